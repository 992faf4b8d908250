import type { Language } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';

export const comparedCoffees = [
  'kernel-co-night-shift-espresso',
  'casa-lumera-cortile-espresso',
  'skjaergaard-8-soendagsro-espresso',
] as const;

const machine: Record<Language, string> = {
  de: 'siebtraegermaschine',
  en: 'espresso-machine',
  da: 'espressomaskine',
};

export function comparisonsIn(language: Language) {
  const { compare } = hrefsFor(language);
  const machines = ['northfold-molo', 'halvorn-fjaere-pluss', 'brevanta-corso'];
  return {
    coffees: compare(comparedCoffees),
    machines: compare(machines.map((name) => `${name}-${machine[language]}`)),
  };
}
