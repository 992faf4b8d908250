import { expect, test } from 'vitest';
import { shop } from '../../shops/kaffeelotse/shop.ts';
import { languages } from '../model.ts';
import { policies } from './policies.ts';

const policyIn = (kind: string, language: 'de' | 'en' | 'da') => {
  const body = policies.find((policy) => policy.kind === kind)?.bodyHtml;
  return typeof body === 'object' ? (body[language] ?? '') : (body ?? '');
};

test.each(languages)(
  'the policies in %s are the shop’s pages, with nothing left to fill in',
  (language) => {
    const all = policies.map(({ kind }) => policyIn(kind, language)).join('\n');
    expect(all).not.toMatch(/[{}]|<[A-Z]|\[[^\]]+\]\(/);
    expect(policyIn('refund', language)).toContain(shop.contracts.email);
    expect(policyIn('refund', language)).toMatch(
      /Muster-Widerrufsformular|Model withdrawal form|Standardfortrydelsesformular/,
    );
    expect(policyIn('refund', language)).toMatch(/<strong>2<\/strong>/);
    expect(policyIn('terms', language).length).toBeGreaterThan(2500);
    expect(policyIn('legalNotice', language)).toContain(shop.company.register.number);
  },
);
