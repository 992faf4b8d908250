import type { restock as german } from '../de/restock.ts';

export const restock: typeof german = {
  soldOut: 'Currently sold out',
  noDate: 'There is no date for the next delivery yet.',
  lastPriceNote: (price) => `Last price ${price}.`,
  title: 'We will write to you when it is back',
  whichVariant: 'Which version?',
  lastPrice: (price) => `last ${price}`,
  email: 'E-mail address',
  emailExample: 'name@example.com',
  submit: 'Let me know',
  /** Whoever changes it gives it a new version (restockTextVersion). */
  terms: 'One single message, no newsletter. Then we delete your address.',
  privacy: 'Privacy',
  privacyPage: 'privacy',
  problem: {
    invalidEmail: 'Please enter a valid e-mail address.',
    unknownVariant: 'This version no longer exists. Please reload the page.',
    tooManyTries: 'Too many attempts. Please wait an hour.',
    unavailable: 'This does not work at the moment, nothing was stored. Please try again shortly.',
    offline: 'No connection, nothing was sent. Please try again.',
  },
  checkInbox: 'Please check your inbox.',
  /** Before and after the address. */
  mailSent: [
    'We have sent an e-mail to ',
    '. Once you confirm the link in it, we will note your request.',
  ],
  otherAddress: 'Use another address',
  ratherNotWait: 'Rather not wait?',
  similarInStock: (count) =>
    count === 1 ? 'One similar product is in stock.' : `${count} similar products are in stock.`,
  toSimilar: 'See similar products',
  compareSimilar: 'Compare them all',
  similarTitle: 'Closest match, in stock now',
  similarLead: (title) =>
    `Compared along the seven directions of the compass. The brass line is ${title}.`,
  link: {
    title: 'Back-in-stock message',
    confirm: 'Let me know',
    withdraw: 'Delete the request',
    toShop: 'To the shop',
    state: {
      ready: {
        title: 'One more click.',
        text: 'Confirm that we should write to you as soon as the product is back.',
      },
      confirmed: {
        title: 'We will be in touch.',
        text: 'As soon as the product is back, you will get one single e-mail. Then we delete your address. If you change your mind, delete the request here.',
      },
      expired: {
        title: 'This link is no longer valid.',
        text: 'It was valid for 24 hours. Please enter your address on the product page again.',
      },
      unknown: {
        title: 'This request no longer exists.',
        text: 'It was deleted, or we have already written to you.',
      },
      unavailable: {
        title: 'That did not work just now.',
        text: 'Nothing was changed. Please try again shortly.',
      },
      withdrawn: {
        title: 'The request is deleted.',
        text: 'We have deleted your address as well.',
      },
    },
  },
};
