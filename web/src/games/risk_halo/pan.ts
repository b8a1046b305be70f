// The map under fingers: one pushes it, two draw it nearer. Pure but for the attachment that listens.
import type { Attachment } from 'svelte/attachments';
import type { Sheet } from './names';

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** A finger that goes further than this pushes; one that does not, taps. */
const TAP_PX = 8;
/** The least and the most of the map that is shown, in its own units. */
export const NEAREST = 240;

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** No part of the map can be pushed out of sight. */
function held(box: Sheet, whole: Sheet): Sheet {
  const x = box.w >= whole.w ? whole.x - (box.w - whole.w) / 2 : within(box.x, whole.x, whole.x + whole.w - box.w);
  const y = box.h >= whole.h ? whole.y - (box.h - whole.h) / 2 : within(box.y, whole.y, whole.y + whole.h - box.h);
  return { ...box, x, y };
}

/** The part that is shown after a push of so many units. */
export const pushed = (box: Sheet, dx: number, dy: number, whole: Sheet): Sheet => held({ ...box, x: box.x - dx, y: box.y - dy }, whole);

/** The part that is shown after it was drawn nearer, by a factor, around its middle. */
export function nearer(box: Sheet, factor: number, whole: Sheet): Sheet {
  const w = within(box.w / factor, NEAREST, whole.w);
  const h = (box.h / box.w) * w;
  return held({ x: box.x + (box.w - w) / 2, y: box.y + (box.h - h) / 2, w, h }, whole);
}

const middle = (fingers: readonly Finger[]): Finger => ({
  x: fingers.reduce((sum, one) => sum + one.x, 0) / fingers.length,
  y: fingers.reduce((sum, one) => sum + one.y, 0) / fingers.length,
});
const apart = ([a, b]: readonly Finger[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** A drawing that is moved by fingers: `onmove` is told by how many pixels, and how much nearer. */
export const fingered =
  (onmove: (dx: number, dy: number, factor: number) => void): Attachment<SVGElement> =>
  (element) => {
    const fingers = new Map<number, Finger>();
    let first: Finger | null = null;
    let moving = false;

    const down = (event: PointerEvent) => {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size === 1) [first, moving] = [{ x: event.clientX, y: event.clientY }, false];
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      const before = [...fingers.values()];
      const next = { x: event.clientX, y: event.clientY };
      if (!moving && first && Math.hypot(next.x - first.x, next.y - first.y) < TAP_PX) return;
      moving = true;
      // The things of the map are not dragged with it.
      event.stopPropagation();
      fingers.set(event.pointerId, next);
      const [from, to] = [middle(before), middle([...fingers.values()])];
      const factor = fingers.size > 1 ? apart([...fingers.values()]) / (apart(before) || 1) : 1;
      onmove(to.x - from.x, to.y - from.y, factor);
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);
    const click = (event: MouseEvent) => {
      if (moving) event.stopPropagation();
      moving = false;
    };
    const capture = { capture: true };
    element.addEventListener('pointerdown', down, capture);
    window.addEventListener('pointermove', move, capture);
    window.addEventListener('pointerup', up, capture);
    window.addEventListener('pointercancel', up, capture);
    element.addEventListener('click', click, capture);
    return () => {
      element.removeEventListener('pointerdown', down, capture);
      window.removeEventListener('pointermove', move, capture);
      window.removeEventListener('pointerup', up, capture);
      window.removeEventListener('pointercancel', up, capture);
      element.removeEventListener('click', click, capture);
    };
  };
