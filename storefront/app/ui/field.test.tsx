import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { Field } from './field.tsx';
import { Select } from './select.tsx';

const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(html)?.[1];

test('a field is associated with its label, hint and error', () => {
  const html = renderToStaticMarkup(<Field label="Code" hint="Ten letters" error="Unknown code" />);
  expect(attribute(html, 'for')).toBe(attribute(html, 'id'));
  expect(attribute(html, 'aria-invalid')).toBe('true');
  const [hint, error] = attribute(html, 'aria-describedby')?.split(' ') ?? [];
  expect(html).toContain(`<p id="${hint}"`);
  expect(html).toContain(`<p id="${error}"`);
  expect(html.indexOf('Unknown code')).toBeGreaterThan(html.indexOf(`id="${error}"`));
});

test.each([
  ['Field', <Field key="field" label="Code" />],
  ['Select', <Select key="select" label="Size" />],
  ['Checkbox', <Checkbox key="checkbox">Agreed</Checkbox>],
])('a %s without an error is not invalid and described by nothing', (_, field) => {
  const html = renderToStaticMarkup(field);
  expect(html).not.toContain('aria-invalid');
  expect(html).not.toContain('aria-describedby');
});
