import type { Tasks } from './task.ts';

export const generators: Tasks = {
  architecture: {
    about: 'the table of modules in docs/architecture.md, after scripts/arrows/rooms.ts changed',
    command: 'node scripts/arrows/docs.ts',
    takes: '1 s',
  },
  configuration: {
    about: 'docs/configuration.md, after a setting changed',
    command: 'node scripts/config-docs.ts',
    takes: '1 s',
  },
  'edge-routes': {
    about: 'edge/routes.vcl, after the route table changed',
    command: 'node scripts/edge-routes.ts',
    takes: '1 s',
  },
};
