import { expect, test } from 'vitest';
import { addDrafts } from './preview.ts';

const id = (number: number) => `gid://shopify/Metaobject/${number}`;
const entry = (number: number) => ({
  id: id(number),
  handle: `e${number}`,
  type: 'section_text',
  fields: [],
});
const answer = {
  own: null,
  metaobject: {
    sections: {
      value: JSON.stringify([id(1), id(2), id(3), id(4)]),
      references: { nodes: [entry(1), entry(4)] },
    },
  },
};
const drafts = {
  // the fourth is published, the third was deleted
  entries: async (ids: readonly string[]) => (ids.includes(id(2)) ? [entry(2)] : []),
  document: async () => null,
};

test('drafts stand in a list where an editor has put them', async () => {
  const { metaobject } = await addDrafts(answer, drafts, 'de');
  expect(metaobject.sections.references.nodes).toEqual([
    entry(1),
    { __typename: 'Metaobject', ...entry(2), isDraft: true },
    entry(4),
  ]);
  // what the cache may hold is not changed
  expect(answer.metaobject.sections.references.nodes).toHaveLength(2);
});
