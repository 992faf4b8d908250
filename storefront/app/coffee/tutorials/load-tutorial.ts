import { stepPictures } from '#shop/pictures/step-pictures.server.ts';
import type { Document } from '../../../content/documents/document.ts';
import type { FrontMatter } from '../../../content/documents/front-matter.ts';
import type { Catalogue } from '../../commerce/catalogue/catalogue.ts';
import type { DocumentPage } from '../../editorial/document-page.ts';
import { formatsFor } from '../../i18n/formats.ts';
import { hrefsFor } from '../../i18n/hrefs.ts';
import { collectionRow } from '../../loaders/collection-row.ts';
import { orFallback } from '../../loaders/or-fallback.ts';
import { brewerOfTutorial, recipeFor } from '../equipment.ts';
import { adaptRecipe } from './adapt-recipe.ts';
import type { TutorialPage } from './tutorial-page.ts';

interface TutorialRequest {
  document: Document;
  catalogue: Catalogue;
  /** `coffee`: the handle of the coffee whose figures it gets. */
  search: URLSearchParams;
}

/** A tutorial with its accessories and coffees. */
export async function loadTutorial(
  { document, catalogue, search }: TutorialRequest,
  { hero, recipe, lastChanged }: Extract<FrontMatter, { kind: 'tutorial' }>,
  shared: DocumentPage,
): Promise<TutorialPage> {
  const { key, language } = document;
  const handle = search.get('coffee');
  const [accessories, coffees, coffee] = await Promise.all([
    orFallback(catalogue.productCardsByHandle(recipe.accessories, language), []),
    collectionRow(recipe.coffees, null, language, catalogue),
    handle ? orFallback(catalogue.product(handle, language, 'first'), null) : null,
  ]);
  const brewer = brewerOfTutorial(key);
  const facts = coffee?.facts.coffee;
  const values = facts && brewer && recipeFor(brewer, recipe, facts);
  const adapted = values && adaptRecipe(recipe, values, formatsFor(language).number);
  return {
    ...shared,
    hero,
    lastChanged,
    accessories,
    coffees,
    recipe: adapted?.recipe ?? recipe,
    description: adapted?.inText(shared.description) ?? shared.description,
    coffee:
      adapted && coffee
        ? { title: coffee.title, href: hrefsFor(language).product(coffee.handle) }
        : null,
    stepPictures: stepPictures(key, language),
  };
}
