import type { Formats } from '../../i18n/formats.ts';
import type { Language } from '../../i18n/languages.ts';
import type { allMessages } from '../../i18n/messages/index.ts';
import type { BrewRecipe } from '../coffee-facts.ts';
import type { Brewer } from '../equipment.ts';
import { brewTime } from './brew-time.ts';

/** The names and values of a recipe. */
export function recipeFigures(
  brewer: Brewer,
  recipe: BrewRecipe,
  t: (typeof allMessages)[Language],
  format: Formats,
): [name: string, value: string][] {
  const { recipe: words, tutorial: names } = t.coffee;
  return [
    [names.coffee, `${format.number(recipe.coffee)}\u00a0g`],
    [brewer === 'portafilter' ? words.drink : names.water, `${format.number(recipe.drink)}\u00a0g`],
    [names.time, brewTime(recipe.seconds)],
    [names.temperature, `${recipe.temperature}\u00a0°C`],
  ];
}
