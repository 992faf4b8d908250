import type { Eventually } from './eventually.ts';

const capacity = 10_000;

/** What the process remembers of texts that only a new seed changes: products, collections, metaobjects. */
export class Recall {
  readonly #values = new Map<string, unknown>();

  clear(): void {
    this.#values.clear();
  }

  once<Value>(key: string, read: () => Promise<Value>): Eventually<Value> {
    const known = this.#values.get(key) as Value | undefined;
    if (known !== undefined) return known;
    return read().then((value) => {
      if (value !== undefined) this.#remember(key, value);
      return value;
    });
  }

  /** One kind of thing by id. */
  shelf<Value>(kind: string, read: (ids: number[]) => Promise<Map<number, Value>>): Shelf<Value> {
    return {
      known: (id) => this.#values.get(`${kind} ${id}`) as Value | undefined,
      read: async (ids) => {
        const values = await read(ids);
        for (const [id, value] of values) this.#remember(`${kind} ${id}`, value);
        return values;
      },
    };
  }

  #remember(key: string, value: unknown): void {
    if (this.#values.size >= capacity) this.#values.clear();
    this.#values.set(key, value);
  }
}

export interface Shelf<Value> {
  known(id: number): Value | undefined;
  read(ids: number[]): Promise<Map<number, Value>>;
}
