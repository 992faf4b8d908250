import type { error as german } from '../de/error.ts';

export const error: typeof german = {
  code: (status) => `Error ${status}`,
  notFoundTitle: 'This page does not exist.',
  notFoundText: 'It has moved or never existed. Search again or start here.',
  brokenTitle: 'Something went wrong.',
  brokenText: 'The fault is ours, not yours. Your cart is safe. Please try again in a moment.',
  toHome: 'To the home page',
  discoverMain: 'Discover the range',
  tryAgain: 'Try again',
  reference: 'If that does not help, please quote this number:',
};
