import type { RouterContextProvider } from 'react-router';
import { sectionsOf } from '../../content/home-sections.ts';
import { languageContext, shopContext } from '../context.ts';
import { loadContent } from './load-content.ts';
import { loadHomeSection } from './load-home-sections.ts';

/** The product that the home page features from this collection, for the collection's own page; null for other collections. */
export async function loadFeature(handle: string, context: Readonly<RouterContextProvider>) {
  const section = sectionsOf(await loadContent(context), 'feature').find(
    ({ collection }) => collection === handle,
  );
  if (!section) return null;
  const { catalogue } = context.get(shopContext);
  const language = context.get(languageContext);
  const rating = Promise.resolve(null);
  const loaded = await loadHomeSection(section, { catalogue, language, rating });
  if (loaded.type !== 'feature' || !loaded.product) return null;
  // only the day, so that two renders of the page are identical
  const month = new Date().toISOString().slice(0, 10);
  return { product: loaded.product, month };
}
