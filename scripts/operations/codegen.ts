import { writeFileSync } from 'node:fs';
import { generateFiles } from './generate.ts';

for (const { file, text } of await generateFiles()) writeFileSync(file, text);
