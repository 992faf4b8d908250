import type { newsletterPages as german } from '../de/newsletter-pages.ts';

export const newsletterPages: typeof german = {
  off: 'Signing up for the newsletter is not possible at the moment.',
  confirm: {
    title: 'Confirm your subscription',
    confirm: 'Confirm my subscription',
    resend: 'Send a new link',
    toShop: 'To the shop',
    toNewsletter: 'Sign up',
    state: {
      ready: {
        title: 'One more click.',
        text: 'Confirm that you would like to read our newsletter.',
      },
      confirmed: {
        title: 'Welcome.',
        text: 'Your subscription is confirmed. The voucher is on its way by e-mail.',
      },
      confirmedAgain: {
        title: 'Good to have you back.',
        text: 'Your subscription is confirmed. You had your voucher when you first subscribed.',
      },
      alreadyConfirmed: { title: 'Already done.', text: 'This subscription is confirmed already.' },
      expired: {
        title: 'This link is no longer valid.',
        text: 'It was valid for 48 hours, or we have sent you a newer one since. You can request a new one.',
      },
      sent: { title: 'Please check your inbox.', text: 'The new link is on its way to you.' },
      unknown: {
        title: 'We do not know this link.',
        text: 'It may have been cut off when it was copied, or the subscription was deleted.',
      },
      tooManyTries: { title: 'That was too many attempts.', text: 'Please wait an hour.' },
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
