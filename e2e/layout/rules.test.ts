import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArguments, browserPath } from '../support/browser.ts';
import { bundleRules, check } from './page-rules.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: browserPath, args: browserArguments });
  page = await browser.newPage({ viewport: { width: 400, height: 600 } });
  await page.addInitScript({ content: await bundleRules() });
  await page.goto('about:blank');
}, 60_000);

afterAll(() => browser.close());

/** The rules a fixture breaks, each once. */
async function rulesBrokenBy(html: string): Promise<string[]> {
  await page.setContent(
    `<!doctype html><body style="margin: 20px; font: 16px/1.4 sans-serif">${html}`,
  );
  await page.evaluate(() =>
    Promise.all([...document.images].map((it) => it.decode().catch(() => 0))),
  );
  return [...new Set((await check(page)).map(({ rule }) => rule))];
}

const square = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100"><rect width="100" height="100"/></svg>')}`;
const screenReaderOnly =
  'position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap';

interface Fixtures {
  rule: string;
  bad: Record<string, string>;
  good: Record<string, string>;
}

const fixtures: Fixtures[] = [
  {
    rule: 'covered-text',
    bad: {
      'a button in a row that is too narrow':
        '<div style="display: grid; grid-template-columns: 1fr auto; width: 60px"><p style="min-width: 0; margin: 0">10,90 €</p><button type="button" style="width: 44px; height: 44px; margin-left: -20px; background: teal">+</button></div>',
    },
    good: {
      'a button beside a text':
        '<div style="display: flex"><p style="margin: 0">10,90 €</p><button type="button" style="height: 44px; background: teal">+</button></div>',
      'a button that is laid on a text':
        '<div style="position: relative">a text<button type="button" style="position: absolute; inset: 0; background: teal">+</button></div>',
      'a link without a box':
        '<p style="margin: 0 0 -18px">first</p><a href="#a" style="margin-left: 200px">second</a>',
    },
  },
  {
    rule: 'overlapping-text',
    bad: {
      'a text moved onto the next':
        '<p style="margin: 0 0 -18px">first line</p><p style="margin: 0">second line</p>',
      'a text wider than its column':
        '<div style="display: grid; grid-template-columns: 60px 1fr"><b style="white-space: nowrap">a long name</b><i>value</i></div>',
      'stars on a number':
        '<div style="display: grid; grid-template-columns: 30px 1fr"><b>(1234567)</b><svg width="80" height="20"><rect width="80" height="20"/></svg></div>',
      'a text on a half transparent one':
        '<div style="position: relative">below<div style="position: absolute; inset: 0; background: rgb(255 255 255 / 0.4)">above</div></div>',
    },
    good: {
      'a badge on an icon in a header that is hidden above a scrolled page':
        '<div style="height: 1800px"></div><header style="position: fixed; top: 0; translate: 0 -100%"><svg width="24" height="24"><rect width="24" height="24"/></svg><b style="position: absolute; left: 12px; top: 0; background: white">3</b></header><script>scrollTo(0, 600)</script>',
      'lines close to each other':
        '<h1 style="line-height: 1">A heading <em>of two lines that are close</em> to each other</h1>',
      'a text for screen readers only': `<p style="position: relative"><span style="${screenReaderOnly}">Price:</span>8,90 €</p>`,
      'skip links beside the page':
        '<style>a { position: absolute; left: -999rem }</style><a href="#a">To the content</a><a href="#b">To the menu</a>',
      'an open menu over the page':
        '<p>below</p><div style="position: absolute; top: 20px; background: white">above</div>',
      'slides of which one is seen':
        '<div style="position: relative"><p style="position: absolute">one</p><p style="position: absolute; visibility: hidden">two</p><p style="position: absolute; opacity: 0">three</p></div>',
      'slides beside each other in a window':
        '<div style="width: 100px; overflow: hidden; display: flex"><p style="flex: none; width: 100px">one</p><p style="flex: none; width: 100px">two</p></div><p style="position: absolute; left: 130px; top: 36px">beside</p>',
      'a badge on an icon':
        '<div style="position: relative"><svg width="24" height="24"><rect width="24" height="24"/></svg><b style="position: absolute; left: 12px; top: 0; background: white">3</b></div>',
      'a closed list':
        '<details><summary>Questions and answers</summary><p>Answer</p></details><p>after</p>',
    },
  },
  {
    rule: 'clipped-text',
    bad: {
      'a word that is cut':
        '<div style="width: 60px; overflow: hidden; white-space: nowrap">Nachbestellt</div>',
      'a line that is cut':
        '<div style="height: 14px; overflow: hidden; line-height: 24px">half a line</div>',
      'lines that are gone':
        '<div style="width: 90px; height: 45px; overflow: hidden">a text of many words for few lines of room</div>',
      'a hint too long for its field':
        '<input style="width: 90px" placeholder="Search for coffee, machines and more">',
    },
    good: {
      'an ellipsis':
        '<div style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Nachbestellt</div>',
      'an ellipsis after some lines':
        '<div style="width: 90px; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden">a text of many words for few lines of room</div>',
      'what can be scrolled to':
        '<div tabindex="0" style="width: 60px; overflow: auto; white-space: nowrap">Nachbestellt</div>',
      'what is wholly hidden': '<div style="height: 0; overflow: hidden">closed</div>',
      'a text for screen readers only': `<p><span style="${screenReaderOnly}">was cut on purpose</span></p>`,
    },
  },
  {
    rule: 'broken-word',
    bad: {
      'a word in a narrow column':
        '<div style="width: 80px; overflow-wrap: anywhere">Kaffeemühlen und mehr</div>',
    },
    good: {
      'hyphens where the author allows them':
        '<div style="width: 80px; hyphens: manual">Kaffee\u00admühlen und mehr</div>',
      'an address':
        '<div style="width: 80px; overflow-wrap: anywhere">moin@kaffeelotse.example</div>',
    },
  },
  {
    rule: 'too-wide',
    bad: {
      'a page that scrolls sideways': '<div style="width: 500px">wide</div>',
      'a text the screen cuts':
        '<style>html, body { overflow-x: clip }</style><p style="white-space: nowrap">a line that is much longer than the screen is wide, by far and large</p>',
      'a window that scrolls sideways':
        '<dialog style="width: 200px"><div style="width: 400px">wide</div></dialog><script>document.querySelector("dialog").showModal()</script>',
    },
    good: {
      'a row to be scrolled':
        '<div style="overflow-x: auto"><div style="width: 900px">wide</div></div>',
      'a decoration that bleeds':
        '<style>body { overflow-x: clip }</style><div style="position: absolute; left: 300px; width: 300px; height: 50px; background: teal"></div>',
      'a drawer beside the screen':
        '<div style="position: fixed; top: 0; left: 0; width: 200px; transform: translateX(-100%)"><a href="/">closed</a></div>',
    },
  },
  {
    rule: 'distorted-picture',
    bad: {
      'a stretched picture': `<img src="${square}" style="width: 100px; height: 300px">`,
      'a picture that does not load':
        '<img src="data:image/png;base64,AAAA" width="40" height="40">',
      'a drawing without a size': '<svg><rect width="50%" height="100%"/></svg>',
      'a stretched drawing':
        '<svg role="img" viewBox="0 0 10 10" preserveAspectRatio="none" style="width: 300px; height: 40px"></svg>',
    },
    good: {
      'a picture of its own shape': `<img src="${square}" style="width: 120px; height: 120px; padding: 10px 0; box-sizing: content-box">`,
      'a cropped picture': `<img src="${square}" style="width: 100px; height: 300px; object-fit: cover">`,
      'a picture with room around it': `<img src="${square}" style="width: 100px; height: 300px; object-fit: contain">`,
      'a drawing of its own shape': '<svg viewBox="0 0 300 150"></svg>',
      'a hidden drawing': '<div style="display: none"><svg></svg></div>',
    },
  },
  {
    rule: 'small-control',
    bad: {
      'icons close to each other':
        '<button style="width: 18px; height: 18px; padding: 0">a</button><button style="width: 18px; height: 18px; padding: 0">b</button>',
      'links close below each other':
        '<ul style="list-style: none; line-height: 16px"><li><a href="/a">one</a></li><li><a href="/b">two</a></li></ul>',
    },
    good: {
      'a link in a sentence':
        '<p style="line-height: 16px">Read <a href="/a">this</a> and <a href="/b">that</a> first.</p>',
      'a small icon far from everything':
        '<button style="width: 18px; height: 18px; padding: 0">a</button>',
      'a hidden box with a large label':
        '<label style="display: block; padding: 12px; position: relative"><input type="radio" style="position: absolute; opacity: 0; width: 1px; height: 1px">250 g</label><label style="display: block; padding: 12px"><input type="radio">500 g</label>',
      'a link that spreads over its card':
        '<style>a::after { content: ""; position: absolute; inset: 0 }</style><div style="position: relative; padding: 20px"><a href="/a" style="display: block; line-height: 16px">one</a></div><div style="position: relative; padding: 20px"><a href="/b" style="display: block; line-height: 16px">two</a></div>',
    },
  },
  {
    rule: 'undefined-class',
    bad: {
      'a class of another stylesheet':
        '<style>.other { color: red }</style><p class="_figure_1x2y3_1">text</p>',
    },
    good: {
      'classes in all kinds of rules':
        '<style>.one { color: red } @media print { .two { color: red } } @layer a { .three:hover > .four { & .five { color: red } } } .sm\\:six { color: red }</style><p class="one two three four five sm:six">text</p>',
    },
  },
];

for (const { rule, bad, good } of fixtures) {
  describe(rule, () => {
    test.each(Object.entries(bad))('reports %s', async (_, html) => {
      expect(await rulesBrokenBy(html)).toEqual([rule]);
    });
    test.each(Object.entries(good))('accepts %s', async (_, html) => {
      expect(await rulesBrokenBy(html)).toEqual([]);
    });
  });
}
