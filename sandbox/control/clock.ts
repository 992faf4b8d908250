/** The time as the sandbox sees it; a test may move it to see what expires. */
export class Clock {
  #offset = 0;

  readonly now = (): Date => new Date(Date.now() + this.#offset);

  set(time: Date): void {
    this.#offset = time.getTime() - Date.now();
  }

  reset(): void {
    this.#offset = 0;
  }
}
