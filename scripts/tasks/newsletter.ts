import type { Tasks } from './task.ts';

const command = (name: string) => `npm run newsletter:${name} -w storefront --silent --`;

export const newsletterCommands: Tasks = {
  export: {
    about:
      'prints everything stored about an e-mail address: `npm run newsletter export <address>`',
    command: command('export'),
    takes: '1 s',
    needs: ['postgresql'],
  },
  subscribers: {
    about: 'prints all confirmed subscribers with the proof of their consent as CSV',
    command: command('subscribers'),
    takes: '1 s',
    needs: ['postgresql'],
  },
  erase: {
    about: 'erases an e-mail address',
    command: command('erase'),
    takes: '1 s',
    needs: ['postgresql'],
  },
};
