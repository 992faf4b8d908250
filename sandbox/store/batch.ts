/** Answers many loads of one moment with a single read; a key is read once for each request. */
export interface Loader<Key, Value> {
  load(key: Key): Promise<Value>;
  loadMany(keys: readonly Key[]): Promise<Value[]>;
}

export function batchLoader<Key, Value>(
  readAll: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
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

  function load(key: Key): Promise<Value | undefined> {
    const cached = known.get(key);
    if (cached) return cached;
    const value = join(key).then((values) => values.get(key));
    known.set(key, value);
    return value;
  }

  return { load, loadMany: (keys) => Promise.all(keys.map(load)) };
}
