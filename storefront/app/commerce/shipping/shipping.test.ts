import { expect, test } from 'vitest';
import { shippingKindOf, shippingTerms } from './shipping.ts';

test.each([
  [[], 'standard', 490],
  [['bio', 'neu'], 'standard', 490],
  [['Sonderversand'], 'special', 490],
  [['Elektrische Mühlen'], 'special', 490],
  [['Sonderversand', 'Speditionsversand'], 'freight', 4900],
] as const)(
  'tags %j ship as %s [CONST-005 CONST-006 DEC-035 DEC-036 DEC-037 STATE-015]',
  (tags, kind, cents) => {
    expect(shippingKindOf([...tags])).toBe(kind);
    expect(shippingTerms(kind, 'DE', 'EUR').cost?.amount).toBe(cents);
  },
);
