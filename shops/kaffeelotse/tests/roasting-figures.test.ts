import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cooler, pourOverSeconds, roastFigures } from '../roasting.ts';
import { languages } from './specified-languages.ts';

const article = (path: string, language: string) =>
  readFileSync(new URL(`../content/${path}/${language}.mdx`, import.meta.url), 'utf8');
const { light, dark } = roastFigures;

test.each(languages)('the article on roasts in %s has the figures of the coffees', (language) => {
  const text = article('knowledge/roasting', language);
  const rows = [...text.matchAll(/^\|[^|]+\| (\d+)–(\d+) °C \|/gm)].map(([, low, high]) => [
    Number(low),
    Number(high),
  ]);
  expect(rows).toEqual(Object.values(roastFigures).map(({ end }) => end));
  const water = [...text.matchAll(/(\d\d) (?:bis|to|til) (\d\d) °C/g)];
  expect(water.map(([, low, high]) => [Number(low), Number(high)])).toEqual([
    light.water,
    dark.water,
  ]);
});

test.each(languages)('the article on extraction in %s spans the same water', (language) => {
  const text = article('knowledge/extraction', language);
  const [, low, high] = text.match(/(\d\d) (?:und|and|og) (\d\d) °C/) ?? [];
  expect([Number(low), Number(high)]).toEqual([dark.water[0], light.water[1]]);
});

test.each(languages)('the tutorials in %s have the ratios and times of the coffees', (language) => {
  const ratios = [
    ...article('tutorials/espresso', language).matchAll(/18 g (?:auf|to|til) (\d\d) g/g),
  ];
  expect(ratios.map(([, grams]) => Number(grams))).toEqual([dark.ratio * 18, light.ratio * 18]);
  const pourOver = article('tutorials/pour-over', language);
  const [, minutes, seconds] = pourOver.match(/\b(\d):(\d\d)\b/) ?? [];
  expect(Number(minutes) * 60 + Number(seconds)).toBe(pourOverSeconds[0]);
  expect(pourOver).toMatch(/nach vier Minuten|after four minutes|efter fire minutter/);
  expect(pourOverSeconds[1]).toBe(4 * 60);
});

test.each(languages)(
  'the articles in %s lower the water of easily dissolved coffees',
  (language) => {
    const degrees = /(?:zwei Grad|two degrees|to grader)/;
    expect(article('knowledge/decaf', language)).toMatch(degrees);
    expect(cooler.decaf).toBe(2);
    expect(article('knowledge/processing', language)).toMatch(
      /ein bis zwei Grad|one or two degrees|en-to grader/,
    );
    expect(cooler.natural).toBe(1);
  },
);
