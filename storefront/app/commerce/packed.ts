declare const content: unique symbol;

/** Serialised data with its type. */
export type Packed<Data> = string & { readonly [content]: Data };

/** Marks a list instead of an object. */
const list = -1;

/**
 * Compact JSON for long lists: the framework's encoding numbers every value, which compresses badly and parses slowly.
 * Objects are arrays of values with the property names listed once per shape. Quotes and apostrophes are swapped, since
 * quotes would be escaped twice inside a script's string.
 */
export function pack<Data>(data: Data): Packed<Data> {
  const shapes = new Map<string, number>();
  const values = toValues(data, shapes);
  const names = [...shapes.keys()].map((shape) => shape.split(' '));
  return swapQuotes(JSON.stringify([names, values])) as Packed<Data>;
}

export function unpack<Data>(packed: Packed<Data>): Data {
  const [names, values]: [string[][], unknown] = JSON.parse(swapQuotes(packed));
  return fromValues(values, names) as Data;
}

function toValues(value: unknown, shapes: Map<string, number>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return [list, ...value.map((item) => toValues(item, shapes))];
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  const shape = entries.map(([name]) => name).join(' ');
  const number = shapes.get(shape) ?? shapes.size;
  shapes.set(shape, number);
  return [number, ...entries.map(([, part]) => toValues(part, shapes))];
}

function fromValues(value: unknown, names: string[][]): unknown {
  if (!Array.isArray(value)) return value;
  const [kind, ...parts] = value;
  const values = parts.map((part) => fromValues(part, names));
  if (kind === list) return values;
  return Object.fromEntries(values.map((part, index) => [names[kind]?.[index], part]));
}

function swapQuotes(text: string): string {
  return text.replace(/["']/g, (mark) => (mark === '"' ? "'" : '"'));
}
