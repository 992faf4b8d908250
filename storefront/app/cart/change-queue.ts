import type { CartChange } from './cart-change.ts';

interface QueuedChange<Result> {
  change: CartChange;
  result: Promise<Result>;
  resolve(result: Result): void;
}

interface ChangeQueue<Result> {
  push(change: CartChange): Promise<Result>;
  /** Whether a change of this line has not been sent yet. */
  isQueued(line: string): boolean;
}

/** Sends one change at a time; a queued change is replaced by a later one for the same thing, so quick clicks are one request. */
export function createChangeQueue<Result>(options: {
  /** Must not reject: a failure is a result as well. */
  send(change: CartChange): Promise<Result>;
  onIdle(): void;
}): ChangeQueue<Result> {
  const queued: QueuedChange<Result>[] = [];
  let running = false;

  async function run() {
    if (running) return;
    running = true;
    for (let next = queued.shift(); next; next = queued.shift()) {
      next.resolve(await options.send(next.change));
    }
    running = false;
    options.onIdle();
  }

  return {
    push(change) {
      const superseded = queued.find((entry) => supersedes(change, entry.change));
      if (superseded) {
        superseded.change = change;
        return superseded.result;
      }
      const { promise, resolve } = Promise.withResolvers<Result>();
      queued.push({ change, result: promise, resolve });
      run();
      return promise;
    },
    isQueued: (line) => queued.some(({ change }) => lineOf(change) === line),
  };
}

/** The key of the line a change is about, if any. */
export function lineOf(change: CartChange): string | undefined {
  return 'line' in change ? change.line : undefined;
}

function supersedes(later: CartChange, earlier: CartChange): boolean {
  const line = lineOf(later);
  if (line === undefined || line !== lineOf(earlier)) return false;
  if (later.intent === 'setInterval') return earlier.intent === 'setInterval';
  return earlier.intent === 'setQuantity';
}
