/** A list that follows what is new, unless its reader scrolled up; then it counts what is new. */

/** What is known of an element that scrolls. */
export interface Scrolled {
  scrollTop: number;
  clientHeight: number;
  scrollHeight: number;
}

/** Pixels from the end within which a reader is there. */
const NEAR = 40;

export class Following {
  on = $state(true);
  #read = $state(0);
  #before = 0;

  /** The list was moved, by a hand or by itself: a fold that opens makes it longer, only a hand moves it up. */
  scrolled(list: Scrolled, lines: number): void {
    if (list.scrollTop + list.clientHeight > list.scrollHeight - NEAR) this.on = true;
    else if (this.on && list.scrollTop < this.#before - 2) {
      this.on = false;
      this.#read = lines;
    }
    this.#before = list.scrollTop;
  }

  /** How many lines came since the reader left. */
  fresh(lines: number): number {
    return this.on ? 0 : Math.max(0, lines - this.#read);
  }

  /** Go to the end, if the list follows. */
  keepUp(list: Scrolled | null): void {
    if (this.on && list) list.scrollTop = list.scrollHeight;
  }
}
