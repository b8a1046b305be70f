// What makes an element a thing of the board: it can be clicked, dragged, pointed at and held to hear why not.
import type { Attachment } from 'svelte/attachments';
import type { Thing } from '../choose/choice';
import type { Table } from '../table/table.svelte';
import type { GameId } from '../messages';

/** A pointer that rests on a thing this long asks about it. */
const HOVER_MS = 250;
/** A finger that rests on a thing this long asks about it. */
const HOLD_MS = 420;
/** A pointer that moves this far, pressed, drags. */
const DRAG_PX = 10;

/** The element of a thing on the page. */
export const elementOf = (thing: Thing): Element | null => document.querySelector(`[data-thing="${CSS.escape(thing)}"]`);

/** The thing under a point of the page. */
function thingAt(x: number, y: number, except: Element): Thing | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest('[data-thing]');
    if (found && found !== except) return found.getAttribute('data-thing');
  }
  return null;
}

/** Whether a point lies on the board, where a thing that needs no target may be dropped. */
const onBoard = (x: number, y: number): boolean =>
  document.elementsFromPoint(x, y).some((element) => element.matches('[data-board]'));

export function asThing<G extends GameId>(table: Table<G>, thing: Thing): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.setAttribute('data-thing', thing);
    let timer = 0;
    let dragged = false;
    let from: { x: number; y: number } | null = null;

    const point = () => table.point(thing);
    const leave = () => {
      clearTimeout(timer);
      if (table.pointed === thing) table.point(null);
    };
    const enter = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') timer = window.setTimeout(point, HOVER_MS);
    };
    const down = (event: PointerEvent) => {
      dragged = false;
      from = { x: event.clientX, y: event.clientY };
      if (event.pointerType !== 'mouse') timer = window.setTimeout(point, HOLD_MS);
    };
    const move = (event: PointerEvent) => {
      if (from === null) return;
      const dx = event.clientX - from.x;
      const dy = event.clientY - from.y;
      if (!dragged && Math.hypot(dx, dy) < DRAG_PX) return;
      if (!dragged) {
        if (table.state(thing) !== 'can' && table.state(thing) !== 'chosen') {
          from = null;
          return;
        }
        dragged = true;
        element.setPointerCapture(event.pointerId);
        clearTimeout(timer);
        table.point(null);
        if (!table.touched.includes(thing)) table.touch(thing);
        element.setAttribute('data-dragged', '');
      }
      element.style.translate = `${dx}px ${dy}px`;
    };
    const up = (event: PointerEvent) => {
      clearTimeout(timer);
      from = null;
      if (!dragged) return;
      element.style.translate = '';
      element.removeAttribute('data-dragged');
      const target = thingAt(event.clientX, event.clientY, element);
      if (target !== null && table.open.has(target)) table.touch(target);
      else if (table.armed !== null && onBoard(event.clientX, event.clientY)) table.send(table.armed.code);
      else if (target !== null) table.point(target);
    };
    const click = (event: MouseEvent) => {
      if (!dragged) table.touch(thing);
      dragged = false;
      // Whoever puts a set together with the pointer sends it with Enter, which would take the last one out again.
      if (event.detail > 0 && table.sets) element.blur();
    };

    const listeners: [string, (event: never) => void][] = [
      ['click', click],
      ['pointerenter', enter],
      ['pointerleave', leave],
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
      ['focus', () => element.matches(':focus-visible') && point()],
      ['blur', leave],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener as EventListener);
    return () => {
      clearTimeout(timer);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener as EventListener);
    };
  };
}
