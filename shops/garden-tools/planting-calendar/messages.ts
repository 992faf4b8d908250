import type { Language } from '../../../storefront/app/i18n/languages.ts';

const en = {
  title: 'When to do it',
  task: 'Task',
  yes: 'yes',
  tasks: { sow: 'Sow', plant: 'Plant', prune: 'Prune', harvest: 'Harvest' },
};

export const messages: Record<Language, typeof en> = {
  en,
  fr: {
    title: 'À quel moment',
    task: 'Travail',
    yes: 'oui',
    tasks: { sow: 'Semer', plant: 'Planter', prune: 'Tailler', harvest: 'Récolter' },
  },
};
