import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CartProblem } from '../commerce/cart-problems.ts';
import { euros } from '../commerce/money.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import type { Language } from '../i18n/languages.ts';
import { allMessages } from '../i18n/messages/index.ts';
import { ProblemNote } from './problem-note.tsx';

function words(language: Language, problem: CartProblem): string {
  const markup = renderToStaticMarkup(
    <I18nProvider language={language} messages={allMessages[language]}>
      <ProblemNote problem={problem} left={3} />
    </I18nProvider>,
  );
  return markup.replace(/<[^>]*>/g, '').replace(/\u00a0/g, ' ');
}

const minimum: CartProblem = { kind: 'codeMinimum', minimum: euros(60), missing: euros(51.1) };

test.each<[CartProblem, string, string, string]>([
  [
    minimum,
    'Dieser Code gilt ab 60,00 € Warenwert. Es fehlen noch mindestens 51,10 €.',
    'This code needs an order of at least €60.00. At least €51.10 is missing.',
    'Koden gælder fra 60,00 €. Der mangler mindst 51,10 €.',
  ],
  [
    { kind: 'codeMinimum' },
    'Dieser Code gilt ab einem Mindestwert, den dein Warenkorb noch nicht erreicht.',
    'This code needs a minimum order that your cart does not reach yet.',
    'Koden gælder fra et mindstebeløb, som din kurv ikke når endnu.',
  ],
  [
    { kind: 'codeInactive' },
    'Dieser Code gilt zurzeit nicht: Er ist abgelaufen oder beginnt erst später.',
    'This code is not valid now: it has expired or has not started yet.',
    'Koden gælder ikke nu: den er udløbet eller begynder først senere.',
  ],
  [
    { kind: 'codeUsedUp' },
    'Dieser Code wurde schon eingelöst.',
    'This code has already been used.',
    'Koden er allerede brugt.',
  ],
  [
    { kind: 'codeWrongProducts' },
    'Dieser Code gilt nicht für die Artikel in deinem Warenkorb.',
    'This code does not apply to the items in your cart.',
    'Koden gælder ikke for varerne i din kurv.',
  ],
  [
    { kind: 'codeRejected' },
    'Der Code konnte nicht angewendet werden.',
    'The code could not be applied',
    'Koden kunne ikke anvendes',
  ],
  [
    { kind: 'notEnoughStock' },
    'Wir haben nur noch 3 Stück auf Lager und die Menge angepasst.',
    'We have only 3 left in stock and have changed the quantity.',
    'Vi har kun 3 på lager og har tilpasset antallet.',
  ],
  [
    { kind: 'other', message: 'in the platform’s own words' },
    'in the platform’s own words',
    'in the platform’s own words',
    'in the platform’s own words',
  ],
])('%o is told in words', (problem, de, en, da) => {
  expect([words('de', problem), words('en', problem), words('da', problem)]).toEqual([de, en, da]);
});
