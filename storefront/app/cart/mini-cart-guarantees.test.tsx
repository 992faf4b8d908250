import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readHtml } from '../../testing/html.ts';
import { exampleLine } from '../commerce/cart/cart-examples.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import { MiniCartGuarantees } from './mini-cart-guarantees.tsx';

test.each(['de', 'en', 'da'] as const)(
  'in %s the mini-cart has the notice, and the guarantees of lines that it does not show',
  (language) => {
    const { product, ...line } = exampleLine({ price: 389 });
    const guarantee = { years: 5, brand: 'Molvetta', model: 'Korn 64' };
    const hidden = [line, line].map((one) => ({ ...one, product: { ...product, guarantee } }));
    const page = readHtml(
      renderToStaticMarkup(
        <I18nProvider language={language} messages={allMessages[language]}>
          <MiniCartGuarantees hidden={[...hidden, { ...line, product }]} />
        </I18nProvider>,
      ),
    );
    const t = allMessages[language].cart;
    expect(page.text.split(t.guarantee('Molvetta', '5'))).toHaveLength(2);
    expect(page.text).toContain(`2 ${t.legalGuarantee.years}`);
    expect(page.text).toContain(t.legalGuarantee.remedies);
    expect(page.one('link', t.legalGuarantee.more).attribute('href')).toMatch(/europa\.eu/);
  },
);
