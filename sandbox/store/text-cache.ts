import type { MaybePromise } from './maybe-promise.ts';

const capacity = 10_000;

/** Caches texts that only a new seed changes: products, collections, metaobjects. */
export class TextCache {
  readonly #values = new Map<string, unknown>();

  clear(): void {
    this.#values.clear();
  }

  getOrRead<Value>(key: string, read: () => Promise<Value>): MaybePromise<Value> {
    const known = this.#values.get(key) as Value | undefined;
    if (known !== undefined) return known;
    return read().then((value) => {
      if (value !== undefined) this.#store(key, value);
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
        const values = await read(ids);
        for (const [id, value] of values) this.#store(`${kind} ${id}`, value);
        return values;
      },
    };
  }

  #store(key: string, value: unknown): void {
    if (this.#values.size >= capacity) this.#values.clear();
    this.#values.set(key, value);
  }
}

export interface CacheSection<Value> {
  known(id: number): Value | undefined;
  read(ids: number[]): Promise<Map<number, Value>>;
}
