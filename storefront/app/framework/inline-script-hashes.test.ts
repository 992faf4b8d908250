import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashInlineScripts } from './inline-script-hashes.ts';

const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

test('only scripts with the nonce are hashed, and no nonce is left', () => {
  const { html, hashes } = hashInlineScripts(
    '<script nonce="abc">own()</script><script async="" nonce="abc" type="module">own("ä")</script>' +
      '<script>foreign()</script><script nonce="guess">foreign()</script>' +
      '<script nonce="abc" src="/a.js"></script><script nonce="abc">own()</script>',
    'abc',
  );
  expect(hashes).toEqual([sha256('own()'), sha256('own("ä")')]);
  expect(html).not.toContain('"abc"');
  expect(html).toContain('<script async="" type="module">own("ä")</script>');
});
