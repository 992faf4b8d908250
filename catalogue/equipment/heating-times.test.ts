import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Construction, heatingMinutes } from '../../shops/kaffeelotse/espresso-machines.ts';
import { equipmentMetaobjects } from './index.ts';

const names: Record<string, Construction> = {
  Einkreiser: 'single',
  Thermoblock: 'thermoblock',
  Zweikreiser: 'exchanger',
  Dualboiler: 'dual',
  Handhebel: 'lever',
};

test('every espresso machine heats as long as the article says of its construction', () => {
  const machines = equipmentMetaobjects().flatMap(({ key, fields }) => {
    const text = JSON.stringify(fields).replaceAll('\\', '');
    const construction = names[/"Bauart","value":"(\w+)"/.exec(text)?.[1] ?? ''];
    const minutes = /"Aufheizzeit","value":"(\d+)\s*min"/.exec(text)?.[1];
    return construction && minutes ? [{ key, construction, minutes: Number(minutes) }] : [];
  });
  expect(machines.length).toBeGreaterThan(70);
  const wrong = machines.filter(({ construction, minutes }) => {
    const [least, most] = heatingMinutes[construction];
    return minutes < least || minutes > most;
  });
  expect(wrong).toEqual([]);
});

test.each(['de', 'en', 'da'])('the article in %s has the same figures', (language) => {
  const folder = new URL('../../shops/kaffeelotse/content/knowledge/', import.meta.url);
  const article = readFileSync(new URL(`espresso-machines/${language}.mdx`, folder), 'utf8');
  const order = ['single', 'thermoblock', 'exchanger', 'dual'] as const;
  const cells = order.map((name) => `${heatingMinutes[name].join('–')} min`);
  expect(article).toContain(`| ${cells.join(' | ')} |`);
});
