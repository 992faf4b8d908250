#!/usr/bin/env node
import { enableCompileCache } from 'node:module';

// a third less processor time for every start but the first
enableCompileCache();
const { runCommand } = await import('./command.ts');
process.exit(await runCommand(process.argv.slice(2)));
