import { notImplemented } from './errors.ts';

/** Reads the search syntax of short lists: words and `field:value`, all of which must hold. */
export function parseTextQuery<Field extends string>(
  query: string | null | undefined,
  fields: readonly Field[],
  place: string,
): (values: Record<Field, string>) => boolean {
  const terms = (query ?? '').match(/(?:\w+:)?(?:"[^"]*"|'[^']*'|[^\s"']+)/g) ?? [];
  const tests = terms
    .filter((term) => term !== 'AND' && term !== '*')
    .map((term) => {
      const [, name, quoted = ''] = /^(?:(\w+):)?(.*)$/s.exec(term) ?? [];
      const wanted = quoted.replace(/^["']|["']$/g, '').toLowerCase();
      const field = fields.find((known) => known === name);
      if (name !== undefined && field === undefined) {
        throw notImplemented('QueryRoot', `${place}(query: "${name}:")`);
      }
      return (values: Record<Field, string>) =>
        field === undefined
          ? fields.some((known) => values[known].toLowerCase().includes(wanted))
          : matches(values[field].toLowerCase(), wanted);
    });
  return (values) => tests.every((test) => test(values));
}

/** A star at the end stands for any ending. */
function matches(text: string, wanted: string): boolean {
  return wanted.endsWith('*') ? text.startsWith(wanted.slice(0, -1)) : text === wanted;
}
