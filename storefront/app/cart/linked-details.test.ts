import { expect, test } from 'vitest';
import { parseLinkedDetails } from './linked-details.ts';

const parse = (query: string) => parseLinkedDetails(new URLSearchParams(query));

test.each([
  ['', [], null],
  ['discount=X&ref=mail', [], null],
  ['attributes[source]=flyer&note=Bitte%20klingeln', [['source', 'flyer']], 'Bitte klingeln'],
  ['attributes%5Bwhere+from%5D=fair', [['where from', 'fair']], null],
  ['attributes[]=x&attributes[empty]=&attributes=y&note=', [], null],
])('%s', (query, attributes, note) => {
  expect(parse(query)).toEqual({
    attributes: attributes.map(([key, value]) => ({ key, value })),
    note,
  });
});

test('a link may not fill the order with texts', () => {
  const many = Array.from({ length: 50 }, (_, index) => `attributes[k${index}]=${'v'.repeat(999)}`);
  const { attributes, note } = parse(`${many.join('&')}&note=${'n'.repeat(9_999)}`);
  expect(attributes).toHaveLength(10);
  expect(attributes[0]?.value).toHaveLength(255);
  expect(note).toHaveLength(500);
});
