import type { MaybePromise } from './maybe-promise.ts';

const capacity = 10_000;

/** Caches texts that only a new seed or an editor changes: products, collections, metaobjects. */
export class TextCache {
  readonly #values = new Map<string, unknown>();
  /** Grows with every clearing: what was read before one may be out of date after it. */
  #generation = 0;

  clear(): void {
    this.#generation += 1;
    this.#values.clear();
  }

  getOrRead<Value>(key: string, read: () => Promise<Value>): MaybePromise<Value> {
    const known = this.#values.get(key) as Value | undefined;
    if (known !== undefined) return known;
    const generation = this.#generation;
    return read().then((value) => {
      if (value !== undefined) this.#store(key, value, generation);
      return value;
    });
  }

  /** One kind of thing by id. */
  section<Value>(
    kind: string,
    read: (ids: number[]) => Promise<Map<number, Value>>,
  ): CacheSection<Value> {
    return {
      known: (id) => this.#values.get(`${kind} ${id}`) as Value | undefined,
      read: async (ids) => {
        const generation = this.#generation;
        const values = await read(ids);
        for (const [id, value] of values) this.#store(`${kind} ${id}`, value, generation);
        return values;
      },
    };
  }

  #store(key: string, value: unknown, generation: number): void {
    if (generation !== this.#generation) return;
    if (this.#values.size >= capacity) this.#values.clear();
    this.#values.set(key, value);
  }
}

export interface CacheSection<Value> {
  known(id: number): Value | undefined;
  read(ids: number[]): Promise<Map<number, Value>>;
}
