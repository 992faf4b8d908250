import { expect, test } from 'vitest';
import type { Platform } from '../commerce/platform/platform.ts';
import { examineContent } from './examine-content.ts';

const field = (key: string, value: string) => ({
  key,
  type: 'single_line_text_field',
  value,
  reference: null,
  references: null,
});

const platform: Platform = {
  async send<Result>(operation: { name: string }, variables: unknown) {
    const { language } = variables as { language: string };
    const benefit = {
      __typename: 'Metaobject',
      id: 'gid://shopify/Metaobject/2',
      handle: 'a',
      type: 'benefit',
      fields: [field('text', 'Frei ab 49 €'), field('icon', 'truck')],
    };
    const teaser = {
      __typename: 'Metaobject',
      id: 'gid://shopify/Metaobject/3',
      handle: 'b',
      type: 'benefit',
      fields: [
        field('text', language === 'EN' ? 'Fresh every day' : 'Jeden Tag frisch'),
        field('icon', 'rocket'),
      ],
    };
    const site = {
      id: 'gid://shopify/Metaobject/1',
      handle: 'main',
      type: 'site',
      fields: [
        {
          key: 'benefits',
          type: 'list.metaobject_reference',
          reference: null,
          value: '["gid://shopify/Metaobject/2","gid://shopify/Metaobject/3"]',
          references: { nodes: [benefit, teaser] },
        },
      ],
    };
    const answers: Record<string, unknown> = {
      SiteContent: { metaobject: site },
      HomePage: { metaobject: null },
      Menus: {
        main: null,
        questions: null,
        about: null,
        legal: {
          items: [
            { id: '1', title: 'A', type: 'HTTP', url: '/e/agb', resource: null, items: [] },
            { id: '2', title: 'B', type: 'HTTP', url: '/e/nirgends', resource: null, items: [] },
          ],
        },
      },
      ContentState: {
        pages: {
          nodes: [
            {
              id: 'gid://shopify/Page/1',
              handle: 'neu',
              title: 'Neu',
              seo: null,
              body: '<p>Für 20 €, <a href="/collections/fehlt">hier</a> und <a href="/pages/agb">da</a></p>',
            },
          ],
        },
        blog: null,
      },
      PresetCollection: {
        collection: (variables as { handle?: string }).handle === 'fehlt' ? null : {},
      },
      PresetProduct: { product: {} },
      PageByHandle: { page: null },
      ArticleByHandle: { blog: null },
    };
    return answers[operation.name] as Result;
  },
};

test('amounts, missing translations and what is left out are named', async () => {
  const problems = await examineContent(platform, []);
  const messages = problems.map(({ name, language, message }) => `${name} ${language}: ${message}`);
  expect(messages).toContain('benefit a de: text: an amount is written out; use a fact in braces');
  expect(messages).toContain('benefit a en: text: is not translated');
  expect(messages).toContain('benefit b da: text: is not translated');
  expect(messages).not.toContain('benefit b en: text: is not translated');
  expect(messages.join('\n')).toMatch(/benefit b de: icon: Invalid option/);
});

test('addresses that do not exist are named, in menus and in pages', async () => {
  const problems = await examineContent(platform, []);
  const german = problems.filter(({ language }) => language === 'de');
  const messages = german.map(({ name, message }) => `${name}: ${message}`);
  expect(messages).toContain('menus and home page: /de/e/nirgends does not exist');
  expect(messages).toContain('page neu: /de/c/fehlt does not exist');
  expect(messages).toContain('page neu: an amount is written out; use a fact in braces');
  expect(messages.join('\n')).not.toContain('agb');
  expect(problems).toContainEqual(
    expect.objectContaining({ language: 'da', kind: 'page', message: 'is not translated' }),
  );
});
