import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';
import { toWebp } from './webp.ts';

const lines = fileURLToPath(new URL('../../shops/kaffeelotse/theme/', import.meta.url));
const target = fileURLToPath(new URL('../../docs/screens/hero.webp', import.meta.url));

/** Promotions and benefits above the header, which would take a good part of each screen. */
const barsHeight = 88;

const screens = [
  'product-coffee-de-1440',
  'home-de-1440',
  'product-coffee-de-390',
  'cart-filled-de-390',
];

/** The picture of README.md: home and product page on a desktop, product page and cart on phones. */
export async function writeHero(browser: Browser, folder: string): Promise<void> {
  if (!screens.every((name) => existsSync(`${folder}${name}.png`))) return;
  const picture = (name: string) =>
    `<img alt="" style="margin-top:${(-barsHeight / Number(name.split('-').at(-1))) * 100}%" src="data:image/png;base64,${readFileSync(`${folder}${name}.png`).toString('base64')}">`;
  const drawing = (name: string) =>
    `url(data:image/svg+xml;base64,${readFileSync(`${lines}${name}.svg`).toString('base64')}) center / cover`;
  const page = await browser.newPage({ viewport: { width: 1600, height: 900 } });
  await page.setContent(`<style>
    * { box-sizing: border-box; margin: 0 }
    body { width: 1600px; height: 900px; overflow: hidden; position: relative; background: ${drawing('contour-sand')} #f3ede2 }
    .band { position: absolute; inset: auto 0 0; height: 236px; background: ${drawing('contour-teal')} #073b42 }
    .screen { position: absolute; overflow: hidden; background: #fbf8f3; border-radius: 10px;
      box-shadow: 0 2px 6px rgb(4 38 43 / .1), 0 30px 70px -18px rgb(4 38 43 / .42) }
    .phone { border: 7px solid #04262b; border-radius: 30px }
    img { display: block; width: 100% }
  </style>
  <div class="band"></div>
  <div class="screen" style="left:760px;top:58px;width:776px;height:436px">${picture('product-coffee-de-1440')}</div>
  <div class="screen" style="left:64px;top:102px;width:1010px;height:690px">${picture('home-de-1440')}</div>
  <div class="screen phone" style="left:962px;top:322px;width:270px;height:512px">${picture('product-coffee-de-390')}</div>
  <div class="screen phone" style="left:1262px;top:286px;width:270px;height:512px">${picture('cart-filled-de-390')}</div>`);
  const png = await page.screenshot();
  await page.close();
  writeFileSync(target, await toWebp(browser, png, { scale: 1, highest: 900 }));
}
