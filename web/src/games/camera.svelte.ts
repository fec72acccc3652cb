/** The eye over a board: what part of it is seen, how it flies there, and how fingers and wheels move it. */

import { stillMotion } from '../shared/settings.svelte';

/** Middle of the picture in board units, and pixels a unit. */
export interface Look {
  x: number;
  y: number;
  scale: number;
}

export interface Point {
  x: number;
  y: number;
}

/** What stays free around what is shown, for tags and signs, in board units. */
const ROOM = { x: 170, y: 200 };
const ROOM_PHONE = { x: 60, y: 150 };
const NEAREST = 6;
const FLIGHT = 420;
const NUDGE = 6;
const PHONE = 640;

export const ease = (t: number): number => {
  const c = Math.min(1, Math.max(0, t));
  return c * c * (3 - 2 * c);
};

export class Camera {
  width = $state(800);
  height = $state(560);
  look = $state<Look>({ x: 500, y: 333, scale: 1 });
  /** Whether all of the board is shown. */
  whole = $state(true);
  flying = $state(false);
  /** The look that shows everything. */
  readonly home = $derived.by(() => this.fitted(this.width, this.height));
  readonly phone = $derived(this.width < PHONE);
  #flight = 0;
  #settle = 0;
  #pointers = new Map<number, { x: number; y: number }>();
  #dragged = 0;
  #pinch = 0;

  constructor(private fitted: (width: number, height: number) => Look) {}

  fly(to: Look): void {
    cancelAnimationFrame(this.#flight);
    const from = { ...this.look };
    if (stillMotion()) {
      this.look = to;
      return;
    }
    const begun = performance.now();
    this.flying = true;
    const step = (now: number) => {
      const part = ease(Math.min(1, (now - begun) / FLIGHT));
      this.look = {
        x: from.x + (to.x - from.x) * part,
        y: from.y + (to.y - from.y) * part,
        scale: from.scale * (to.scale / from.scale) ** part,
      };
      if (part < 1) this.#flight = requestAnimationFrame(step);
      else this.flying = false;
    };
    this.#flight = requestAnimationFrame(step);
  }

  showAll(): void {
    this.whole = true;
    this.fly(this.home);
  }

  /** Fly so near that these points fill the picture, but no nearer than `most`. */
  showPoints(points: Point[], most: number): void {
    if (!points.length) return this.showAll();
    this.whole = false;
    this.fly(this.#around(points, most));
  }

  /** The same, but where not all points fit at a scale that can be read, the last ones are given up. */
  showFirst(groups: Point[][], least: number, most: number): void {
    for (let count = groups.length; count > 1; count -= 1) {
      const points = groups.slice(0, count).flat();
      if (points.length && this.#around(points, most).scale >= least) return this.showPoints(points, most);
    }
    this.showPoints(groups[0] ?? [], most);
  }

  #around(points: Point[], most: number): Look {
    const xs = points.map((p) => p.x);
    const ys = points.map((p) => p.y);
    const span = { x: Math.max(...xs) - Math.min(...xs), y: Math.max(...ys) - Math.min(...ys) };
    const room = this.phone ? ROOM_PHONE : ROOM;
    const scale = Math.min(most, this.width / (span.x + room.x), this.height / (span.y + room.y));
    const middle = { x: (Math.max(...xs) + Math.min(...xs)) / 2, y: (Math.max(...ys) + Math.min(...ys)) / 2 };
    return { ...middle, scale: Math.max(this.home.scale, scale) };
  }

  /** Ride along with something that leaves the middle of a zoomed picture. */
  follow(point: Point): void {
    const push = (d: number, room: number) => (Math.abs(d) > room * 0.22 ? d - Math.sign(d) * room * 0.22 : 0);
    const { x, y, scale } = this.look;
    const dx = push((point.x - x) * scale, this.width);
    const dy = push((point.y - y) * scale, this.height);
    if (dx || dy) this.look = { x: x + dx / scale, y: y + dy / scale, scale };
  }

  down(event: PointerEvent, frame: HTMLElement): void {
    if (event.button > 0) return;
    frame.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#pointers.size === 1) this.#dragged = 0;
    this.#pinch = this.#distance();
  }

  move(event: PointerEvent, frame: HTMLElement): void {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const dx = event.clientX - before.x;
    const dy = event.clientY - before.y;
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.#dragged += Math.abs(dx) + Math.abs(dy);
    if (this.#dragged < NUDGE) return;
    cancelAnimationFrame(this.#flight);
    this.flying = true;
    this.whole = false;
    this.look.x -= dx / this.look.scale / this.#pointers.size;
    this.look.y -= dy / this.look.scale / this.#pointers.size;
    if (this.#pointers.size === 2) {
      const now = this.#distance();
      if (this.#pinch) this.#zoom(now / this.#pinch, event.clientX - dx / 2, event.clientY, frame);
      this.#pinch = now;
    }
    this.#clamp();
  }

  /** A finger leaves; where it tapped in board units, if it was a tap. */
  up(event: PointerEvent, frame: HTMLElement): Point | null {
    if (!this.#pointers.delete(event.pointerId)) return null;
    this.flying = false;
    if (this.#dragged >= NUDGE || event.type !== 'pointerup' || this.#pointers.size) return null;
    return this.point(event, frame);
  }

  /** Where a pointer is, in board units. */
  point(event: PointerEvent, frame: HTMLElement): Point {
    const box = frame.getBoundingClientRect();
    return {
      x: this.look.x + (event.clientX - box.left - this.width / 2) / this.look.scale,
      y: this.look.y + (event.clientY - box.top - this.height / 2) / this.look.scale,
    };
  }

  /** Whether a finger or button is down, and has dragged the board. */
  get dragging(): boolean {
    return this.#pointers.size > 0 && this.#dragged >= NUDGE;
  }

  wheel(event: WheelEvent, frame: HTMLElement): void {
    event.preventDefault();
    cancelAnimationFrame(this.#flight);
    this.flying = true;
    this.#zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), event.clientX, event.clientY, frame);
    this.#clamp();
    clearTimeout(this.#settle);
    this.#settle = window.setTimeout(() => (this.flying = false), 160);
  }

  #zoom(by: number, clientX: number, clientY: number, frame: HTMLElement): void {
    const box = frame.getBoundingClientRect();
    const [px, py] = [clientX - box.left - this.width / 2, clientY - box.top - this.height / 2];
    const fit = this.home.scale;
    const scale = Math.min(fit * NEAREST, Math.max(fit * 0.9, this.look.scale * by));
    this.look = {
      x: this.look.x + px / this.look.scale - px / scale,
      y: this.look.y + py / this.look.scale - py / scale,
      scale,
    };
    this.whole = scale <= fit * 1.02;
  }

  #clamp(): void {
    const fit = this.home.scale;
    this.look.scale = Math.min(fit * NEAREST, Math.max(fit * 0.9, this.look.scale));
    this.look.x = Math.min(1080, Math.max(-80, this.look.x));
    this.look.y = Math.min(740, Math.max(-80, this.look.y));
  }

  #distance(): number {
    const [a, b] = [...this.#pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
}
