import { useState } from 'react';
import { useSearchParams } from 'react-router';
import {
  type Brewer,
  brewerOfRecipe,
  type Equipment,
  grinderStep,
  grinders,
  grindPosition,
  parseEquipment,
} from '../commerce/equipment.ts';
import type { BrewRecipe, ProductDetail } from '../commerce/product.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useStoredEquipment } from '../merchandise/stored-equipment.ts';
import { Button, LinkButton } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { classNames } from '../ui/class-names.ts';
import { Select } from '../ui/select.tsx';
import { BrewChart, type Brewing } from './brew-chart.tsx';
import { brewTime } from './brew-time.ts';
import styles from './recipe-box.module.css';

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
  product: ProductDetail;
  recipes: BrewerRecipe[];
}

/** How to brew a coffee with the visitor's own equipment; without scripts the choice is in the address. */
export function RecipeBox({ product, recipes }: RecipeBoxProps) {
  const { t, href } = useI18n();
  const words = t.product.recipe;
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<Equipment | null>(null);
  const stored = useStoredEquipment();
  const asked = parseEquipment(search.get('brewer'), search.get('grinder'));
  const own = product.recipe && { brewer: brewerOfRecipe(product.recipe), grinder: null };
  const equipment = chosen ?? asked ?? stored.equipment ?? own;
  const shown = recipes.find(({ brewer }) => brewer === equipment?.brewer);
  if (!equipment || !shown) return null;
  const variant = search.get('variant');

  function choose(next: Equipment | null) {
    if (!next) return;
    setChosen(next);
    if (stored.equipment) stored.remember(next);
  }

  return (
    <section className={styles.band} aria-labelledby="recipe">
      <div className={`wrap ${styles.columns}`}>
        <form action={`${href.product(product.handle)}#recipe`} className={styles.form}>
          <h2 id="recipe" className="h3">
            {words.title}
          </h2>
          <p className="lead">{words.lead}</p>
          {variant && <input type="hidden" name="variant" value={variant} />}
          <Select
            label={words.brewer}
            name="brewer"
            value={equipment.brewer}
            onChange={({ target }) =>
              choose(parseEquipment(target.value, equipment.grinder?.key ?? null))
            }
          >
            {recipes.map(({ brewer }) => (
              <option key={brewer} value={brewer}>
                {words.brewers[brewer]}
              </option>
            ))}
          </Select>
          <Select
            label={words.grinder}
            name="grinder"
            value={equipment.grinder?.key ?? ''}
            onChange={({ target }) => choose(parseEquipment(equipment.brewer, target.value))}
          >
            <option value="">{words.anyGrinder}</option>
            {grinders.map(({ key, model, steps }) => (
              <option key={key} value={key}>
                {model ?? words.steps(steps)}
              </option>
            ))}
          </Select>
          <div className={styles.remember}>
            <Checkbox
              checked={stored.equipment !== null}
              onChange={({ target }) =>
                target.checked ? stored.remember(equipment) : stored.forget()
              }
            >
              {words.remember}
            </Checkbox>
          </div>
          <div className={styles.show}>
            <Button look="outline">{words.show}</Button>
          </div>
        </form>
        <div className={styles.card} aria-live="polite">
          {shown.recipe ? (
            <Figures shown={shown} recipe={shown.recipe} grinder={equipment.grinder} />
          ) : (
            <p>{words.notSuitable(words.brewers[shown.brewer])}</p>
          )}
        </div>
      </div>
    </section>
  );
}

interface FiguresProps {
  shown: BrewerRecipe;
  recipe: BrewRecipe;
  grinder: Equipment['grinder'];
}

const cells = 20;

function Figures({ shown, recipe, grinder }: FiguresProps) {
  const { brewer, grind, brewing, tutorial } = shown;
  const { t, format } = useI18n();
  const words = t.product.recipe;
  const names = t.editorial.tutorial;
  const isEspresso = brewer === 'portafilter';
  const marked = Math.floor(grindPosition(brewer) * cells);
  const figures = [
    [names.coffee, `${format.number(recipe.coffee)}\u00a0g`],
    [isEspresso ? words.drink : names.water, `${format.number(recipe.drink)}\u00a0g`],
    [names.time, brewTime(recipe.seconds)],
    [names.temperature, `${recipe.temperature}\u00a0°C`],
  ];
  return (
    <>
      <dl className={styles.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.grind}>
        <strong>{names.grind}</strong>
        <span>
          <strong>
            {grinder ? words.step(grinderStep(brewer, grinder.steps)) : names.grinds[grind]}
          </strong>{' '}
          <span className="sounding">
            {grinder ? words.ofSteps(grinder.steps, grinder.model) : words.feels[brewer]}
          </span>
        </span>
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
