import { expect, test } from 'vitest';
import { deliveredTo as inGerman } from './de/places.ts';
import { product } from './de/product.ts';
import { deliveredTo as inEnglish } from './en/places.ts';

test.each([
  ['Dänemark', 'nach Dänemark'],
  ['Niederlande', 'in die Niederlande'],
  ['Schweiz', 'in die Schweiz'],
])('a parcel goes to %s in German as it is said', (country, words) => {
  expect(inGerman(country)).toBe(words);
});

test.each([
  ['Denmark', 'to Denmark'],
  ['Netherlands', 'to the Netherlands'],
  ['United Kingdom', 'to the United Kingdom'],
])('a parcel goes to %s in English as it is said', (country, words) => {
  expect(inEnglish(country)).toBe(words);
});

test.each([
  ['Deutschland', 'in Deutschland'],
  ['Schweiz', 'in die Schweiz'],
])('the threshold of free shipping to %s is said with its article', (country, words) => {
  expect(product.perks('50 €', country)).toContain(`Versandkostenfrei ab 50 € ${words}**`);
});
