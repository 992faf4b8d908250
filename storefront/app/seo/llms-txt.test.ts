import { expect, test } from 'vitest';
import { matchRoute } from '../route-table.ts';
import { llmsTxt } from './llms-txt.ts';

const text = llmsTxt('https://shop.test');

test('the file has a title, a summary and the shop’s terms', () => {
  expect(text).toMatch(/^# Kaffeelotse\n\n> \S/);
  expect(text).toContain('free within Germany from €49');
  expect(text).toContain('Returns within 14 days');
  expect(text).not.toMatch(/undefined|=>|\[object/);
});

test('every link leads to a route of the shop', () => {
  const links = [...text.matchAll(/\]\((https:[^)]+)\)/g)].map(([, url = '']) => new URL(url));
  expect(links.length).toBeGreaterThan(30);
  for (const { origin, pathname } of links) {
    expect(origin).toBe('https://shop.test');
    expect(matchRoute(pathname)?.module, pathname).not.toBe('missing-page.tsx');
    expect(matchRoute(pathname), pathname).not.toBeNull();
  }
});
