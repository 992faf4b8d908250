import type { ProductDetail, Variant } from '../commerce/product/product.ts';

interface Choice<V> {
  value: string;
  swatch: string | null;
  /** The variant that this value selects. */
  variant: V;
  isCurrent: boolean;
}

export interface OptionChoices<V> {
  name: string;
  choices: Choice<V>[];
}

interface WithVariants<V> {
  options: ProductDetail['options'];
  variants: V[];
}

/** For each option its values, each with the variant closest to the current one. */
export function optionChoices<V extends Variant>(
  product: WithVariants<V>,
  current: V,
): OptionChoices<V>[] {
  const optionValue = (variant: V, name: string) =>
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
function agreement(variant: Variant, current: Variant, except: string): number {
  return variant.options.filter(
    ({ name, value }) =>
      name !== except &&
      current.options.some((option) => option.name === name && option.value === value),
  ).length;
}
