import type { Tasks } from './task.ts';

export const contentCommands: Tasks = {
  push: {
    about:
      "writes the content of the shop's files to the connected platform: definitions, pictures, home page, bars, menus and pages in all languages; `-- --dry-run` lists it; refuses what was changed there since, unless `-- --overwrite`",
    command: 'node scripts/content-sync/push-main.ts',
    takes: '10 s',
  },
  pull: {
    about:
      "writes home page, bars, menus, pages and articles as the platform has them into the shop's files; `-- --dry-run` lists it",
    command: 'node scripts/content-sync/pull-main.ts',
    takes: '5 s',
    needs: ['build'],
  },
};
