import { generateCatalogue } from './generate-catalogue.ts';

// Starts the sandbox with the demo catalogue, or with that of SANDBOX_CATALOGUE.

process.env.SANDBOX_CATALOGUE ||= await generateCatalogue(undefined, (message) =>
  console.log(message),
);
await import('../sandbox/server/main.ts');
