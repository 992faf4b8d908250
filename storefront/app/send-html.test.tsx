import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { serverHtmlContext } from './context.ts';
import { useServerI18n } from './i18n/use-server-i18n.server.ts';
import { contextOf } from './loaders/cart-context-examples.ts';
import { sendHtml } from './send-html.server.tsx';
import { ServerHtml, ServerHtmlContext } from './ui/server-html.tsx';

const platform = {
  send: () => Promise.reject(new Error('not asked')),
};

function CartWord() {
  const { t } = useServerI18n();
  return <p>{t.cart.title}</p>;
}

function send(address: string) {
  const context = contextOf(platform);
  const html = sendHtml(
    { request: new Request(address), context },
    { 'part-a': <CartWord />, 'part-b': null },
  );
  return { html, inDocument: context.get(serverHtmlContext) };
}

test('a document has the parts as markup, its data does not', () => {
  const { html, inDocument } = send('https://shop.example/de/c/kaffee?sort=newest');
  expect(html).toBeUndefined();
  expect([...inDocument]).toEqual([
    ['part-a', '<p>Dein Warenkorb</p>'],
    ['part-b', ''],
  ]);
  const page = (
    <ServerHtmlContext value={inDocument}>
      <ServerHtml id="part-a" html={undefined} className="wrap" />
    </ServerHtmlContext>
  );
  expect(renderToString(page)).toBe('<div id="part-a" class="wrap"><p>Dein Warenkorb</p></div>');
});

test('the data of a navigation in the browser has them as HTML', () => {
  const { html, inDocument } = send('https://shop.example/de/c/kaffee.data?sort=newest');
  expect(html).toEqual({ 'part-a': '<p>Dein Warenkorb</p>', 'part-b': '' });
  expect(inDocument.size).toBe(0);
});
