declare const content: unique symbol;

/** Data of a known kind as one text. */
export type Packed<Data> = string & { readonly [content]: Data };

/**
 * Long lists travel as text: the framework's own encoding numbers every single value, which compresses badly and takes
 * longer to read back. Only for what JSON can say.
 */
export function pack<Data>(data: Data): Packed<Data> {
  return JSON.stringify(data) as Packed<Data>;
}

export function unpack<Data>(packed: Packed<Data>): Data {
  return JSON.parse(packed);
}
