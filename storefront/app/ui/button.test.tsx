import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';

test('a busy button is aria-disabled and stays focusable', () => {
  const html = renderToStaticMarkup(<Button busy>Adding</Button>);
  expect(html).toContain('aria-busy="true"');
  expect(html).toContain('aria-disabled="true"');
  expect(html).not.toContain(' disabled');
});

test('a button submits its form by default', () => {
  expect(renderToStaticMarkup(<Button>Send</Button>)).toContain('type="submit"');
  expect(renderToStaticMarkup(<Button type="button">Open</Button>)).toContain('type="button"');
});
