/** One thing the shopper asked for, as the fields of a form. */
export type Change = { intent: string; line?: string } & Record<string, string>;

interface Waiting<Outcome> {
  change: Change;
  outcome: Promise<Outcome>;
  settle(outcome: Outcome): void;
}

export interface ChangeQueue<Outcome> {
  push(change: Change): Promise<Outcome>;
  /** Whether a change of this line has not been sent yet. */
  isWaiting(line: string): boolean;
}

/**
 * Sends one change at a time. What is still waiting is replaced by a later wish for the same thing, so a row of quick
 * clicks becomes one change.
 */
export function createChangeQueue<Outcome>(options: {
  /** Never rejects: a failure is an outcome, too. */
  deliver(change: Change): Promise<Outcome>;
  onIdle(): void;
}): ChangeQueue<Outcome> {
  const waiting: Waiting<Outcome>[] = [];
  let running = false;

  async function run() {
    if (running) return;
    running = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      next.settle(await options.deliver(next.change));
    }
    running = false;
    options.onIdle();
  }

  return {
    push(change) {
      const outdated = waiting.find((entry) => replaces(change, entry.change));
      if (outdated) {
        outdated.change = change;
        return outdated.outcome;
      }
      const { promise, resolve } = Promise.withResolvers<Outcome>();
      waiting.push({ change, outcome: promise, settle: resolve });
      run();
      return promise;
    },
    isWaiting: (line) => waiting.some(({ change }) => change.line === line),
  };
}

function replaces(later: Change, earlier: Change): boolean {
  if (later.line === undefined || later.line !== earlier.line) return false;
  if (later.intent === 'setInterval') return earlier.intent === 'setInterval';
  return earlier.intent === 'setQuantity' && ['setQuantity', 'remove'].includes(later.intent);
}
