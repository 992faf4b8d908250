import type { newsletter as german } from '../de/newsletter.ts';

export const newsletter: typeof german = {
  offer: (value) => `${value} off your next order.`,
  lead: 'New roasts, honest tests and offers, about twice a month. You will get the voucher by e-mail once you have confirmed.',
  terms: (minimum) => `For orders of ${minimum} or more, once per customer.`,
  email: 'E-mail address',
  emailExample: 'name@example.com',
  consent: [
    'I would like to receive the newsletter and have read the ',
    'privacy policy',
    '. I can unsubscribe at any time.',
  ],
  signUp: 'Get the voucher',
  sending: 'Sending',
  problem: {
    invalidEmail: 'Please enter a valid email address.',
    consentMissing: 'Please confirm the privacy policy.',
    alreadySubscribed: 'You have already subscribed to our newsletter with this email address.',
    tooManyTries: 'That was too many tries. Please wait for an hour.',
    unavailable:
      'Signing up does not work right now, and nothing was saved. Please try again in a moment.',
    offline: 'No connection, and nothing was sent. Please try again.',
  },
  almostDone: 'Almost there.',
  oneMoreClick: (value) => `One more click and your ${value} voucher is on its way.`,
  checkInbox: 'Please check your inbox.',
  mailSent: [
    'We have sent a confirmation e-mail to ',
    '. As soon as you click the link in it, your subscription is complete and the voucher comes by e-mail.',
  ],
  otherAddress: 'Use another address',
  page: {
    title: 'Newsletter',
    description: (value) => `A ${value} voucher for signing up.`,
    expect: 'What to expect',
    points: [
      'New roasts, before they are on the shelf.',
      'Test results for machines, grinders and accessories, the bad ones included.',
      'Offers and savings packs, about twice a month.',
    ],
    howTo: 'How to get the voucher',
    steps: (value, minimum) => [
      'Sign up and click the link in our confirmation e-mail.',
      `We send you a code worth ${value}.`,
      `Enter it in the cart. It is valid once, for orders of ${minimum} or more; signing up again brings no second code.`,
    ],
    unsubscribe: 'Every e-mail has a link that unsubscribes you with one click.',
    off: 'Signing up for the newsletter is not possible at the moment.',
  },
  confirm: {
    title: 'Confirm your subscription',
    confirm: 'Confirm my subscription',
    resend: 'Send a new link',
    toShop: 'Discover coffee',
    toNewsletter: 'Sign up',
    state: {
      ready: {
        title: 'One more click.',
        text: 'Confirm that you would like to read our newsletter.',
      },
      confirmed: {
        title: 'Welcome aboard.',
        text: 'Your subscription is confirmed. The voucher is on its way by e-mail.',
      },
      confirmedAgain: {
        title: 'Good to have you back.',
        text: 'Your subscription is confirmed. You had your voucher when you first subscribed.',
      },
      alreadyConfirmed: { title: 'Already done.', text: 'This subscription is confirmed already.' },
      expired: {
        title: 'This link is no longer valid.',
        text: 'It was valid for 48 hours, or we have sent you a newer one since. You can have a fresh one.',
      },
      sent: { title: 'Please check your inbox.', text: 'The new link is on its way to you.' },
      unknown: {
        title: 'We do not know this link.',
        text: 'It may have been cut off when it was copied, or the subscription was deleted.',
      },
      tooManyTries: { title: 'That was too many tries.', text: 'Please wait for an hour.' },
      unavailable: {
        title: 'That did not work.',
        text: 'Nothing was changed. Please try again in a moment.',
      },
    },
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    unsubscribe: 'Unsubscribe',
    toShop: 'To the home page',
    state: {
      ready: {
        title: 'Unsubscribe from the newsletter',
        text: 'One click, and we will not write again.',
      },
      unsubscribed: {
        title: 'You are unsubscribed.',
        text: 'We will not send you any more newsletters. A voucher you already have stays valid.',
      },
      unknown: {
        title: 'We do not know this link.',
        text: 'It may have been cut off when it was copied. Please open it from the e-mail.',
      },
      unavailable: {
        title: 'That did not work.',
        text: 'You are not unsubscribed yet. Please try again in a moment.',
      },
    },
  },
};
