import type { Cart, CartLine } from '../commerce/cart/cart.ts';
import type { CartProblem, ProblemPlace } from '../commerce/cart/cart-problems.ts';
import type { AddOutcome, ItemToAdd } from '../merchandise/add-to-cart.ts';
import { createStore } from '../ui/create-store.ts';
import type { CartChange } from './cart-change.ts';
import { type CartView, type RemovedLine, toRemovedLine } from './cart-view.ts';
import { createChangeQueue, lineOf } from './change-queue.ts';
import { findLine, isApplied } from './is-applied.ts';

export interface CartState {
  /** False until the first response has arrived. */
  loaded: boolean;
  /** As the server last sent it; amounts are never computed optimistically. */
  cart: Cart | null;
  problems: CartProblem[];
  /** Optimistic quantities that the server has not confirmed yet, by line. */
  pendingQuantities: Record<string, number>;
  removed: RemovedLine[];
  isCartBusy: boolean;
  /** Changes stay queued until the connection is back. */
  offline: boolean;
  /** It is unknown whether the last change was applied; the amounts are those from before it. */
  stale: boolean;
}

/** How the store reaches the server and other tabs; `read` and `send` reject where there is no connection. */
export interface CartConnection {
  read(): Promise<CartView>;
  /** Null where the platform is unavailable. */
  send(change: CartChange): Promise<CartView | null>;
  notifyOtherTabs(): void;
  delay(milliseconds: number): Promise<void>;
  untilOnline(): Promise<void>;
}

export const initialCartState: CartState = {
  loaded: false,
  cart: null,
  problems: [],
  pendingQuantities: {},
  removed: [],
  isCartBusy: false,
  offline: false,
  stale: false,
};

const retryDelays = [500, 1500];
const staleRefreshInterval = 3000;
/** Repeating one of these could apply it twice, or count as another attempt. */
const notIdempotent: CartChange['intent'][] = ['add', 'applyDiscount', 'applyGiftCard'];

/** The browser's copy of the cart: quantities are optimistic, amounts are the server's. */
export function createCartStore(connection: CartConnection) {
  const store = createStore(initialCartState);
  // changes and reads in the order they began: an answer to an earlier read is stale
  let begun = 0;
  let changedAt = 0;
  let receivedAt = 0;
  let refreshWhenIdle = false;
  /** Problems of the last read, which the next read replaces. */
  let readProblems: CartProblem[] = [];

  const queue = createChangeQueue<CartView>({ send: sendWithRetry, onIdle });

  function update(changes: Partial<CartState>) {
    store.set({ ...store.get(), ...changes });
  }

  function enqueue(change: CartChange): Promise<CartView> {
    changedAt = begin();
    update({ isCartBusy: true, problems: unrelatedProblems(placeOf(change)) });
    return queue.push(change);
  }

  async function sendWithRetry(change: CartChange): Promise<CartView> {
    const idempotent = !notIdempotent.includes(change.intent);
    const delays = idempotent ? [...retryDelays] : [];
    for (;;) {
      try {
        const view = await connection.send(change);
        if (view) return confirm(change, view);
        const delay = delays.shift();
        if (delay === undefined) return fail(change, 'unavailable');
        await connection.delay(delay);
      } catch {
        if (!idempotent) return fail(change, 'offline');
        update({ offline: true });
        await connection.untilOnline();
      }
    }
  }

  function confirm(change: CartChange, view: CartView): CartView {
    changedAt = begin();
    update({
      loaded: true,
      cart: view.cart,
      problems: [...unrelatedProblems(placeOf(change)), ...view.problems],
      pendingQuantities: withoutSettled(change),
      offline: false,
      stale: false,
    });
    connection.notifyOtherTabs();
    return view;
  }

  /** A change without a response may have been applied, so the cart is read before it counts as failed. */
  async function fail(change: CartChange, kind: 'unavailable' | 'offline'): Promise<CartView> {
    const view = await readWithRetry();
    if (view && isApplied(change, store.get().cart, view.cart)) return confirm(change, view);
    changedAt = begin();
    const place = placeOf(change);
    const problem: CartProblem = { kind, ...(place && { place }) };
    const { problems, removed } = store.get();
    update({
      ...(view && { loaded: true, cart: view.cart }),
      problems: [...problems, problem],
      pendingQuantities: withoutSettled(change),
      removed: removed.filter(({ line }) => line.key !== lineOf(change)),
      stale: !view,
    });
    return { cart: store.get().cart, problems: [problem] };
  }

  function readOnce(): Promise<CartView | null> {
    return connection.read().catch(() => null);
  }

  async function readWithRetry(): Promise<CartView | null> {
    for (const delay of [0, ...retryDelays]) {
      if (delay > 0) await connection.delay(delay);
      const view = await readOnce();
      if (view) return view;
    }
    return null;
  }

  function withoutSettled(change: CartChange): CartState['pendingQuantities'] {
    const { pendingQuantities } = store.get();
    const line = lineOf(change);
    if (line === undefined || queue.isQueued(line)) return pendingQuantities;
    const { [line]: _, ...others } = pendingQuantities;
    return others;
  }

  function onIdle() {
    update({ isCartBusy: false, pendingQuantities: {} });
    if (store.get().stale) refreshUntilFresh();
    if (!refreshWhenIdle) return;
    refreshWhenIdle = false;
    refresh();
  }

  async function refreshUntilFresh() {
    while (store.get().stale && !store.get().isCartBusy) {
      await connection.delay(staleRefreshInterval);
      await refresh();
    }
  }

  function begin(): number {
    begun += 1;
    return begun;
  }

  /** Takes over a cart, unless it has changed or was read again since this read began. */
  function receive(view: CartView, readAt: number) {
    const { isCartBusy, problems: current } = store.get();
    if (isCartBusy) refreshWhenIdle = true;
    if (isCartBusy || readAt < changedAt || readAt < receivedAt) return;
    receivedAt = readAt;
    const { cart, problems } = view;
    const kept = current.filter(
      (problem) => !readProblems.includes(problem) && isLineInCart(problem, cart),
    );
    readProblems = problems;
    update({ loaded: true, cart, problems: [...kept, ...problems], stale: false });
  }

  async function refresh(read = readOnce) {
    if (store.get().isCartBusy) {
      refreshWhenIdle = true;
      return;
    }
    const readAt = begin();
    const view = await read();
    if (view) receive(view, readAt);
  }

  /** Problems that a change at this place leaves true; the others come again with the response, or are solved. */
  function unrelatedProblems(changed: ProblemPlace | undefined): CartProblem[] {
    const changedLine = lineIn(changed);
    return store.get().problems.filter(({ place }) => {
      if (place === 'giftCard') return changed !== 'giftCard';
      // a code may become applicable when lines change
      if (place === 'discountCode') return changed === 'giftCard';
      const line = lineIn(place);
      return line !== undefined && line !== changedLine;
    });
  }

  return {
    get: store.get,
    subscribe: store.subscribe,
    /** To be noted before a read whose result is passed to `receive`. */
    beginRead: begin,
    receive,
    refresh: () => refresh(),
    setQuantity(line: string, quantity: number) {
      if (quantity === 0) return this.remove(line);
      update({ pendingQuantities: { ...store.get().pendingQuantities, [line]: quantity } });
      return enqueue({ intent: 'setQuantity', line, quantity });
    },
    /** `savedAs` is the entry under which the item was saved for later. */
    remove(line: string, savedAs?: string) {
      const { cart, pendingQuantities, removed } = store.get();
      const removedLine = toRemovedLine(cart, line);
      update({
        pendingQuantities: { ...pendingQuantities, [line]: 0 },
        removed: removedLine ? [...removed, { ...removedLine, savedAs }] : removed,
      });
      return enqueue({ intent: 'remove', line });
    },
    /** Resolves with the restored line. */
    async undo(removedLine: RemovedLine): Promise<CartLine | null> {
      const { key, variant, quantity, subscription, gift } = removedLine.line;
      this.dismissRemoved(key);
      const item = {
        variantId: variant.id,
        quantity,
        planId: subscription?.planId,
        gift: gift ?? undefined,
      };
      const { line } = await this.add(item);
      // undo stays available after a failure
      if (!line) update({ removed: [...store.get().removed, removedLine] });
      return line;
    },
    /** Shows a validation error of a line's field like a problem from the server. */
    rejectInput(problem: CartProblem & { place: { line: string } }) {
      update({ problems: [...unrelatedProblems(problem.place), problem] });
    },
    /** Ends the offer to undo a removal. */
    dismissRemoved(key: string) {
      update({ removed: store.get().removed.filter(({ line }) => line.key !== key) });
    },
    /** Puts a saved item into the cart; undoing its removal would then add it twice. */
    addSaved(savedAs: string, item: ItemToAdd): Promise<AddOutcome> {
      update({ removed: store.get().removed.filter((line) => line.savedAs !== savedAs) });
      return this.add(item);
    },
    setOnline(online: boolean) {
      update({ offline: !online });
      // other tabs may have changed the cart meanwhile; the event can precede a working connection
      if (online) refresh(readWithRetry);
    },
    setInterval: (line: string, plan: string) => enqueue({ intent: 'setInterval', line, plan }),
    /** For changes without optimistic state, such as codes. */
    change: enqueue,
    async add({ variantId, quantity, planId, gift }: ItemToAdd): Promise<AddOutcome> {
      const item = { variantId, planId, gift };
      const before = findLine(item, store.get().cart)?.quantity ?? 0;
      const { cart, problems } = await enqueue({
        intent: 'add',
        variant: variantId,
        quantity,
        plan: planId ?? '',
        ...(gift && {
          recipientEmail: gift.email,
          recipientName: gift.name,
          giftMessage: gift.message,
          sendOn: gift.sendOn,
        }),
      });
      const line = findLine(item, cart) ?? null;
      return { added: line !== null && line.quantity > before, line, cart, problems };
    },
  };
}

function placeOf(change: CartChange): ProblemPlace | undefined {
  switch (change.intent) {
    case 'add':
    case 'setCountry':
      return undefined;
    case 'applyDiscount':
    case 'removeDiscount':
      return 'discountCode';
    case 'applyGiftCard':
    case 'removeGiftCard':
      return 'giftCard';
    default:
      return { line: change.line };
  }
}

function lineIn(place: ProblemPlace | undefined): string | undefined {
  return typeof place === 'object' && 'line' in place ? place.line : undefined;
}

function isLineInCart({ place }: CartProblem, cart: Cart | null): boolean {
  const line = lineIn(place);
  return line === undefined || (cart?.lines.some(({ key }) => key === line) ?? false);
}
