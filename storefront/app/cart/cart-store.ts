import type { Cart, CartLine } from '../commerce/cart.ts';
import type { CartProblem, ProblemPlace } from '../commerce/cart-problems.ts';
import type { AddOutcome, ItemToAdd } from '../merchandise/add-to-cart.ts';
import { type CartView, type RemovedLine, removedLine } from './cart-view.ts';
import { type Change, createChangeQueue } from './change-queue.ts';
import { isDone, lineOf } from './is-done.ts';

export interface CartState {
  /** False until the first answer has arrived. */
  known: boolean;
  /** As the server last told it: nothing in it is ever made up here. */
  cart: Cart | null;
  problems: CartProblem[];
  /** Quantities that were asked for and are not confirmed yet, by line. */
  wanted: Record<string, number>;
  removed: RemovedLine[];
  isCartBusy: boolean;
  /** Changes are kept until there is a connection again. */
  offline: boolean;
  /** Nobody knows whether the last change was made: the figures are those from before. */
  outdated: boolean;
}

/** How the store reaches the server and other tabs; rejects where there is no connection. */
export interface CartConnection {
  read(): Promise<CartView>;
  /** Null where the platform does not answer. */
  send(change: Change): Promise<CartView | null>;
  tellOtherTabs(): void;
  pause(milliseconds: number): Promise<void>;
  untilOnline(): Promise<void>;
}

export const nothingKnown: CartState = {
  known: false,
  cart: null,
  problems: [],
  wanted: {},
  removed: [],
  isCartBusy: false,
  offline: false,
  outdated: false,
};

const pausesBetweenTries = [500, 1500];
const betweenReadings = 3000;

/** The browser's copy of the cart: shows wishes at once, amounts only as the server confirms them. */
export function createCartStore(connection: CartConnection) {
  let state = nothingKnown;
  const listeners = new Set<() => void>();
  /** Counts what was asked for and answered: an answer to a question from before is not believed. */
  let moment = 0;
  let changedElsewhere = false;
  /** What the last reading had to say: the next one says it again or it is over. */
  let readProblems: CartProblem[] = [];

  const queue = createChangeQueue<CartView>({ deliver, onIdle });

  function update(changes: Partial<CartState>) {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function push(change: Change): Promise<CartView> {
    moment += 1;
    update({ isCartBusy: true, problems: problemsElsewhere(state.problems, change) });
    return queue.push(change);
  }

  async function deliver(change: Change): Promise<CartView> {
    // what says how things shall be may be said twice; adding, and trying a code, may not
    const repeatable = !['add', 'applyDiscount', 'applyGiftCard'].includes(change.intent);
    const pauses = repeatable ? [...pausesBetweenTries] : [];
    for (;;) {
      try {
        const view = await connection.send(change);
        if (view) return confirm(change, view);
        const pause = pauses.shift();
        if (pause === undefined) return giveUp(change, 'unavailable');
        await connection.pause(pause);
      } catch {
        if (!repeatable) return giveUp(change, 'offline');
        update({ offline: true });
        await connection.untilOnline();
      }
    }
  }

  function confirm(change: Change, view: CartView): CartView {
    moment += 1;
    const problems = [...problemsElsewhere(state.problems, change), ...view.problems];
    update({
      known: true,
      cart: view.cart,
      problems,
      wanted: withoutSettled(change),
      offline: false,
      outdated: false,
    });
    connection.tellOtherTabs();
    return view;
  }

  /** No answer does not mean that nothing was done: what the cart is now decides what is told. */
  async function giveUp(change: Change, kind: 'unavailable' | 'offline'): Promise<CartView> {
    const view = await readAgain();
    if (view && isDone(change, state.cart, view.cart)) return confirm(change, view);
    moment += 1;
    const place = placeOf(change);
    const problem: CartProblem = { kind, ...(place && { place }) };
    update({
      ...(view && { known: true, cart: view.cart }),
      problems: [...state.problems, problem],
      wanted: withoutSettled(change),
      removed: state.removed.filter(({ line }) => line.key !== change.line),
      outdated: !view,
    });
    return { cart: state.cart, problems: [problem] };
  }

  async function readAgain(): Promise<CartView | null> {
    for (const pause of [0, ...pausesBetweenTries]) {
      if (pause > 0) await connection.pause(pause);
      const view = await connection.read().catch(() => null);
      if (view) return view;
    }
    return null;
  }

  function withoutSettled({ line }: Change): CartState['wanted'] {
    if (line === undefined || queue.isWaiting(line)) return state.wanted;
    const { [line]: _, ...others } = state.wanted;
    return others;
  }

  function onIdle() {
    update({ isCartBusy: false, wanted: {} });
    if (state.outdated) catchUp();
    if (!changedElsewhere) return;
    changedElsewhere = false;
    refresh();
  }

  async function catchUp() {
    while (state.outdated && !state.isCartBusy) {
      await connection.pause(betweenReadings);
      await refresh();
    }
  }

  /** Takes over what was read, unless something has happened since it was asked for. */
  function receive(view: CartView, asOf: number) {
    if (state.isCartBusy) changedElsewhere = true;
    if (state.isCartBusy || asOf !== moment) return;
    const { cart, problems } = view;
    const kept = state.problems.filter(
      (problem) => !readProblems.includes(problem) && stillHasItsPlace(problem, cart),
    );
    readProblems = problems;
    update({ known: true, cart, problems: [...kept, ...problems], outdated: false });
  }

  async function refresh() {
    if (state.isCartBusy) {
      changedElsewhere = true;
      return;
    }
    const asOf = moment;
    const view = await connection.read().catch(() => null);
    if (view) receive(view, asOf);
  }

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** To be noted before something is read that is to be received. */
    now: () => moment,
    receive,
    refresh,
    setQuantity(line: string, quantity: number) {
      if (quantity === 0) return this.remove(line);
      update({ wanted: { ...state.wanted, [line]: quantity } });
      return push({ intent: 'setQuantity', line, quantity: String(quantity) });
    },
    /** With a key where it is saved for later instead. */
    remove(line: string, savedAs?: string) {
      const removed = removedLine(state.cart, line);
      update({
        wanted: { ...state.wanted, [line]: 0 },
        removed: removed ? [...state.removed, { ...removed, savedAs }] : state.removed,
      });
      return push({ intent: 'remove', line });
    },
    /** Answers with the line that is back. */
    async undo(removed: RemovedLine): Promise<CartLine | null> {
      const { key, variant, quantity, subscription } = removed.line;
      this.forgetRemoved(key);
      const item = { variantId: variant.id, quantity, planId: subscription?.planId };
      const { line } = await this.add(item);
      // what could not be put back is still offered
      if (!line) update({ removed: [...state.removed, removed] });
      return line;
    },
    /** What a field refuses needs no server: it is told like any other problem. */
    refuse(problem: CartProblem & { place: { line: string } }) {
      const { line } = problem.place;
      const others = problemsElsewhere(state.problems, { intent: 'setQuantity', line });
      update({ problems: [...others, problem] });
    },
    /** It can no longer be put back. */
    forgetRemoved(key: string) {
      update({ removed: state.removed.filter(({ line }) => line.key !== key) });
    },
    connectionChanged(online: boolean) {
      update({ offline: !online });
      // whoever was away may have missed what other tabs have done
      if (online) refresh();
    },
    setInterval: (line: string, plan: string) => push({ intent: 'setInterval', line, plan }),
    /** A form that changes codes: nothing of it is shown before it is confirmed. */
    send: push,
    async add({ variantId, quantity, planId }: ItemToAdd): Promise<AddOutcome> {
      const before = lineOf({ variantId, planId }, state.cart)?.quantity ?? 0;
      const { cart, problems } = await push({
        intent: 'add',
        variant: variantId,
        quantity: String(quantity),
        plan: planId ?? '',
      });
      const line = lineOf({ variantId, planId }, cart) ?? null;
      return { added: line !== null && line.quantity > before, line, cart, problems };
    },
  };
}

function placeOf({ intent, line }: Change): ProblemPlace | undefined {
  if (line !== undefined) return { line };
  if (intent.endsWith('Discount')) return 'discountCode';
  return intent.endsWith('GiftCard') ? 'giftCard' : undefined;
}

/** What was wrong with other lines and with a gift card still is; the rest is told anew with every answer. */
function problemsElsewhere(problems: CartProblem[], change: Change): CartProblem[] {
  const here = placeOf(change);
  return problems.filter(({ place }) => {
    if (place === 'giftCard') return here !== 'giftCard';
    // with other lines a code might work
    if (place === 'discountCode') return here === 'giftCard';
    return typeof place === 'object' && 'line' in place && place.line !== change.line;
  });
}

function stillHasItsPlace({ place }: CartProblem, cart: Cart | null): boolean {
  if (typeof place !== 'object' || !('line' in place)) return true;
  return cart?.lines.some(({ key }) => key === place.line) ?? false;
}
