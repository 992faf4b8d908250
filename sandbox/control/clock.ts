/** The time as the sandbox sees it; a test may move it to see what expires. */
export class Clock {
  #offset = 0;

  readonly now = (): Date => new Date(Date.now() + this.#offset);

  set(time: Date): void {
    this.#offset = time.getTime() - Date.now();
  }

  /** How far it is ahead of this machine. */
  get offset(): number {
    return this.#offset;
  }

  reset(): void {
    this.#offset = 0;
  }
}
