import { allMessages } from '../../i18n/messages/index.ts';
import type { ProductServerModule } from '../../shop-model/product-module.ts';
import { flavours } from '../coffee-facts.ts';
import { flavourDistance } from '../flavour/flavour-differences.ts';
import { SimilarFlavour } from '../flavour/similar-flavour.tsx';
import { loadRecipes } from './load-recipes.ts';
import { RecipeBox } from './recipe-box.tsx';
import { Taste } from './taste.tsx';

export const coffeeOnServer: ProductServerModule = {
  name: 'coffee',
  sections({ product, search, locale }) {
    const { coffee } = product.facts;
    if (!coffee) return null;
    return (
      <>
        <Taste product={product} coffee={coffee} />
        <RecipeBox
          product={product}
          coffee={coffee}
          recipes={loadRecipes(product, locale)}
          search={search}
        />
      </>
    );
  },
  properties({ coffee }, language) {
    const profile = coffee?.flavourProfile;
    if (!profile) return [];
    return flavours.map((flavour) => ({
      name: allMessages[language].coffee.flavours[flavour],
      value: profile[flavour],
      minValue: 1,
      maxValue: 5,
    }));
  },
  compareSimilar(one, other) {
    const from = one.coffee?.flavourProfile;
    const to = other.coffee?.flavourProfile;
    if (!from || !to) return null;
    return {
      distance: flavourDistance(from, to),
      comparison: <SimilarFlavour from={from} to={to} />,
    };
  },
};
