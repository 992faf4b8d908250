import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { PriceNote } from './price-note.tsx';

test.each([
  ['goods', [false, false], true],
  ['goods and gift cards', [true, false], true],
  ['gift cards only', [true, true], false],
])('%s: VAT and shipping are named', (_, cards, named) => {
  const note = renderToStaticMarkup(
    <I18nProvider language="de" messages={allMessages.de}>
      <PriceNote products={cards.map((isGiftCard) => ({ isGiftCard }))} />
    </I18nProvider>,
  );
  expect(note.includes(allMessages.de.product.pricesIncludeVat)).toBe(named);
});
