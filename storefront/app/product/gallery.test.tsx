import { prerender } from 'react-dom/static';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, expect, test, vi } from 'vitest';
import type { ProductMedium } from '../commerce/product/media.ts';
import { exampleDetail } from '../commerce/product/product-examples.ts';
import { I18nProvider } from '../i18n/i18n.tsx';
import { allMessages } from '../i18n/messages/index.ts';
import Galleries from './gallery.tsx';
import { toPageProduct } from './page-product.ts';

// test files share their modules: those loaded with a stubbed window would wait for an interaction
vi.hoisted(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});
afterAll(() => void vi.resetModules());

const t = allMessages.de.product;
const medium = (kind: ProductMedium['kind'], host: string | null): ProductMedium => ({
  kind,
  host,
  alt: 'Kessel',
  captions: null,
  url: `https://cdn.example/${kind}`,
  poster: 'https://cdn.example/a.webp',
});

test('the document has videos and links to the others, though their code is loaded later', async () => {
  const media = [medium('video', null), medium('external-video', 'YouTube'), medium('model', null)];
  const product = toPageProduct({ ...exampleDetail, media });
  const element = <Galleries product={product} variants={[]} chosen={null} />;
  const { prelude } = await prerender(
    <I18nProvider language="de" messages={allMessages.de}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </I18nProvider>,
  );
  const markup = await new Response(prelude).text();
  expect(markup).toContain(`aria-label="${t.video('Kessel')}"`);
  expect(markup).toMatch(/<video src="https:\/\/cdn\.example\/video"[^>]* preload="none"/);
  expect(markup).toMatch(/<a href="https:\/\/cdn\.example\/external-video"[^>]*>.*?YouTube/);
  expect(markup).toMatch(/<a href="https:\/\/cdn\.example\/model"/);
  // none of another host is embedded
  expect(markup).not.toContain('<iframe');
});
