import { expect, test } from 'vitest';
import { shop as demo } from '#shop/shop.ts';
import { shop as starter } from '../../../shops/starter/shop.ts';
import { findDemoData } from './demo-data.ts';

const own = {
  name: 'Rösterei Nord',
  email: 'hallo@roesterei-nord.de',
  company: {
    name: 'Rösterei Nord GmbH',
    street: 'Hafenstraße 12',
    city: '24103 Kiel',
    phone: '+49 431 1230040',
    managers: ['Ada Holm'],
    editor: 'Ada Holm',
    register: { court: 'Amtsgericht Kiel', number: 'HRB 20004' },
    vatId: 'DE300004000',
    registrations: { weee: 'DE 10200300', packaging: 'DE4000123000456', organicControl: '' },
  },
  social: { photos: 'https://photos.net/roesterei-nord' },
  helpUrl: 'https://hilfe.roesterei-nord.de/example-orders',
  blogUrl: 'https://blog.roesterei-nord.de/',
  reviewsUrl: 'https://reviews.net/nord',
  contracts: { email: 'widerruf@roesterei-nord.de', noticeDays: 0, timeZone: 'Europe/Berlin' },
};

test('own data of a company are none of the demo', () => {
  expect(findDemoData(own, { partner: '' })).toEqual([]);
});

test.each([
  [
    'company.register.number',
    { company: { ...own.company, register: { court: 'Kiel', number: 'HRB 000000' } } },
  ],
  ['company.vatId', { company: { ...own.company, vatId: 'DE000000000' } }],
  ['company.phone', { company: { ...own.company, phone: '+49 40 0000 0000' } }],
  ['company.managers.0', { company: { ...own.company, managers: ['First Last'] } }],
  ['company.street', { company: { ...own.company, street: 'Musterstraße 1' } }],
  ['email', { email: 'hello@shop.example' }],
  ['email', { email: 'hello@example.com' }],
  ['social.photos', { social: { photos: 'https://photos.example/nord' } }],
  ['contracts.email', { contracts: { ...own.contracts, email: 'widerruf@shop.example' } }],
])('%s of the demo is found', (path, change) => {
  expect(findDemoData({ ...own, ...change }, {}).map(({ where }) => where)).toEqual([
    `shop.ts: ${path}`,
  ]);
});

test('an invented membership is found in the texts', () => {
  const partner = 'Offizieller Partner der Hanse-Gilde';
  expect(findDemoData(own, { 'texts/de: footer.partner': partner })).toEqual([
    { where: 'texts/de: footer.partner', value: partner },
  ]);
});

test('every shop of this repository is a demo as a whole', () => {
  for (const shop of [demo, starter]) {
    const found = findDemoData(shop, {}).map(({ where }) => where);
    expect(found).toEqual(
      expect.arrayContaining(
        ['email', 'company.name', 'company.street', 'company.phone', 'company.register.number']
          .concat(['company.vatId', 'company.registrations.weee', 'contracts.email', 'helpUrl'])
          .map((path) => `shop.ts: ${path}`),
      ),
    );
  }
});
