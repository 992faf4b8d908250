import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { bundleStarter } from './starter-plugin.ts';

test('the starter is one small classic script that cannot end its element', async () => {
  const script = await bundleStarter();
  expect(brotliCompressSync(script).length).toBeLessThan(2_700);
  expect(() => new Function(script)).not.toThrow();
  expect(script).not.toMatch(/<\/script|<!--/i);
});
