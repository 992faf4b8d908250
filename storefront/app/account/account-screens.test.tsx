import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { languages } from '#shop/languages.ts';
import { euros } from '../commerce/price/money.ts';
import { exampleVariant } from '../commerce/product/product-examples.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import type { Language } from '../i18n/languages.ts';
import { allMessages } from '../i18n/messages/index.ts';
import type { Contract } from './contract.ts';
import { Contracts } from './contracts.tsx';
import { DataPage } from './data-page.tsx';
import type { OrderDetail, OrderLine, Parcel } from './order.ts';
import type { AgainState } from './order-again.ts';
import { OrderPage } from './order-page.tsx';
import { Overview } from './overview.tsx';
import { SavedPage } from './saved-page.tsx';

const line = (title: string): OrderLine => ({
  key: title,
  title,
  variantTitle: '500 g',
  quantity: 2,
  isGiftCard: false,
  productId: '1',
  variantId: '1',
  picture: null,
  price: euros(12),
  total: euros(24),
});

const parcel: Parcel = {
  step: 'shipped',
  times: { ordered: '2026-11-17T18:42:00Z' },
  quantity: 4,
  estimatedDelivery: '2026-11-20T00:00:00Z',
  tracking: [{ company: 'DHL', number: '0034', url: 'https://carrier.example/0034' }],
};

const order: OrderDetail = {
  key: '1004',
  name: '#1004',
  orderedAt: '2026-11-17T18:42:00Z',
  quantity: 4,
  isCancelled: false,
  isRefunded: false,
  total: euros(48),
  parcels: [parcel],
  lines: [line('Same'), line('Dearer')],
  subtotal: euros(48),
  shipping: euros(0),
  tax: euros(3.5),
  refunded: euros(0),
  email: 'rita@example.com',
  recipient: 'Rita Probe',
  statusPage: 'https://platform.example/',
  deliveryAddress: ['Rita Probe', 'Musterkai 1'],
  billingAddress: ['Rita Probe', 'Musterkai 1'],
};

const again = (title: string, state: AgainState) => ({
  line: line(title),
  state,
  today:
    state === 'gone'
      ? null
      : {
          key: '1.1',
          product: { handle: 'x', title, vendor: 'Maker' },
          variant: { ...exampleVariant, price: euros(13) },
        },
});

const contract: Contract = {
  id: 'x',
  key: '7',
  status: 'active',
  interval: { unit: 'week', count: 4 },
  nextDelivery: '2026-12-22T00:00:00Z',
  deliveries: [
    { index: 2, date: '2026-12-15T00:00:00Z', isSkipped: true },
    { index: 3, date: '2026-12-22T00:00:00Z', isSkipped: false },
  ],
  lines: [
    {
      title: 'Night Shift',
      variantTitle: null,
      productId: null,
      variantId: null,
      quantity: 1,
      price: euros(14.76),
      picture: null,
    },
  ],
  price: euros(14.76),
};

const markup = (language: Language, part: React.ReactNode) =>
  renderToStaticMarkup(
    <I18nProvider language={language} messages={allMessages[language]}>
      {part}
    </I18nProvider>,
  );

describe.each(languages)('in %s', (language) => {
  const { account: t } = allMessages[language];

  test('an order says of every line what has changed, and orders again what is sold', () => {
    const states = ['available', 'changed', 'soldOut', 'gone', 'giftCard'] as const;
    const lines = states.map((state) => again(state, state));
    const html = markup(language, <OrderPage order={order} lines={lines} />);
    expect(html.match(/name="line"/g)).toHaveLength(2);
    expect(html).toContain(t.soldOut);
    expect(html).toContain(t.gone);
    expect(html.match(new RegExp(t.today('').trim(), 'g'))).toHaveLength(1);
    expect(html).toContain('aria-current="step"');
    expect(html).toContain('https://carrier.example/0034');
  });

  test('a skipped delivery can be taken back, the others skipped', () => {
    const html = markup(
      language,
      <Contracts contracts={[contract]} hostedUrl="https://account.example" done="skipped" />,
    );
    expect(html.match(/value="unskip"/g)).toHaveLength(1);
    expect(html.match(/value="skip"/g)).toHaveLength(1);
    expect(html).toContain(t.contract.every.week(4));
    expect(html).toMatch(/role="status"[^>]*>.*<\/p>/);
  });

  test('a paused contract says what that means, and goes on with one button', () => {
    const paused = { ...contract, status: 'paused' as const, nextDelivery: null, deliveries: [] };
    const html = markup(
      language,
      <Contracts contracts={[paused]} hostedUrl="https://account.example" done={null} />,
    );
    expect(html).toContain(t.contract.pausedText);
    expect(html).toContain('value="resume"');
  });

  test('what the browser keeps is offered to the account, and hidden without scripts', () => {
    const kept = { saved: ['1.2'], equipment: 'unknown device' };
    const html = markup(language, <SavedPage kept={kept} items={[]} done={null} />);
    expect(html).toContain('data-kept="{&quot;saved&quot;:[&quot;1.2&quot;]');
    expect(html.match(/hidden=""/g)).toHaveLength(2);
    expect(html).toContain(t.kept.none);
    // no module of the shop knows it
    expect(html).not.toContain(t.kept.removeEquipment);
  });

  test('requests are forms where they are stored, else the merchant’s address', () => {
    const page = { email: 'rita@example.com', isSubscribed: true, done: null };
    const stored = markup(language, <DataPage {...page} submissionId="x" />);
    expect(stored.match(/value="requestData"/g)).toHaveLength(2);
    expect(stored).toContain('value="unsubscribe"');
    const byMail = markup(language, <DataPage {...page} submissionId={null} />);
    expect(byMail.match(/mailto:/g)).toHaveLength(2);
    expect(byMail).not.toContain('requestData');
  });

  test('the overview of somebody who has neither order nor subscription', () => {
    const data = {
      firstName: null,
      lastName: null,
      email: 'rita@example.com',
      address: null,
      lastOrder: null,
      contracts: [],
      saved: [],
      equipment: null,
    };
    const html = markup(language, <Overview data={data} done={null} />);
    expect(html).toContain(t.noOrders);
    expect(html).toContain(t.hello(null));
    expect(html).not.toContain(t.nextDelivery);
  });
});
