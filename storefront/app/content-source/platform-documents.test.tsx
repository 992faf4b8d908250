import { expect, test } from 'vitest';
import { readHtml } from '../../testing/html.ts';
import { renderPage, unavailablePlatform } from '../../testing/render-page.tsx';
import type { Platform } from '../commerce/platform/platform.ts';

function platformWith(answers: Record<string, unknown>): Platform {
  return {
    async send(operation, variables) {
      if (operation.name in answers) return answers[operation.name] as never;
      return unavailablePlatform.send(operation, variables);
    },
  };
}

const page = (body: string) => ({
  PageByHandle: {
    page: {
      id: 'gid://shopify/Page/1',
      handle: 'impressum',
      title: 'Neues Impressum',
      body,
      bodySummary: 'Kurz.',
      updatedAt: '2026-11-01T08:00:00Z',
      seo: null,
    },
  },
});

async function mainOf(path: string, answers: Record<string, unknown>) {
  const { status, html } = await renderPage(path, platformWith(answers));
  return { status, html, main: readHtml(html).one('main') };
}

test('a page of the platform replaces the file, with facts, blocks and our addresses', async () => {
  const body =
    '<h2>Kosten</h2><p>Frei ab {freeFrom}.</p><p>{CompanyAddress}</p><p><a href="/collections/kaffee">Kaffee</a> <a href="/pages/agb">AGB</a></p>';
  const { main, html } = await mainOf('/de/e/impressum', page(body));
  expect(main.elements('h1')[0]?.text).toBe('Neues Impressum');
  expect(main.text).toContain('Frei ab 49');
  expect(main.text).toContain('Musterkai 7');
  expect(html).toContain('href="/de/c/kaffee"');
  expect(html).toContain('href="/de/e/agb"');
});

test('a page has sections below its text, or instead of one; an invalid one is left out', async () => {
  const section = (number: number, heading: string, body: string) => ({
    __typename: 'Metaobject',
    id: `gid://shopify/Metaobject/${number}`,
    handle: 'a',
    type: 'section_text',
    fields: [
      { key: 'heading', type: 'single_line_text_field', value: heading },
      { key: 'body', type: 'multi_line_text_field', value: body },
    ].map((field) => ({ ...field, reference: null, references: null })),
  });
  const nodes = [
    section(1, 'Ernte', 'Frei ab {freeFrom}.'),
    section(2, 'x'.repeat(61), 'Zu lang.'),
  ];
  const answers = (body: string) => ({
    PageByHandle: {
      page: { ...page(body).PageByHandle.page, sections: { value: '[]', references: { nodes } } },
    },
  });
  const { main } = await mainOf('/de/e/impressum', answers('<p>Text.</p>'));
  expect(main.text).toMatch(/Text\..*Ernte.*Frei ab 49/s);
  expect(main.text).not.toContain('Zu lang');
  const without = await mainOf('/de/e/impressum', answers(''));
  expect(without.main.text).toContain('Ernte');
});

test.each([
  ['a script', '<p>Hallo</p><script>alert(1)</script>'],
  ['a handler', '<p onclick="alert(1)">Hallo</p>'],
  ['a link with a script', '<p>Hallo <a href="javascript:alert(1)">x</a></p>'],
  ['a frame', '<p>Hallo</p><iframe src="https://evil.example"></iframe>'],
  ['open elements', '<div><p>Hallo<b><table><tr><td>'],
  ['64 kB of text', `<p>Hallo ${'x '.repeat(32_000)}</p>`],
  ['an unknown block', '<p>Hallo</p><p>{constructor}</p>'],
])('%s on a page is harmless', async (_, body) => {
  const { status, html, main } = await mainOf('/de/e/impressum', page(body));
  expect(status).toBe(200);
  expect(main.text).toContain('Hallo');
  expect(main.elements('h1')).toHaveLength(1);
  expect(html).not.toMatch(/alert\(1\)|evil\.example/);
});

test.each([
  ['an empty body', page('<p> </p>')],
  ['no page', { PageByHandle: { page: null } }],
  ['no platform', {}],
])('with %s the file is shown', async (_, answers) => {
  const { status, main } = await mainOf('/de/e/impressum', answers);
  expect(status).toBe(200);
  expect(main.elements('h1')[0]?.text).toBe('Impressum');
});

const article = {
  id: 'gid://shopify/Article/1',
  handle: 'neue-ernte',
  title: 'Die neue Ernte',
  contentHtml: '<p>Sie ist da.</p>',
  excerpt: 'Sie ist da.',
  seo: null,
  publishedAt: '2026-11-01T08:00:00Z',
};

test('an article of the platform has a page, and the hub lists it', async () => {
  const { main } = await mainOf('/de/a/neue-ernte', {
    ArticleByHandle: { blog: { articleByHandle: article } },
    DocumentHandle: { node: { __typename: 'Article', handle: 'neue-ernte' } },
  });
  expect(main.elements('h1')[0]?.text).toBe('Die neue Ernte');
  const hub = await mainOf('/de/a/wissen', {
    ArticleByHandle: { blog: { articleByHandle: null } },
    Articles: { blog: { articles: { nodes: [article] } } },
  });
  expect(hub.html).toContain('href="/de/a/neue-ernte"');
});

test('a policy is a page only where the shop has none of its own', async () => {
  const policy = (handle: string) => ({
    id: 'gid://shopify/ShopPolicy/1',
    handle,
    title: 'Regeln',
    body: '<p>Kurze Regeln.</p>',
  });
  const answers = {
    PageByHandle: { page: null },
    ShopPolicies: { shop: { privacyPolicy: policy('privacy-policy') } },
  };
  const { status } = await renderPage('/de/e/privacy-policy', platformWith(answers));
  expect(status).not.toBe(200);
  const { main } = await mainOf('/de/e/datenschutz', answers);
  expect(main.text).not.toContain('Kurze Regeln');
});
