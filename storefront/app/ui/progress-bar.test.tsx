import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

test.each([
  [0, 0],
  [0.836, 84],
  [0.999, 99],
  [1, 100],
  [3, 100],
  [-1, 0],
])('%s of the way is %s percent', (value, percent) => {
  const html = renderToStaticMarkup(
    <ProgressBar value={value} label="Free shipping">
      Sentence
    </ProgressBar>,
  );
  expect(html).toContain(`aria-valuenow="${percent}"`);
});
