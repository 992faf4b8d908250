import type { ProductModule } from '../../shop-model/product-module.ts';
import { serverHtmlShown } from '../../ui/server-html.tsx';
import { cupPriceOf } from '../cup-price.ts';
import { CupPrice } from './cup-price-line.tsx';
import { onRecipeChange, showStoredRecipe } from './recipe-form.ts';
import { RoastDateLine } from './roast-date.tsx';
// of components that only the server renders; inner ones first
import '../flavour/flavour-compass.module.css';
import '../flavour/similar-flavour.module.css';
import './cup.module.css';
import './brew-chart.module.css';
import './taste.module.css';
import './recipe-box.module.css';

export const coffeeProduct: ProductModule = {
  name: 'coffee',
  priceLine: {
    contentOf: ({ priced, facts }) => cupPriceOf(priced, facts.coffee?.recipe ?? null),
    Line: CupPrice,
  },
  DeliveryLine: RoastDateLine,
  enhance(signal) {
    document.addEventListener('change', onRecipeChange, { signal });
    document.addEventListener(serverHtmlShown, showStoredRecipe, { signal });
    showStoredRecipe();
  },
};
