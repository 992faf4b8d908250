import type { NewsletterMails } from '../../de/server/newsletter-mails.ts';

export const newsletterMails: NewsletterMails = {
  confirmation: {
    subject: 'Please confirm your subscription',
    preview: 'Please confirm that you want our newsletter.',
    title: 'Almost there.',
    lead: (shop) =>
      `Good to hear that you would like to read the ${shop} newsletter. Please confirm that this address is yours:`,
    action: 'Confirm my subscription',
    validity: 'The link is valid for 48 hours.',
    notYou:
      'Was this not you? Then simply do nothing: without your confirmation we will not write again, and we will delete the address.',
    fallback: 'The button does not work? Copy this link into your browser:',
  },
  voucher: {
    subject: (value) => `Your ${value} voucher`,
    preview: (value, minimum) => `${value} off your order of ${minimum} or more.`,
    title: 'Welcome.',
    lead: (value) => `Thank you for subscribing. Here is your ${value} voucher:`,
    codeLabel: 'Your code',
    conditions: (minimum) =>
      `Enter the code in the cart. It is valid once, for an order of ${minimum} or more.`,
    action: 'To the shop',
  },
  footer: {
    reason: (shop) =>
      `You receive this e-mail because this address was signed up for the ${shop} newsletter.`,
    unsubscribe: 'Unsubscribe from the newsletter',
    imprint: 'Imprint',
    privacy: 'Privacy',
    imprintPage: 'imprint',
    privacyPage: 'privacy',
  },
};
