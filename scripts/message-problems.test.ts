import { expect, test } from 'vitest';
import { modulePages } from '#shop/messages/module-pages.ts';
import { messageModules } from '#shop/modules/messages.ts';
import { allMessages } from '../storefront/app/i18n/messages/index.ts';
import { englishTexts } from './english-texts.ts';
import { messageProblems, sameTexts } from './message-problems.ts';

const source = {
  cart: { title: 'Dein Warenkorb', left: (price: string) => `Noch ${price}`, free: 'Espresso' },
  hint: 'Das ist ein ganzer Satz.',
};

test('a complete translation has no problem', () => {
  const translated = {
    cart: { title: 'Your cart', left: (price: string) => `${price} left`, free: 'Espresso' },
    hint: 'This is a whole sentence.',
  };
  expect(messageProblems(source, translated)).toEqual([]);
});

test.each([
  [
    'a missing key',
    { ...source, cart: { left: source.cart.left, free: 'x' } },
    'cart.title is missing',
  ],
  ['an unknown key', { ...source, extra: 'x' }, 'extra is not in the source language'],
  ['an empty text', { ...source, cart: { ...source.cart, title: '' } }, 'cart.title is empty'],
  ['an untranslated sentence', source, 'hint is not translated'],
  [
    'another kind',
    { ...source, cart: { ...source.cart, left: 'x' } },
    'cart.left is of another kind',
  ],
  [
    'other values',
    { ...source, cart: { ...source.cart, left: () => 'x' } },
    'cart.left takes other values',
  ],
])('%s is found [DEC-069]', (_, translated, problem) => {
  expect(messageProblems(source, translated)).toContain(problem);
});

test('texts that are still those of another language are counted, by their places', () => {
  const plural = (count: number) => `${count} items`;
  const english = { cart: { title: 'Cart', plural }, home: { title: 'Home' } };
  const swedish = { cart: { title: 'Varukorg', plural }, home: { title: 'Home' } };
  expect(sameTexts(english, swedish)).toEqual({ same: ['cart.plural', 'home.title'], all: 3 });
});

test('every text of the storefront has an English one to be compared with', () => {
  const ofModules = new Set<string>([...messageModules, ...Object.keys(modulePages)]);
  const places = (texts: object) =>
    Object.entries(texts).flatMap(([part, inner]) =>
      ofModules.has(part) ? [] : Object.keys(inner).map((name) => `${part}.${name}`),
    );
  expect(places(englishTexts)).toEqual(expect.arrayContaining(places(allMessages.en)));
});
