import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import type { MonthProps } from '../../shop-model/home-module.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { brewerOfRecipe } from '../equipment.ts';
import { FlavourCompass } from '../flavour/flavour-compass.tsx';
import { loadRecipes } from '../product/load-recipes.ts';
import { recipeFigures } from '../product/recipe-figures.ts';
import styles from './month-taste.module.css';

/** How the month's coffee tastes, and how the shop brews it. Missing facts are left out. */
export function MonthTaste({ product, locale }: MonthProps) {
  const { t, format } = useServerI18n();
  const { coffee } = product.facts;
  if (!coffee?.flavourProfile) return null;
  const brewer = coffee.recipe && brewerOfRecipe(coffee.recipe);
  const brewed = loadRecipes(product, locale).find((each) => each.brewer === brewer);
  return (
    <section className={styles.band} aria-labelledby="month-taste">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.chart}>
          <FlavourCompass profile={coffee.flavourProfile} />
        </div>
        <div className={styles.text}>
          <h2 id="month-taste" className="h4">
            {t.coffee.howItTastes}
          </h2>
          {product.shortNote && (
            <p className="lead">{[product.shortNote, coffee.roast].filter(Boolean).join('. ')}</p>
          )}
          {brewed?.recipe && (
            <>
              <h3 className="h6">
                {t.coffee.month.recipe}: {t.coffee.recipe.brewers[brewed.brewer]}
              </h3>
              <dl className={styles.figures}>
                {recipeFigures(brewed.brewer, brewed.recipe, t, format).map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
              <div>
                <TextLink to={brewed.tutorial}>{t.coffee.month.tutorial}</TextLink>
              </div>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
