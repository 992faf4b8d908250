import type { consent as german } from '../de/consent.ts';

export const consent: typeof german = {
  title: 'Cookies',
  text: 'What is necessary always runs. Statistics and advertising only if you agree. You can change this at any time.',
  privacy: 'Privacy',
  imprint: 'Imprint',
  purposes: 'What you agree to',
  necessary: 'Necessary',
  necessaryText:
    'Cart, saved items, search and this choice itself. Stays on, since the shop does not work without it.',
  statistics: 'Statistics',
  statisticsText:
    'Statistics services learn which products are viewed, searched for and bought; cookies are set for that.',
  marketing: 'Marketing',
  marketingText:
    'Advertising networks may recognise you, to show relevant ads and to measure how well they work.',
  choose: 'Choose',
  acceptAll: 'Accept',
  onlyNecessary: 'Decline',
  saveChoice: 'Save choice',
  asked: 'There is a question about cookies right after the skip links. You can answer it later.',
  saved: 'Your choice has been saved.',
};
