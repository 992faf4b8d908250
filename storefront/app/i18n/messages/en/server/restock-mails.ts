import type { RestockMails } from '../../de/server/restock-mails.ts';

export const restockMails: RestockMails = {
  reason: (shop) =>
    `You receive this e-mail because this address was entered at ${shop} for a back-in-stock message.`,
  confirmation: {
    subject: (name) => `One more click: ${name}`,
    preview: (name) => `Please confirm that we should write when ${name} is back.`,
    title: 'Almost done.',
    lead: (name) =>
      `You would like to know when ${name} is back. Please confirm that this address is yours:`,
    action: 'Let me know',
    afterwards:
      'The link is valid for 24 hours; you can also use it later to delete the request. Was this not you? Then simply do nothing: without your confirmation we will not write again, and we will delete the address.',
  },
  available: {
    subject: (name) => `Back in stock: ${name}`,
    preview: (name) => `${name} is back in stock.`,
    title: 'Back in stock.',
    lead: (name) => `${name} is back in stock. We do not know how long it will last.`,
    action: 'View the product',
    afterwards: 'This is the only message. We have deleted your address from this list.',
  },
};
