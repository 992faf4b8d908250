const capacity = 20_000;

/** What the process remembers of texts that only a new seed changes: metaobjects, collections, selling plans. */
export class Recall {
  readonly #values = new Map<string, unknown>();

  clear(): void {
    this.#values.clear();
  }

  async once<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
    const known = this.#values.get(key) as Value | undefined;
    if (known !== undefined) return known;
    const value = await read();
    this.#remember(key, value);
    return value;
  }

  /** Reads only what it does not know yet. */
  async many<Value>(
    kind: string,
    ids: readonly number[],
    read: (ids: number[]) => Promise<Map<number, Value>>,
  ): Promise<Map<number, Value>> {
    const found = new Map<number, Value>();
    const missing: number[] = [];
    for (const id of ids) {
      const known = this.#values.get(`${kind} ${id}`) as Value | undefined;
      if (known === undefined) missing.push(id);
      else found.set(id, known);
    }
    if (missing.length === 0) return found;
    for (const [id, value] of await read(missing)) {
      this.#remember(`${kind} ${id}`, value);
      found.set(id, value);
    }
    return found;
  }

  #remember(key: string, value: unknown): void {
    if (this.#values.size >= capacity) this.#values.clear();
    this.#values.set(key, value);
  }
}
