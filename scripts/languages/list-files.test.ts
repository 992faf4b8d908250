import { describe, expect, test } from 'vitest';
import { listFiles } from './list-files.ts';

const root = new URL('../../', import.meta.url).pathname.replace(/\/$/, '');
const files = (languages: string[], modules: string[] = [], own: Record<string, string[]> = {}) =>
  listFiles(root, { languages, modules, own, searchable: ['en'] });

describe('the lists of a shop’s languages', () => {
  test('name every language once in each file, in the order of the shop', () => {
    const { 'messages/restock.ts': restock } = files(['fr', 'de']);
    expect(restock).toContain('Record<Language, typeof german> = { fr, de };');
    expect(restock).toContain('i18n/messages/fr/restock.ts');
  });

  test('a language that the storefront does not have starts in English', () => {
    const { 'messages/common-sv.ts': swedish } = files(['sv']);
    expect(swedish).toContain('i18n/messages/en/index.ts');
  });

  test('it has the shop’s English words, too, below its own', () => {
    const own = { en: ['server', 'restock'], sv: ['server'] };
    const texts = files(['en', 'sv', 'fr'], [], own);
    expect(texts['messages/server.ts']).toContain(
      'sv: mergeMessages(mergeMessages(sv, ownEn), ownSv), fr }',
    );
    expect(texts['messages/restock.ts']).toContain('sv: mergeMessages(sv, ownEn), fr }');
    expect(texts['messages/restock.ts']?.match(/as ownEn/g)).toHaveLength(1);
    const { 'messages/common-sv.ts': swedish } = files(['en', 'sv'], [], {
      en: ['common'],
      sv: ['common'],
    });
    expect(swedish).toContain('mergeMessages(mergeMessages(base, ownEn), own);');
  });

  test('own texts replace the storefront’s', () => {
    const texts = files(['en', 'da'], [], { da: ['server', 'newsletter-pages'] });
    expect(texts['messages/server.ts']).toContain('{ en, da: mergeMessages(da, ownDa) }');
    expect(texts['messages/newsletter-pages.ts']).toContain(
      "import { newsletterPages as ownDa } from '../texts/da/newsletter-pages.ts';",
    );
    expect(texts['messages/compare.ts']).not.toContain('mergeMessages');
    const { 'messages/cart-da.ts': danish, 'messages/cart-en.ts': english } = files(
      ['en', 'da'],
      [],
      {
        da: ['cart'],
      },
    );
    expect(danish).toContain('export const cart = mergeMessages(base, own);');
    expect(english).toContain('export const cart = base;');
  });

  test('only shops that list a module have its texts', () => {
    expect(Object.values(files(['en'])).join()).not.toContain('coffee');
    const texts = files(['en'], ['coffee']);
    expect(texts['messages/common-en.ts']).toContain('{ ...base, coffee }');
    expect(texts['messages/module-pages.ts']).toContain('subscription');
    expect(texts['messages/coffee-subscription.ts']).toContain('{ en }');
  });
});
