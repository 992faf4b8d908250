import type { ProductDetail } from '../../commerce/product/product.ts';
import { useServerI18n } from '../../i18n/use-server-i18n.server.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Select } from '../../ui/select.tsx';
import type { BrewRecipe, CoffeeFacts } from '../coffee-facts.ts';
import {
  type Brewer,
  brewerOfRecipe,
  type Equipment,
  grinderStep,
  grinders,
  grindPosition,
  parseEquipment,
} from '../equipment.ts';
import { BrewChart, type Brewing } from './brew-chart.tsx';
import styles from './recipe-box.module.css';
import { recipeFigures } from './recipe-figures.ts';
import { recipeFormId } from './recipe-form.ts';

export interface BrewerRecipe {
  brewer: Brewer;
  grind: 'veryFine' | 'fine' | 'mediumFine' | 'medium' | 'mediumCoarse' | 'coarse';
  /** Null where the coffee does not suit the brewer. */
  recipe: BrewRecipe | null;
  /** Null where the tutorial does not say enough. */
  brewing: Brewing | null;
  /** The address of the tutorial, with this coffee's figures. */
  tutorial: string;
}

interface RecipeBoxProps {
  product: Pick<ProductDetail, 'handle'>;
  coffee: Pick<CoffeeFacts, 'recipe'>;
  recipes: BrewerRecipe[];
  /** Of the address. */
  search: URLSearchParams;
}

/**
 * How to brew a coffee with the visitor's own equipment. All recipes are in the document (`showRecipe`); without scripts
 * the choice is in the address.
 */
export function RecipeBox({ product, coffee, recipes, search }: RecipeBoxProps) {
  const { t, href } = useServerI18n();
  const words = t.coffee.recipe;
  const asked = parseEquipment(search.get('brewer'), search.get('grinder'));
  const own = coffee.recipe && { brewer: brewerOfRecipe(coffee.recipe), grinder: null };
  const equipment = asked ?? own;
  const shown = recipes.find(({ brewer }) => brewer === equipment?.brewer);
  if (!equipment || !shown) return null;
  const variant = search.get('variant');

  return (
    <section className={styles.band} aria-labelledby="recipe">
      <div className={`wrap ${styles.columns}`}>
        <form
          id={recipeFormId}
          action={`${href.product(product.handle)}#recipe`}
          className={styles.form}
        >
          <h2 id="recipe" className="h4">
            {words.title}
          </h2>
          <p className="lead">{words.lead}</p>
          {variant && <input type="hidden" name="variant" value={variant} />}
          <Select label={words.brewer} name="brewer" defaultValue={equipment.brewer}>
            {recipes.map(({ brewer }) => (
              <option key={brewer} value={brewer}>
                {words.brewers[brewer]}
              </option>
            ))}
          </Select>
          <Select label={words.grinder} name="grinder" defaultValue={equipment.grinder?.key ?? ''}>
            <option value="">{words.anyGrinder}</option>
            {grinders.map(({ key, model, steps }) => (
              <option key={key} value={key}>
                {model ?? words.steps(steps)}
              </option>
            ))}
          </Select>
          <div className={styles.remember}>
            <Checkbox>{words.remember}</Checkbox>
          </div>
          <div className={styles.show}>
            <Button look="outline">{words.show}</Button>
          </div>
        </form>
        <div className={styles.card} aria-live="polite">
          {recipes.map((each) => (
            <div key={each.brewer} data-brewer={each.brewer} hidden={each !== shown}>
              {each.recipe ? (
                <Figures shown={each} recipe={each.recipe} chosen={equipment.grinder} />
              ) : (
                <p>{words.notSuitable(words.brewers[each.brewer])}</p>
              )}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

interface FiguresProps {
  shown: BrewerRecipe;
  recipe: BrewRecipe;
  chosen: Equipment['grinder'];
}

const cells = 20;

function Figures({ shown, recipe, chosen }: FiguresProps) {
  const { brewer, grind, brewing, tutorial } = shown;
  const { t, format } = useServerI18n();
  const words = t.coffee.recipe;
  const names = t.coffee.tutorial;
  const marked = Math.floor(grindPosition(brewer) * cells);
  return (
    <>
      <dl className={styles.figures}>
        {recipeFigures(brewer, recipe, t, format).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.grind}>
        <strong>{names.grind}</strong>
        {[null, ...grinders].map((grinder) => (
          <span
            key={grinder?.key ?? ''}
            data-grinder={grinder?.key ?? ''}
            hidden={grinder?.key !== chosen?.key}
          >
            <strong>
              {grinder ? words.step(grinderStep(brewer, grinder.steps)) : names.grinds[grind]}
            </strong>{' '}
            <span className="sounding">
              {grinder ? words.ofSteps(grinder.steps, grinder.model) : words.feels[brewer]}
            </span>
          </span>
        ))}
      </p>
      <div className={styles.scale} aria-hidden="true">
        {Array.from({ length: cells }, (_, cell) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change their order
            key={cell}
            className={classNames(
              Math.abs(cell - marked) < 2 && styles.range,
              cell === marked && styles.mark,
            )}
          />
        ))}
      </div>
      <p className={`xs muted ${styles.grind}`} aria-hidden="true">
        <span>{words.fine}</span>
        <span>{words.coarse}</span>
      </p>
      {brewing && <BrewChart brewing={brewing} />}
      <p className={styles.open}>
        <LinkButton to={tutorial} look="outline">
          {words.tutorial}
        </LinkButton>
        <span className="sm muted">{words.hint}</span>
      </p>
    </>
  );
}
