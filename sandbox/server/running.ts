import { setTimeout as delay } from 'node:timers/promises';

const stopTimeout = 3_000;

/** What was started, to be stopped in the opposite order. */
export class Running {
  readonly #steps: (() => Promise<unknown>)[] = [];
  #stopped: Promise<void> | undefined;

  get isStopping(): boolean {
    return this.#stopped !== undefined;
  }

  onStop(step: () => Promise<unknown>): void {
    this.#steps.push(step);
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stopAll();
    return this.#stopped;
  }

  async #stopAll(): Promise<void> {
    for (const step of this.#steps.toReversed()) {
      // A seeding under way holds its connection; stopping the database ends it.
      const patience = new AbortController();
      await Promise.race([
        step().catch((error) => console.error(error)),
        delay(stopTimeout, undefined, { signal: patience.signal }).catch(() => undefined),
      ]);
      patience.abort();
    }
  }
}
