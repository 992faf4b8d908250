import { generateCatalogue } from './generate-catalogue.ts';

// Writes the demo catalogue to the directory of the first argument, by default where the sandbox looks for it.

await generateCatalogue(process.argv[2], (message) => console.log(message));
