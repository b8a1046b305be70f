// The board in three.js: one unit a cube, x east, z south, y up. Loaded only where it is shown.
import {
  ACESFilmicToneMapping, BoxGeometry, BufferGeometry, CapsuleGeometry, ConeGeometry, CylinderGeometry, DirectionalLight, DoubleSide, EdgesGeometry, Group,
  HemisphereLight, LineBasicMaterial, LineSegments, Mesh, MeshBasicMaterial, MeshStandardMaterial, PerspectiveCamera, PlaneGeometry, Raycaster,
  RingGeometry, Scene as Stage, SphereGeometry, Vector2, Vector3, WebGLRenderer, type Material, type Object3D,
} from 'three';
import type { Thing } from '../../choose/choice';
import type { Position } from '../../table/position';
import { activeOf, cellOf, landOf, spotOf, teamOf, type Spot } from './facts';
import type { How, Point, Seen } from './sight';
import { cube, model } from './things';

type At = Position<'flashpoint'>;

/** Something written over the drawing: a model's tag, a letter of an axis, or the dice of a line of sight. */
export interface Label {
  readonly key: string;
  readonly text: string;
  readonly model: number | null;
  /** How well a line sees that this is written on. */
  readonly how: How | null;
  readonly x: number;
  readonly y: number;
}

/** What a pointer does to the things of the board. */
export interface Hand {
  touch(thing: Thing): void;
  /** It rests on a thing, or on nothing. */
  point(thing: Thing | null): void;
}

const SIGHT: Record<How, number> = { clear: 0x5ff0a0, partly: 0xffd34d, blocked: 0xff5a45 };
const TEAM = { a: 0x4ea8ff, b: 0xff6a4d };
const LEGAL = 0xffb347;
const HINT = 0xb99cff;
/** A hint hangs so high over its place. */
const HINT_HEIGHT = 1.25;
const PANEL = 0.07;
const UNITS = 24;
const TAG_HEIGHT = 0.74;
/** The stage is so wide for its height that the board fits between the squads. */
const ASPECT = 1.4;
const DRAG_PX = 6;
const REST_MS = 200;
/** Milliseconds that a model takes for a cube. */
const STEP_MS = 140;
/** So wide and high is what is written on a line, and where along it that may stand; the first that is free is taken. */
const DICE = { width: 46, height: 24 };
const ALONG = [0.5, 0.62, 0.38, 0.74, 0.26];

/** A model on its way, cube by cube. */
interface Walk {
  readonly points: readonly Vector3[];
  readonly begun: number;
}
const pointAt = ({ x, y, level }: Spot): Vector3 => new Vector3(x, level, -y);

/** Nothing is left in a group, nor of what it was drawn with. */
function empty(group: Group): void {
  group.traverse((part) => {
    if (part instanceof Mesh || part instanceof LineSegments) {
      part.geometry.dispose();
      for (const material of [part.material].flat()) material.dispose();
    }
  });
  group.clear();
}

export class Scene {
  private readonly renderer = new WebGLRenderer({ antialias: true, alpha: true, preserveDrawingBuffer: true });
  private readonly stage = new Stage();
  private readonly camera = new PerspectiveCamera(27.5, 1, 0.1, 100);
  private readonly land = new Group();
  private readonly marks = new Group();
  private readonly figures = new Map<number, Group>();
  private readonly walks = new Map<number, Walk>();
  /** Where models look, once they have walked. */
  private readonly facing = new Map<number, number>();
  private sight: readonly Seen[] = [];
  private cut = 0;
  private readonly observer: ResizeObserver;
  private readonly holder: HTMLElement;
  private readonly onlabels: (labels: Label[]) => void;
  private readonly hand: Hand;
  private resting = 0;
  private turn = { around: -0.35, up: 0.8, away: 18.8 };
  private at: At | null = null;
  private drawn = '';
  private frame = 0;
  private from: { x: number; y: number; moved: boolean } | null = null;

  constructor(holder: HTMLElement, onlabels: (labels: Label[]) => void, hand: Hand) {
    this.holder = holder;
    this.onlabels = onlabels;
    this.hand = hand;
    this.renderer.shadowMap.enabled = true;
    this.renderer.toneMapping = ACESFilmicToneMapping;
    this.renderer.toneMappingExposure = 1.15;
    this.renderer.setPixelRatio(Math.min(2, devicePixelRatio));
    holder.append(this.renderer.domElement);
    this.stage.add(this.land, this.marks);
    this.observer = new ResizeObserver(() => this.resize());
    this.observer.observe(holder);
    holder.addEventListener('pointerdown', this.down);
    holder.addEventListener('pointermove', this.move);
    holder.addEventListener('pointerup', this.up);
    holder.addEventListener('pointerleave', this.leave);
    holder.addEventListener('wheel', this.wheel, { passive: false });
  }

  close(): void {
    cancelAnimationFrame(this.frame);
    this.observer.disconnect();
    this.renderer.dispose();
    this.renderer.domElement.remove();
    this.holder.removeEventListener('pointerdown', this.down);
    this.holder.removeEventListener('pointermove', this.move);
    this.holder.removeEventListener('pointerup', this.up);
    this.holder.removeEventListener('pointerleave', this.leave);
    clearTimeout(this.resting);
    this.holder.removeEventListener('wheel', this.wheel);
  }

  /** Floors, walls and crates: drawn again only if they, the light or the cut have changed. */
  build(at: At, light: boolean, cut: number): void {
    this.at = at;
    this.cut = cut;
    const land = landOf(at);
    const key = `${land.floors} ${land.v.join()} ${light} ${cut}`;
    if (key === this.drawn) return;
    this.drawn = key;
    empty(this.land);
    const n = land.size;
    const paint = (colour: number, more: object = {}) => new MeshStandardMaterial({ color: colour, roughness: 0.75, metalness: 0.15, ...more });
    const materials = {
      ground: paint(light ? 0xc9d0d6 : 0x39434c),
      ground2: paint(light ? 0xbfc7ce : 0x333c44),
      deck: paint(light ? 0xb9c6d1 : 0x556473),
      wall: paint(light ? 0x8b99a5 : 0x6d7c89),
      barrier: paint(0xc49a52),
      crate: paint(light ? 0x9c8f78 : 0x6e6552),
      frame: paint(light ? 0x7d8c98 : 0x7f909e),
      glass: new MeshStandardMaterial({ color: 0x7fd8ff, transparent: true, opacity: 0.28 }),
    };
    const box = (w: number, h: number, d: number, x: number, y: number, z: number, material: Material) => {
      const mesh = new Mesh(new BoxGeometry(w, h, d), material);
      mesh.position.set(x, y, z);
      mesh.castShadow = mesh.receiveShadow = true;
      this.land.add(mesh);
      return mesh;
    };
    this.land.add(new HemisphereLight(0xcfe6ff, 0x2a2118, light ? 2.2 : 1.25));
    const sun = new DirectionalLight(0xfff0d8, 2.6);
    sun.position.set(-2, 12, 3);
    sun.target.position.set(n / 2, 0, -n / 2);
    sun.castShadow = true;
    sun.shadow.mapSize.set(2048, 2048);
    Object.assign(sun.shadow.camera, { left: -8, right: 8, top: 8, bottom: -8 });
    this.land.add(sun, sun.target);
    box(n + 0.5, 0.3, n + 0.5, n / 2, -0.22, -n / 2, paint(light ? 0x9aa5ae : 0x1d242a));

    const levels = Math.min(land.levels, cut + 1);
    for (let number = 0; number < levels * n * n; number++) {
      const floor = land.floors[number] ?? '.';
      if (floor === '.') continue;
      const { x, y, level } = cellOf(at, number);
      const [cx, cz] = [x + 0.5, -(y + 0.5)];
      if (floor === 'X') {
        box(0.96, 0.98, 0.96, cx, level + 0.49, cz, materials.crate).userData['thing'] = cube(number);
        box(1, 0.05, 1, cx, level + 0.97, cz, materials.frame);
        continue;
      }
      const plate = box(0.96, 0.07, 0.96, cx, level - 0.03, cz, level > 0 ? materials.deck : (x + y) % 2 ? materials.ground : materials.ground2);
      plate.userData['thing'] = cube(number);
      if (floor === 'H') {
        const hatch = new Mesh(new RingGeometry(0.22, 0.29, 28), new MeshBasicMaterial({ color: 0xffd34d }));
        hatch.rotation.x = -Math.PI / 2;
        hatch.position.set(cx, level + 0.012, cz);
        this.land.add(hatch);
      }
    }
    const shapes = new Map(at.catalogue.walls.map((wall) => [wall.letter, wall.solid]));
    const panel = (letter: string, x: number, z: number, level: number, alongX: boolean) => {
      for (const [a = 0, b = 0, low = 0, high = 0] of shapes.get(letter) ?? []) {
        const [u0, u1, v0, v1] = [a / UNITS, b / UNITS, low / UNITS, high / UNITS];
        const material = letter === 'b' ? materials.barrier : materials.wall;
        const along = (u0 + u1) / 2;
        box(alongX ? u1 - u0 : PANEL, v1 - v0, alongX ? PANEL : u1 - u0, x + (alongX ? along : 0), level + (v0 + v1) / 2, z - (alongX ? 0 : along), material);
      }
      if (letter === 'w') box(alongX ? 0.83 : 0.02, 0.58, alongX ? 0.02 : 0.83, x + (alongX ? 0.5 : 0), level + 0.62, z - (alongX ? 0 : 0.5), materials.glass);
    };
    for (let level = 0; level < levels; level++) {
      for (let y = 0; y < n; y++) for (let x = 0; x <= n; x++) panel(land.v[level * n + y]?.[x] ?? '.', x, -y, level, false);
      for (let y = 0; y <= n; y++) for (let x = 0; x < n; x++) panel(land.h[level * (n + 1) + y]?.[x] ?? '.', x, -y, level, true);
    }
    this.resize();
  }

  /** Models, tokens, what can be chosen, lines of sight, and what a hint advises. */
  mark(at: At, open: ReadonlySet<Thing>, touched: readonly Thing[], sight: readonly Seen[], ahead: Spot | null, hinted: readonly Thing[] = []): void {
    this.at = at;
    this.sight = sight;
    empty(this.marks);
    this.figures.clear();
    const add = (geometry: BufferGeometry, material: Material, x: number, y: number, z: number, into: Object3D = this.marks) => {
      const mesh = new Mesh(geometry, material);
      mesh.position.set(x, y, z);
      into.add(mesh);
      return mesh;
    };
    for (const thing of new Set([...open, ...touched])) {
      if (!thing.startsWith('cube:')) continue;
      const chosen = touched.includes(thing);
      const number = Number(thing.slice(5));
      const { x, y, level } = cellOf(at, number);
      if (level > this.cut) continue;
      const height = landOf(at).floors[number] === 'X' ? level + 1 : level;
      const tile = add(new PlaneGeometry(0.86, 0.86), new MeshBasicMaterial({ color: LEGAL, transparent: true, opacity: chosen ? 0.9 : 0.46, depthWrite: false }), x + 0.5, height + 0.02, -(y + 0.5));
      tile.rotation.x = -Math.PI / 2;
      tile.userData['thing'] = thing;
      if (chosen) {
        const frame = new LineSegments(new EdgesGeometry(new BoxGeometry(0.9, 0.95, 0.9)), new LineBasicMaterial({ color: LEGAL }));
        frame.position.set(x + 0.5, height + 0.48, -(y + 0.5));
        this.marks.add(frame);
      }
    }
    for (const one of at.view.items) {
      if (typeof one.cube !== 'number') continue;
      const { x, y, level } = cellOf(at, one.cube);
      add(new BoxGeometry(0.16, 0.16, 0.16), new MeshStandardMaterial({ color: 0x9d86ff, emissive: 0x4b35b0 }), x + 0.8, level + 0.09, -(y + 0.8)).rotation.y = 0.7;
    }
    for (const one of at.view.weapons) {
      if (typeof one.cube !== 'number') continue;
      const { x, y, level } = cellOf(at, one.cube);
      add(new BoxGeometry(0.34, 0.07, 0.08), new MeshStandardMaterial({ color: 0xffd34d, emissive: 0x7a5a00 }), x + 0.25, level + 0.16, -(y + 0.78)).rotation.y = 0.5;
    }
    const active = activeOf(at);
    for (const one of at.view.models) {
      const spot = spotOf(at, one);
      if (spot === null) continue;
      const figure = this.figure(TEAM[teamOf(at, one.seat)], one.status.includes('pinned'), one.status.includes('crouched'));
      figure.position.copy(pointAt(spot));
      figure.rotation.y = this.facing.get(one.model) ?? (one.seat === 0 ? 2.1 : -1.2);
      figure.visible = spot.level <= this.cut;
      this.figures.set(one.model, figure);
      figure.traverse((part) => (part.userData['thing'] = model(one.model)));
      this.marks.add(figure);
      if (one.model === active || open.has(model(one.model))) {
        const ring = add(new RingGeometry(0.26, 0.33, 36), new MeshBasicMaterial({ color: LEGAL, side: DoubleSide }), spot.x, spot.level + 0.03, -spot.y);
        ring.rotation.x = -Math.PI / 2;
      }
      if (one.model === active) {
        const beam = new MeshBasicMaterial({ color: LEGAL, transparent: true, opacity: 0.14, side: DoubleSide, depthWrite: false });
        add(new CylinderGeometry(0.26, 0.26, 1.6, 28, 1, true), beam, spot.x, spot.level + 0.8, -spot.y);
      }
    }
    if (ahead) {
      const goal = new MeshBasicMaterial({ color: LEGAL, side: DoubleSide, depthTest: false, transparent: true, opacity: 0.9 });
      add(new RingGeometry(0.2, 0.27, 36), goal, ahead.x, ahead.level + 0.04, -ahead.y).rotation.x = -Math.PI / 2;
    }
    for (const { how, from, to, end, panel } of sight) {
      this.line(from, end, SIGHT[how], 1);
      if (!panel) continue;
      this.line(end, to, SIGHT[how], 0.22);
      const [west, east, south, north, bottom, top] = panel;
      const glow = new MeshBasicMaterial({ color: SIGHT.blocked, transparent: true, opacity: 0.6, depthWrite: false });
      const size = [east - west, top - bottom, north - south].map((side) => Math.max(side, PANEL) + 0.03) as [number, number, number];
      add(new BoxGeometry(...size), glow, (west + east) / 2, (bottom + top) / 2, -(south + north) / 2).renderOrder = 2;
    }
    for (const thing of hinted) {
      const one = thing.startsWith('model:') ? at.view.models[Number(thing.slice(6))] : undefined;
      const cell = thing.startsWith('cube:') ? cellOf(at, Number(thing.slice(5))) : null;
      const spot = one ? spotOf(at, one) : cell && { x: cell.x + 0.5, y: cell.y + 0.5, level: cell.level };
      if (spot) add(new ConeGeometry(0.16, 0.4, 24), new MeshBasicMaterial({ color: HINT }), spot.x, spot.level + HINT_HEIGHT, -spot.y).rotation.x = Math.PI;
    }
    this.render();
  }

  /** A model walks along these spots; where it stands in the end is marked already. */
  walk(number: number, spots: readonly Spot[]): void {
    this.walks.set(number, { points: spots.map(pointAt), begun: performance.now() });
    this.render();
  }

  /** Where a thing is on the drawing. */
  placeOf(thing: Thing): { x: number; y: number } | null {
    if (!this.at) return null;
    const one = thing.startsWith('model:') ? this.at.view.models[Number(thing.slice(6))] : undefined;
    const cell = thing.startsWith('cube:') ? cellOf(this.at, Number(thing.slice(5))) : null;
    const spot = one ? spotOf(this.at, one) : cell && { x: cell.x + 0.5, y: cell.y + 0.5, level: cell.level };
    return spot && this.onScreen(spot.x, spot.level + (one ? TAG_HEIGHT / 2 : 0), -spot.y);
  }

  /** Models on their way are where they are now. */
  private step(): void {
    const now = performance.now();
    for (const [number, { points, begun }] of this.walks) {
      const figure = this.figures.get(number);
      const at = (now - begun) / STEP_MS;
      const [from, to] = [points[Math.floor(at)], points[Math.floor(at) + 1]];
      if (!figure || !from || !to) {
        this.walks.delete(number);
        continue;
      }
      const share = at % 1;
      figure.position.lerpVectors(from, to, share);
      // Up and down are jumps.
      figure.position.y = from.y + (to.y - from.y) * share + Math.abs(to.y - from.y) * 0.4 * Math.sin(share * Math.PI);
      if (Math.hypot(to.x - from.x, to.z - from.z) > 0) {
        this.facing.set(number, Math.atan2(to.x - from.x, to.z - from.z));
        figure.rotation.y = this.facing.get(number)!;
      }
    }
  }

  /** Our own figurine: a disc, legs, a body, a head, a visor, a rifle. */
  private figure(colour: number, lying: boolean, low: boolean): Group {
    const whole = new Group();
    const body = new MeshStandardMaterial({ color: colour, roughness: 0.45, metalness: 0.35 });
    const dark = new MeshStandardMaterial({ color: 0x1d242a });
    const part = (geometry: BufferGeometry, material: Material, x: number, y: number, z: number, into: Group) => {
      const mesh = new Mesh(geometry, material);
      mesh.position.set(x, y, z);
      mesh.castShadow = true;
      into.add(mesh);
    };
    part(new CylinderGeometry(0.2, 0.22, 0.05, 28), dark, 0, 0.03, 0, whole);
    const man = new Group();
    part(new CylinderGeometry(0.07, 0.06, 0.2, 10), body, -0.07, 0.15, 0, man);
    part(new CylinderGeometry(0.07, 0.06, 0.2, 10), body, 0.07, 0.15, 0, man);
    part(new CapsuleGeometry(0.11, 0.13, 4, 14), body, 0, 0.34, 0, man);
    part(new SphereGeometry(0.065, 14, 10), body, -0.15, 0.41, 0, man);
    part(new SphereGeometry(0.065, 14, 10), body, 0.15, 0.41, 0, man);
    part(new SphereGeometry(0.09, 18, 14), body, 0, 0.55, 0, man);
    part(new BoxGeometry(0.11, 0.045, 0.05), new MeshStandardMaterial({ color: 0xffcf5a, emissive: 0x8a6200 }), 0, 0.555, 0.068, man);
    part(new BoxGeometry(0.05, 0.06, 0.34), dark, 0.08, 0.36, 0.16, man);
    if (lying) {
      man.rotation.x = Math.PI / 2;
      man.position.set(0, 0.14, -0.25);
    } else if (low) man.scale.y = 0.72;
    whole.add(man);
    return whole;
  }

  private line(from: Point, to: Point, colour: number, opacity: number): void {
    const [a, b] = [from, to].map(([x, y, z]) => new Vector3(x, z, -y)) as [Vector3, Vector3];
    const material = new MeshBasicMaterial({ color: colour, depthTest: false, transparent: opacity < 1, opacity });
    const tube = new Mesh(new CylinderGeometry(0.022, 0.022, a.distanceTo(b), 8), material);
    tube.position.copy(a).lerp(b, 0.5);
    tube.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), b.clone().sub(a).normalize());
    tube.renderOrder = 3;
    this.marks.add(tube);
  }

  private resize(): void {
    const { clientWidth, clientHeight } = this.holder;
    if (clientWidth === 0 || clientHeight === 0) return;
    this.renderer.setSize(clientWidth, clientHeight);
    this.camera.aspect = clientWidth / clientHeight;
    this.camera.updateProjectionMatrix();
    this.render();
  }

  private render(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.draw());
  }

  private draw(): void {
    if (!this.at) return;
    const n = landOf(this.at).size;
    const { around, up } = this.turn;
    // On a stage that is not wide the board is seen from further away.
    const away = this.turn.away * Math.max(1, ASPECT / this.camera.aspect);
    const look = new Vector3(n / 2 - 0.1, 0.35, -n / 2 + 0.7);
    this.camera.position.set(look.x + away * Math.sin(around) * Math.cos(up), look.y + away * Math.sin(up), look.z + away * Math.cos(around) * Math.cos(up));
    this.camera.lookAt(look);
    this.step();
    this.renderer.render(this.stage, this.camera);
    this.onlabels(this.labels(n));
    if (this.walks.size > 0) this.render();
  }

  private onScreen(x: number, y: number, z: number): { x: number; y: number } {
    const p = new Vector3(x, y, z).project(this.camera);
    return { x: ((p.x + 1) / 2) * this.holder.clientWidth, y: ((1 - p.y) / 2) * this.holder.clientHeight };
  }

  /** Tags over the models, moved apart where they meet, dice on the lines of sight, and the letters of the axes. */
  private labels(n: number): Label[] {
    const at = this.at!;
    const tags = at.view.models
      .flatMap((one) => {
        const figure = this.figures.get(one.model);
        if (!figure) return [];
        const { x, y, z } = figure.position;
        return [{ key: `model ${one.model}`, text: '', model: one.model, how: null, ...this.onScreen(x, y + TAG_HEIGHT, z) }];
      })
      .sort((a, b) => b.y - a.y);
    tags.forEach((tag, i) => {
      for (let again = true; again; ) {
        again = false;
        for (const other of tags.slice(0, i)) {
          if (Math.abs(other.x - tag.x) >= 42 || Math.abs(other.y - tag.y) >= 33) continue;
          tag.y = other.y - 34;
          again = true;
        }
      }
    });
    const dice: Label[] = [];
    for (const { target, dice: text, how, from, to } of this.sight) {
      if (text === '') continue;
      const taken = [...tags.map(({ x, y }) => ({ x, y: y - 17 })), ...dice];
      const along = ALONG.map((share) => this.onScreen(from[0] + (to[0] - from[0]) * share, from[2] + (to[2] - from[2]) * share, -(from[1] + (to[1] - from[1]) * share)));
      const feet = this.onScreen(to[0], Math.floor(to[2]), -to[1]);
      const spots = [...along, { x: feet.x, y: feet.y + DICE.height }, { x: feet.x + DICE.width, y: feet.y }];
      const free = spots.find((spot) => taken.every((other) => Math.abs(other.x - spot.x) >= DICE.width || Math.abs(other.y - spot.y) >= DICE.height));
      dice.push({ key: `dice ${target}`, text, model: null, how, ...(free ?? spots[0]!) });
    }
    const axes = Array.from({ length: n }, (_, k) => [
      { key: `column ${k}`, text: String.fromCharCode(65 + k), model: null, how: null, ...this.onScreen(k + 0.5, 0, 0.42) },
      { key: `row ${k}`, text: String(k + 1), model: null, how: null, ...this.onScreen(-0.38, 0, -(k + 0.5)) },
    ]).flat();
    return [...axes, ...dice, ...tags];
  }

  private readonly down = (event: PointerEvent): void => {
    this.from = { x: event.clientX, y: event.clientY, moved: false };
    this.holder.setPointerCapture(event.pointerId);
  };
  private readonly move = (event: PointerEvent): void => {
    if (!this.from) {
      clearTimeout(this.resting);
      this.resting = window.setTimeout(() => this.hand.point(this.thingAt(event)), REST_MS);
      return;
    }
    const [dx, dy] = [event.clientX - this.from.x, event.clientY - this.from.y];
    if (!this.from.moved && Math.hypot(dx, dy) < DRAG_PX) return;
    this.turn.around -= dx * 0.006;
    this.turn.up = Math.min(1.5, Math.max(0.2, this.turn.up + dy * 0.005));
    this.from = { x: event.clientX, y: event.clientY, moved: true };
    this.render();
  };
  private readonly up = (event: PointerEvent): void => {
    const clicked = this.from !== null && !this.from.moved;
    this.from = null;
    const thing = clicked ? this.thingAt(event) : null;
    if (thing !== null) this.hand.touch(thing);
  };
  private readonly leave = (): void => {
    clearTimeout(this.resting);
    this.hand.point(null);
  };
  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.turn.away = Math.min(30, Math.max(7, this.turn.away * (1 + event.deltaY * 0.001)));
    this.render();
  };

  /** The thing of the board under a pointer. */
  private thingAt(event: PointerEvent): Thing | null {
    const box = this.holder.getBoundingClientRect();
    const point = new Vector2(((event.clientX - box.left) / box.width) * 2 - 1, 1 - ((event.clientY - box.top) / box.height) * 2);
    const ray = new Raycaster();
    ray.setFromCamera(point, this.camera);
    for (const hit of ray.intersectObjects([this.marks, this.land], true)) {
      const thing: unknown = hit.object.userData['thing'];
      if (typeof thing === 'string') return thing;
    }
    return null;
  }
}
