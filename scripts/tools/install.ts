import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Installs the packages of a tool that few commands need, if they are missing or older than their lock file, and returns
 * the folder they are in.
 */
export function installTool(name: 'icons' | 'lighthouse' | 'package-checks' | 'stryker'): string {
  const folder = path.join(import.meta.dirname, name);
  const installed = path.join(folder, 'node_modules/.package-lock.json');
  const wanted = path.join(folder, 'package-lock.json');
  if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(wanted).mtimeMs) {
    execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: folder, stdio: 'inherit' });
  }
  return path.join(folder, 'node_modules');
}
