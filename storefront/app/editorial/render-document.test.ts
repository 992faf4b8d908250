import { describe, expect, test } from 'vitest';
import { documents, findDocument } from '../../content/documents/documents.server.ts';
import { homeMarket } from '../i18n/market.ts';
import { renderDocument } from './render-document.server.tsx';

describe('every document', () => {
  test.each(documents.map((document) => [document.frontMatter.slug, document] as const))(
    '%s is rendered to HTML [DEC-072]',
    (_, document) => {
      const { html, outline, minutes } = renderDocument(document, homeMarket(document.language));
      expect(html).toMatch(/^<(p|h2)/);
      expect(html).not.toMatch(/undefined|\{\w+\}|<h1/);
      expect(minutes).toBeGreaterThan(0);
      for (const { id, title } of outline) {
        expect(title).not.toBe('');
        expect(html).toContain(`<h2 id="${id}">`);
      }
    },
  );
});

test('the shipping table lists every country with its costs, the home country first [CONST-011]', () => {
  const shipping = findDocument('page', 'versand-lieferung', 'de');
  const { html } = shipping
    ? renderDocument(shipping, homeMarket(shipping.language))
    : { html: '' };
  const rows = [...html.matchAll(/<th scope="row">([^<]+)<\/th>(.*?)<\/tr>/g)];
  expect(rows).toHaveLength(26);
  expect(rows[0]?.[1]).toBe('Deutschland');
  expect(rows[0]?.[2]).toContain('49\u00a0€');
  expect(rows[4]?.[2]).toContain('4,90\u00a0€');
  expect(rows[4]?.[2]).toContain('–');
});

test('units are joined by a no-break space, and amounts come from the configuration', () => {
  const advice = findDocument('page', 'shipping-delivery', 'en');
  const { html } = advice ? renderDocument(advice, homeMarket(advice.language)) : { html: '' };
  expect(html).toContain('A parcel costs €4.90');
  const latteArt = findDocument('page', 'latte-art', 'de');
  expect(latteArt && renderDocument(latteArt, homeMarket(latteArt.language)).html).toContain(
    '65\u00a0°C',
  );
});
