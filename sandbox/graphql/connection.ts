import { readCursor, writeCursor } from './cursor.ts';
import { type PageArguments, type PageInfo, parsePage } from './page.ts';

/** The parent of any `…Connection` type. */
export class Connection<Node> {
  readonly nodes: Node[];
  readonly #cursorOf: (index: number) => string;
  readonly #more: { before: boolean; after: boolean };

  constructor(
    nodes: Node[],
    cursorOf: (index: number) => string,
    more: { before: boolean; after: boolean },
  ) {
    this.nodes = nodes;
    this.#cursorOf = cursorOf;
    this.#more = more;
  }

  get edges(): { node: Node; cursor: string }[] {
    return this.nodes.map((node, index) => ({ node, cursor: this.#cursorOf(index) }));
  }

  get pageInfo(): PageInfo {
    const last = this.nodes.length - 1;
    return {
      hasPreviousPage: this.#more.before,
      hasNextPage: this.#more.after,
      startCursor: last < 0 ? null : this.#cursorOf(0),
      endCursor: last < 0 ? null : this.#cursorOf(last),
    };
  }
}

/** Pages a list that is in memory anyway. */
export function connectionOf<Node>(
  list: readonly Node[],
  args: PageArguments & { reverse?: boolean | null },
): Connection<Node> {
  const { size, direction, cursor } = parsePage(args);
  const items = args.reverse ? list.toReversed() : list;
  const at = cursor === undefined ? undefined : readCursor(cursor).id;
  const start =
    direction === 'forward'
      ? at === undefined
        ? 0
        : at + 1
      : Math.max(0, (at ?? items.length) - size);
  const end = direction === 'forward' ? start + size : (at ?? items.length);
  return new Connection(
    items.slice(start, end),
    (index) => writeCursor({ id: start + index, value: String(start + index) }),
    { before: start > 0, after: end < items.length },
  );
}
