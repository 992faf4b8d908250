import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type * as Rules from './rules/index.ts';

declare global {
  interface Window {
    layoutRules: typeof Rules;
  }
}

/** The rules as one script, to be run in every page before its own. */
export async function bundleRules(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: fileURLToPath(new URL('./rules/index.ts', import.meta.url)),
        formats: ['iife'],
        name: 'layoutRules',
      },
    },
  });
  const [output] = Array.isArray(result) ? result : [];
  const code = output?.output[0].code;
  if (!code) throw new Error('the rules could not be bundled');
  return `${code}\nwindow.layoutRules = layoutRules;`;
}

export const check = (page: Page) => page.evaluate(() => window.layoutRules.check());

/** The surroundings of a finding, with a frame around it. */
export async function takePicture(page: Page, index: number, path: string) {
  const box = await page.evaluate((at) => window.layoutRules.outline(at), index);
  const screen = page.viewportSize();
  if (!box || !screen) return;
  const around = 80;
  const x = Math.max(0, Math.min(box.x - around, screen.width - 100));
  const y = Math.max(0, Math.min(box.y - around, screen.height - 100));
  const clip = {
    x,
    y,
    width: Math.max(100, Math.min(screen.width - x, box.width + 2 * around)),
    height: Math.max(100, Math.min(screen.height - y, box.height + 2 * around)),
  };
  await page.screenshot({ path, clip, animations: 'disabled' });
  await page.evaluate((at) => window.layoutRules.removeOutline(at), index);
}
