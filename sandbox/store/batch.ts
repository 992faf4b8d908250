import { allOf, type Eventually } from './eventually.ts';

/** Answers many loads of one moment with a single read; a key is read once for each request. */
export interface Loader<Key, Value> {
  load(key: Key): Eventually<Value>;
  loadMany(keys: readonly Key[]): Eventually<Value[]>;
}

export function batchLoader<Key, Value>(
  readAll: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
  /** What is known without reading. */
  recall: (key: Key) => Value | undefined = () => undefined,
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

  return eachLoader((key) => {
    const recalled = recall(key);
    if (recalled !== undefined) return recalled;
    const cached = known.get(key);
    if (cached) return cached;
    const value = join(key).then((values) => values.get(key));
    known.set(key, value);
    return value;
  });
}

/** Loads every key by itself, but only once for each request. */
export function onceLoader<Key, Value>(load: (key: Key) => Promise<Value>): Loader<Key, Value> {
  const known = new Map<Key, Promise<Value>>();
  return eachLoader((key) => {
    const value = known.get(key) ?? load(key);
    known.set(key, value);
    return value;
  });
}

export function eachLoader<Key, Value>(load: (key: Key) => Eventually<Value>): Loader<Key, Value> {
  return { load, loadMany: (keys) => allOf(keys.map(load)) };
}
