import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { CartProblem } from '../commerce/cart/cart-problems.ts';
import { euros } from '../commerce/price/money.ts';
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
    'Der Code konnte nicht angewendet werden. Dieser Code gilt ab 60,00 € Warenwert. Es fehlen noch mindestens 51,10 €.',
    'The code could not be applied. This code needs an order of at least €60.00. You need at least €51.10 more.',
    'Koden kunne ikke anvendes. Koden gælder fra 60,00 €. Der mangler mindst 51,10 €.',
  ],
  [
    { kind: 'codeMinimum' },
    'Der Code konnte nicht angewendet werden. Dieser Code gilt ab einem Mindestwert, den dein Warenkorb noch nicht erreicht.',
    'The code could not be applied. This code needs a minimum order that your cart does not reach yet.',
    'Koden kunne ikke anvendes. Koden gælder fra et mindstebeløb, som din kurv ikke når endnu.',
  ],
  [
    { kind: 'codeInactive' },
    'Der Code konnte nicht angewendet werden. Dieser Code gilt zurzeit nicht: Er ist abgelaufen oder beginnt erst später.',
    'The code could not be applied. This code is not valid now: it has expired or has not started yet.',
    'Koden kunne ikke anvendes. Koden gælder ikke nu: den er udløbet eller begynder først senere.',
  ],
  [
    { kind: 'codeUsedUp' },
    'Der Code konnte nicht angewendet werden. Dieser Code wurde schon eingelöst.',
    'The code could not be applied. This code has already been used.',
    'Koden kunne ikke anvendes. Koden er allerede brugt.',
  ],
  [
    { kind: 'codeWrongProducts' },
    'Der Code konnte nicht angewendet werden. Dieser Code gilt nicht für die Artikel in deinem Warenkorb.',
    'The code could not be applied. This code does not apply to the items in your cart.',
    'Koden kunne ikke anvendes. Koden gælder ikke for varerne i din kurv.',
  ],
  [
    { kind: 'codeRejected' },
    'Der Code konnte nicht angewendet werden.',
    'The code could not be applied',
    'Koden kunne ikke anvendes',
  ],
  [
    { kind: 'giftCardUnknown', place: 'giftCard' },
    'Der Code konnte nicht angewendet werden. Diesen Gutschein können wir nicht einlösen: unbekannt, abgelaufen oder aufgebraucht.',
    'The code could not be applied. We cannot redeem this gift card: unknown, expired or used up.',
    'Koden kunne ikke anvendes. Vi kan ikke indløse gavekortet: ukendt, udløbet eller brugt op.',
  ],
  [
    { kind: 'codeMissing', place: 'discountCode' },
    'Bitte gib einen Code ein.',
    'Please enter a code.',
    'Indtast en kode.',
  ],
  [
    { kind: 'quantityLimit', place: { line: 'a' } },
    'Je Artikel sind höchstens 999 Stück möglich. Bitte gib eine kleinere Menge ein.',
    'You can order at most 999 of each item. Please enter a smaller quantity.',
    'Du kan højst bestille 999 af hver vare. Indtast et mindre antal.',
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
])('%o has a text in every language [ERR-004]', (problem, de, en, da) => {
  expect([words('de', problem), words('en', problem), words('da', problem)]).toEqual([de, en, da]);
});
