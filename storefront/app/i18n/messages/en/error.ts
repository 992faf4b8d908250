import type { error as german } from '../de/error.ts';

export const error: typeof german = {
  code: (status) => `Error ${status}`,
  notFoundTitle: 'There is nothing on the chart here.',
  notFoundText:
    'The page has moved or never existed. Search again or start from one of these pages.',
  brokenTitle: 'We have briefly run aground.',
  brokenText: 'The fault is ours, not yours. Your cart is safe. Please try again in a moment.',
  toHome: 'To the home page',
  discoverEspresso: 'Discover espresso',
  tryAgain: 'Try again',
  reference: 'If that does not help, please quote this number:',
};
