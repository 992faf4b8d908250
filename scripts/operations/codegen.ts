import { writeFileSync } from 'node:fs';
import { generatedFile, generateOperations } from './generate.ts';

writeFileSync(generatedFile, await generateOperations());
