import { execFile } from 'node:child_process';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { browserPath } from '../../e2e/support/browser.ts';
import { RunningProcess } from './running-process.ts';

const mostWorkers = 4;

interface OwnTestsOptions {
  /** `packages/storefront-e2e` of Hydrogen's preview branch, with installed packages. */
  directory: string;
  /** Of the storefront that is tested. */
  origin: string;
  browserArguments: string[];
  /** For files. */
  work: string;
}

/** Runs the tests that Hydrogen's preview branch has for storefronts; the problems found. */
export async function runOwnTests(options: OwnTestsOptions): Promise<string[]> {
  const { directory, origin } = options;
  const cli = path.join(directory, 'node_modules/@playwright/test/cli.js');
  const tests = new RunningProcess(origin, cli, {
    arguments: ['test', '--reporter=list'],
    directory,
    environment: {
      ...(await provideBrowser(options)),
      STOREFRONT_BASE_URL: origin,
      STOREFRONT_E2E_WORKERS: String(Math.min(mostWorkers, os.availableParallelism())),
    },
  });
  const exitCode = await tests.ended();
  const counts = [...tests.log.matchAll(/^ +(\d+ (passed|failed|skipped|did not run)\b)/gm)];
  console.log(`its own tests: ${counts.map(([, count]) => count).join(', ')}`);
  const isComplete = counts.length > 0 && counts.every(([, , outcome]) => outcome === 'passed');
  return exitCode === 0 && isComplete ? [] : [tests.log];
}

/** The tests name no browser: theirs becomes a script that starts ours with the arguments for the platform's hosts. */
async function provideBrowser({ directory, browserArguments, work }: OwnTestsOptions) {
  const environment = {
    PLAYWRIGHT_BROWSERS_PATH: path.join(work, 'browsers'),
    PLAYWRIGHT_BROWSER_CHANNEL: 'chromium',
  };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--print', 'require("@playwright/test").chromium.executablePath()'],
    { cwd: directory, env: { ...process.env, ...environment } },
  );
  const file = stdout.trim();
  const quoted = browserArguments.map((argument) => `'${argument}'`).join(' ');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `#!/bin/sh\nexec '${browserPath}' ${quoted} "$@"\n`);
  await chmod(file, 0o755);
  return environment;
}
