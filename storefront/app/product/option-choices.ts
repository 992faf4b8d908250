import type { DetailedVariant, ProductDetail } from '../commerce/product.ts';

interface Choice {
  value: string;
  swatch: string | null;
  /** What choosing this value leads to. */
  variant: DetailedVariant;
  isCurrent: boolean;
}

export interface OptionChoices {
  name: string;
  choices: Choice[];
}

/** For each option the values that exist together with what is chosen, or else at all. */
export function optionChoices(product: ProductDetail, current: DetailedVariant): OptionChoices[] {
  const optionValue = (variant: DetailedVariant, name: string) =>
    variant.options.find((option) => option.name === name)?.value;

  return product.options
    .filter(({ values }) => values.length > 1)
    .map(({ name, values }) => ({
      name,
      choices: values.flatMap(({ name: value, swatch }) => {
        const candidates = product.variants.filter(
          (variant) => optionValue(variant, name) === value,
        );
        const closest = candidates.toSorted(
          (a, b) => agreement(b, current, name) - agreement(a, current, name),
        )[0];
        if (!closest) return [];
        return [
          { value, swatch, variant: closest, isCurrent: optionValue(current, name) === value },
        ];
      }),
    }));
}

/** How many other options two variants have in common. */
function agreement(variant: DetailedVariant, current: DetailedVariant, except: string): number {
  return variant.options.filter(
    ({ name, value }) =>
      name !== except &&
      current.options.some((option) => option.name === name && option.value === value),
  ).length;
}
