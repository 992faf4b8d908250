import type { newsletter as german } from '../../de/server/newsletter.ts';

export const newsletter: typeof german = {
  offer: (value) => `${value} off your next order.`,
  lead: 'News and offers, about twice a month. You will get the voucher by e-mail once you have confirmed.',
  terms: (minimum) => `For orders of ${minimum} or more, once per customer.`,
  email: 'E-mail address',
  emailExample: 'name@example.com',
  consent: [
    'I would like to receive the newsletter and have read the ',
    'privacy policy',
    '. I can unsubscribe at any time.',
  ],
  privacyPage: 'privacy',
  signUp: 'Get the voucher',
  sending: 'Sending',
  problem: {
    invalidEmail: 'Please enter a valid email address.',
    consentMissing: 'Please confirm the privacy policy.',
    alreadySubscribed: 'You have already subscribed to our newsletter with this email address.',
    tooManyTries: 'That was too many attempts. Please wait an hour.',
    unavailable:
      'Signing up is not working right now; nothing was saved. Please try again in a moment.',
    offline: 'You are offline; nothing was sent. Please try again.',
  },
  almostDone: 'Almost there.',
  oneMoreClick: 'One more click and you are subscribed.',
  checkInbox: 'Please check your inbox.',
  mailSent: [
    'We have sent a confirmation e-mail to ',
    '. As soon as you click the link in it, your subscription is complete. There is one voucher per person.',
  ],
  otherAddress: 'Use another address',
};
