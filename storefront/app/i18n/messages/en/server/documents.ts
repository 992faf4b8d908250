import type { DocumentMessages } from '../../de/server/documents.ts';
import { deliveredTo } from '../places.ts';

export const documents: DocumentMessages = {
  deliveredTo,
  freeFrom: (country, amount) => `${deliveredTo(country)} from ${amount}`,
  phone: 'Phone:',
  email: 'E-mail:',
  shippingTable: {
    caption: (count) =>
      `Shipping costs per order to ${count} ${count === 1 ? 'country' : 'countries'}, VAT included`,
    country: 'Country',
    days: 'Working days',
    parcel: 'Parcel',
    free: 'Free from',
    freight: 'Freight',
    never: '–',
    atCheckout: 'at checkout',
  },
  workshops: {
    caption: (place, hours) => `All classes: ${place}; ${hours} hours, VAT included`,
    course: 'Class',
    date: 'Date',
    time: 'Start',
    price: 'Price',
    at: (time: string) => time,
    courses: {},
  },
  withdrawalForm: {
    title: 'Model withdrawal form',
    hint: 'Complete and return this form if you wish to withdraw from the contract. A message in your own words is just as good.',
    to: 'To:',
    statement:
      'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*).',
    fields: [
      'Goods or service',
      'Ordered on (*) / received on (*)',
      'Name of consumer(s)',
      'Address of consumer(s)',
      'Signature (only if this form is notified on paper)',
      'Date',
    ],
    footnote: '(*) Delete as appropriate.',
  },
};
