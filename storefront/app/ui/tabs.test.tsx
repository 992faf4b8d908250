import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Tabs } from './tabs.tsx';

const items = ['a', 'b', 'c'].map((id) => ({ id, title: `Title ${id}`, content: `Text ${id}` }));

test('all content is in the HTML, in details elements of which only the first is open', () => {
  const html = renderToStaticMarkup(<Tabs id="facts" label="Facts" items={items} />);
  for (const { content } of items) expect(html).toContain(content);
  expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
  expect(html.match(/<details[^>]*>/)?.[0]).toContain('open');
});

test('without scripts there is no tabpanel role', () => {
  expect(renderToStaticMarkup(<Tabs id="facts" label="Facts" items={items} />)).not.toContain(
    'tabpanel',
  );
});
