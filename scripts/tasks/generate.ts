import type { Tasks } from './task.ts';

export const generators: Tasks = {
  architecture: {
    about:
      'the table of modules in docs/architecture.md, after scripts/imports/allowed-imports.ts changed',
    command: 'node scripts/imports/docs.ts',
    takes: '1 s',
  },
  configuration: {
    about: 'docs/configuration.md, after a setting changed',
    command: 'node scripts/config-docs.ts',
    takes: '1 s',
  },
  'cart-codes': {
    about: "docs/cart-codes.md, after a text, a code or the platform's versions changed",
    command: 'node scripts/operations/cart-codes.ts',
    takes: '1 s',
  },
  schemas: {
    about:
      "downloads the versions of the platform's schemas that are missing (sandbox/schema/README.md)",
    command: 'node sandbox/schema/main.ts',
    takes: '40 s',
    needs: ['network'],
  },
  specification: {
    about: 'the table in docs/specification/README.md, after a rule or its test was added',
    command: 'node scripts/specification/check.ts --write',
    takes: '2 s',
  },
  languages: {
    about:
      "the lists of a shop's languages in shops/*/messages, after its languages.ts or texts/ changed",
    command: 'node scripts/languages/main.ts',
    takes: '2 s',
  },
  'edge-routes': {
    about: 'edge/routes.vcl, after the route table or the routes of a shop changed',
    command: 'node scripts/edge-routes.ts',
    takes: '1 s',
  },
};
