import { expect, test } from 'vitest';
import { renderMail } from './render-mail.ts';

const company = { de: 'Hafen & Co, Kai 1', en: 'Hafen & Co, Kai 1', da: 'Hafen & Co, Kai 1' };

test('a mail names the company that sends it', () => {
  const content = { name: 'Mara', intro: 'hello' };
  const { html, text } = renderMail('en', { name: 'Hafen', company }, content);
  expect(html).toContain('Hafen &amp; Co, Kai 1<br>');
  expect(text).toContain('-- \nHafen & Co, Kai 1\n');
  expect(renderMail('en', { name: 'Hafen' }, content).html).not.toContain('<br>');
});
