import { specifiedIn } from '#shop/tests/specified-texts.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { expect, test } from '../support/visitor.ts';

const { coffee, editorial } = allMessages.de;

test('a legal text says that it is a sample', async ({ visitor }) => {
  const { page } = await visitor.open('/de/e/agb');
  expect(page.one('note').text).toContain(editorial.sampleText);
});

test('a tutorial shows accessories, steps and coffees without scripts, too [TUT-001 TUT-002 TUT-003]', async ({
  visitor,
}) => {
  const { page } = await visitor.open('/de/a/handfilter');
  const text = specifiedIn('de');
  const sections = page.elements('h2').map((heading) => heading.text);
  expect(sections).toEqual(
    expect.arrayContaining([text.accessoriesNeeded, text.stepByStep, text.suitableCoffees]),
  );
  expect(page.one('main').text).toContain(coffee.tutorial.step(6));
  expect(page.has('img', /Aufgussplan: 45/)).toBe(true);
});
