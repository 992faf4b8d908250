import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shopFolder } from '../../shop-folder.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { PageHead } from './page-head.tsx';
import { SiteRouter } from './testing-router.tsx';

/** The properties and names of a page's metas. */
function metasOf(page: { title: string; picture?: string; hidden?: boolean }) {
  const html = renderToStaticMarkup(
    <I18nProvider language="de" messages={allMessages.de}>
      <SiteRouter>
        <PageHead description="Coffee for all" {...page} />
      </SiteRouter>
    </I18nProvider>,
  );
  const metas = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  const title = /<title>([^<]*)</.exec(html)?.[1];
  const found = [...metas].map(([, name = '', content = '']) => [
    name,
    content.replaceAll('&amp;', '&'),
  ]);
  return { ...Object.fromEntries(found), title: title?.replaceAll('&amp;', '&') };
}

test('Open Graph: an article with its title, the shop’s logo and the shop as author [CONST-050 META-002 META-003 META-004 META-005 META-006 META-007 META-008]', () => {
  const metas = metasOf({ title: 'Kaffee & Zubehör online kaufen' });
  expect(metas).toMatchObject({
    title: 'Kaffee & Zubehör online kaufen | Kaffeelotse',
    'og:title': 'Kaffee & Zubehör online kaufen | Kaffeelotse',
    'og:type': 'article',
    'og:image:width': '1000',
    'og:image:height': '180',
    keywords: 'Kaffee,Espresso,Shop',
    author: 'Kaffeelotse',
    robots: 'index, follow',
  });
  expect(metas['og:image']).toMatch(/^https:\/\/shop\.example\/.*logo.*\.svg$/);
});

test('the logo has the size that its metas state [CONST-050]', () => {
  const svg = readFileSync(new URL('theme/logo.svg', shopFolder), 'utf8');
  expect(svg).toMatch(/^<svg [^>]*width="1000" height="180"/);
});

test('a platform image is requested in the width that its meta states [CONST-050]', () => {
  const metas = metasOf({ title: 'Night Shift', picture: 'https://cdn.example/a.webp?v=1' });
  expect(metas['og:image']).toBe('https://cdn.example/a.webp?v=1&width=1000');
  expect(metas['og:image:width']).toBe('1000');
  expect(metas).not.toHaveProperty('og:image:height');
});

test('a hidden page is noindex', () => {
  expect(metasOf({ title: 'Cart', hidden: true }).robots).toBe('noindex, follow');
});
