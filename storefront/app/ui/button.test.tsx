import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('a busy button says so and stays reachable', () => {
  const html = renderToStaticMarkup(<Button busy>Adding</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
});

test('a button sends its form unless told otherwise', () => {
  expect(renderToStaticMarkup(<Button>Send</Button>)).toContain('type="submit"');
  expect(renderToStaticMarkup(<Button type="button">Open</Button>)).toContain('type="button"');
});
