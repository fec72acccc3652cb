/** Something that moves for a while, and can be cut short. */

export class Motion {
  /** How many times as fast as at the table. */
  rate = 1;
  /** Whether the rest is to jump. */
  skipped = false;
  #frame = 0;
  #finish: (() => void) | null = null;

  /** Draw parts of a movement from 0 to 1; resolves at its end. */
  run(time: number, draw: (part: number) => void): Promise<void> {
    return new Promise((resolve) => {
      const begun = performance.now();
      this.#finish = () => {
        this.#finish = null;
        draw(1);
        resolve();
      };
      const step = (now: number) => {
        const part = Math.min(1, ((now - begun) * this.rate) / time);
        if (part >= 1) this.#finish?.();
        else {
          draw(Math.max(0, part));
          this.#frame = requestAnimationFrame(step);
        }
      };
      this.#frame = requestAnimationFrame(step);
    });
  }

  skip(): void {
    this.skipped = true;
    cancelAnimationFrame(this.#frame);
    this.#finish?.();
  }
}
