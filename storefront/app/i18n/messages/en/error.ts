import type { error as german } from '../de/error.ts';

export const error: typeof german = {
  notFoundTitle: 'There is nothing on the chart here.',
  notFoundText: 'This page does not exist, or not any more. From here you can go on:',
  brokenTitle: 'Something has run aground.',
  brokenText: 'The fault is ours. Please try again in a moment.',
  toHome: 'To the home page',
};
