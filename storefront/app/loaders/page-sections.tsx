import type { RouterContextProvider } from 'react-router';
import type { HomeSection } from '../../content/model.ts';
import { homeStylesContext, languageContext, shopContext } from '../context.ts';
import { HomeSections } from '../home/home-sections.tsx';
import { loadHomeSection } from './load-home-sections.ts';
import { orFallback } from './or-fallback.ts';

/** Sections of the home page on another page, with their stylesheets: no page without sections loads them. */
export async function pageSections(
  sections: readonly HomeSection[],
  context: Readonly<RouterContextProvider>,
) {
  const language = context.get(languageContext);
  const { catalogue } = context.get(shopContext);
  const frame = orFallback(catalogue.pageFrame(language), {
    promotions: [],
    shopRating: null,
    payments: null,
  });
  const source = { catalogue, language, rating: frame.then(({ shopRating }) => shopRating) };
  // a module's section needs the home page's own part
  const shown = sections.filter(({ type }) => type !== 'module');
  const loaded = await Promise.all(shown.map((section) => loadHomeSection(section, source)));
  return (
    <>
      {context.get(homeStylesContext).map((href) => (
        <link key={href} rel="stylesheet" href={href} />
      ))}
      <HomeSections
        sections={loaded.map((section, index) => ({ loaded: section, place: index + 1 }))}
        mainHero={null}
        month={new Date().toISOString().slice(0, 10)}
      />
    </>
  );
}
