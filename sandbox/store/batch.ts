import { allMaybePromises, type MaybePromise } from './maybe-promise.ts';

/** Answers many loads of one moment with a single read; a key is read once for each request. */
export interface Loader<Key, Value> {
  load(key: Key): MaybePromise<Value>;
  loadMany(keys: readonly Key[]): MaybePromise<Value[]>;
}

export function batchLoader<Key, Value>(
  readAll: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
  /** What is known without reading. */
  readCached: (key: Key) => Value | undefined = () => undefined,
): Loader<Key, Value | undefined> {
  const known = new Map<Key, Promise<Value | undefined>>();
  let waiting: { keys: Key[]; answer: Promise<ReadonlyMap<Key, Value>> } | undefined;

  function join(key: Key): Promise<ReadonlyMap<Key, Value>> {
    if (!waiting) {
      const keys: Key[] = [];
      // All resolvers of one level run before the next tick.
      const answer = new Promise<void>((resolve) => {
        Promise.resolve().then(() => process.nextTick(resolve));
      }).then(() => {
        waiting = undefined;
        return readAll(keys);
      });
      waiting = { keys, answer };
    }
    waiting.keys.push(key);
    return waiting.answer;
  }

  return plainLoader((key) => {
    const fromCache = readCached(key);
    if (fromCache !== undefined) return fromCache;
    const cached = known.get(key);
    if (cached) return cached;
    const value = join(key).then((values) => values.get(key));
    known.set(key, value);
    return value;
  });
}

/** Loads every key by itself, but only once for each request. */
export function memoizedLoader<Key, Value>(load: (key: Key) => Promise<Value>): Loader<Key, Value> {
  const known = new Map<Key, Promise<Value>>();
  return plainLoader((key) => {
    const value = known.get(key) ?? load(key);
    known.set(key, value);
    return value;
  });
}

export function plainLoader<Key, Value>(
  load: (key: Key) => MaybePromise<Value>,
): Loader<Key, Value> {
  return { load, loadMany: (keys) => allMaybePromises(keys.map(load)) };
}
