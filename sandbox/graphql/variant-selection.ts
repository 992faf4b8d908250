import type { ProductNode, VariantNode } from '../store/nodes.ts';

interface SelectedOption {
  name: string;
  value: string;
}

export interface SelectionArguments {
  selectedOptions?: readonly SelectedOption[] | null;
  ignoreUnknownOptions?: boolean | null;
  caseInsensitiveMatch?: boolean | null;
}

/** The wanted value of each option of the product, undefined where none is given; nothing if an option is unknown. */
type Selection = (string | undefined)[] | undefined;

/** The variant with exactly these options. */
export function variantBySelectedOptions(
  product: ProductNode,
  args: SelectionArguments,
): VariantNode | undefined {
  const selection = readSelection(product, args);
  if (!selection || selection.includes(undefined)) return undefined;
  return product.variants.find((variant) => differences(variant, selection, args) === 0);
}

/** The first variant that has the given options, or else the first that is available, or else the first. */
export function selectedOrFirstAvailable(
  product: ProductNode,
  args: SelectionArguments,
): VariantNode | undefined {
  const selection = readSelection(product, args);
  const isGiven = selection?.some((value) => value !== undefined) ?? false;
  const matching =
    selection && isGiven
      ? product.variants.filter((variant) => differences(variant, selection, args) === 0)
      : [];
  const candidates = matching.length > 0 ? matching : product.variants;
  return candidates.find(({ availableForSale }) => availableForSale) ?? candidates[0];
}

/** Variants that differ from the selected one in one option, ordered by id. */
export function adjacentVariants(product: ProductNode, args: SelectionArguments): VariantNode[] {
  const selected = selectedOrFirstAvailable(product, args);
  if (!selected || !readSelection(product, args)) return [];
  const selection = selected.selectedOptions.map(({ value }) => value);
  return product.variants
    .filter((variant) => differences(variant, selection, {}) === 1)
    .toSorted((a, b) => a.key - b.key);
}

/** The variant that combines this value with the first values of all other options. */
export function firstSelectableVariant(
  { allOptions, variants }: ProductNode,
  place: number,
  value: string,
): VariantNode | undefined {
  const places = ({ selectedOptions }: VariantNode) =>
    allOptions.map(({ values }, at) => values.indexOf(selectedOptions[at]?.value ?? ''));
  return variants
    .filter(({ selectedOptions }) => selectedOptions[place]?.value === value)
    .toSorted((a, b) => compareLists(places(a), places(b)))[0];
}

function compareLists(a: readonly number[], b: readonly number[]): number {
  const differing = a.findIndex((value, index) => value !== b[index]);
  return differing < 0 ? 0 : (a[differing] ?? 0) - (b[differing] ?? 0);
}

function readSelection(product: ProductNode, args: SelectionArguments): Selection {
  const given = args.selectedOptions ?? [];
  const isSame = comparison(args);
  const isKnown = (option: SelectedOption) =>
    product.allOptions.some(({ name }) => isSame(name, option.name));
  if (args.ignoreUnknownOptions === false && !given.every(isKnown)) return undefined;
  return product.allOptions.map(
    ({ name }) => given.find((option) => isSame(option.name, name))?.value,
  );
}

function differences(
  variant: VariantNode,
  selection: readonly (string | undefined)[],
  args: SelectionArguments,
): number {
  const isSame = comparison(args);
  return variant.selectedOptions.filter(({ value }, place) => {
    const wanted = selection[place];
    return wanted !== undefined && !isSame(value, wanted);
  }).length;
}

function comparison({ caseInsensitiveMatch }: SelectionArguments) {
  return caseInsensitiveMatch
    ? (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
    : (a: string, b: string) => a === b;
}

/** The variants as places of their option values, in the notation that the schema describes at encodedVariantExistence. */
export function encodeVariants(product: ProductNode, variants: readonly VariantNode[]): string {
  const combinations = variants.map(({ selectedOptions }) =>
    product.allOptions.map(({ values }, place) =>
      values.indexOf(selectedOptions[place]?.value ?? ''),
    ),
  );
  return `v1_${encodeCombinations(combinations)}`;
}

export function encodeCombinations(combinations: readonly number[][]): string {
  const firsts = [...new Set(combinations.flatMap(([first]) => first ?? []))].toSorted(
    (a, b) => a - b,
  );
  const isLast = combinations.every((combination) => combination.length <= 1);
  if (isLast) return ranges(firsts).join(' ');
  return firsts
    .map((first) => {
      const rest = combinations.filter(([value]) => value === first).map(([, ...tail]) => tail);
      return `${first}:${encodeCombinations(rest)},`;
    })
    .join('');
}

/** [0, 1, 2, 4] as ["0-2", "4"]. */
function ranges(ascending: readonly number[]): string[] {
  const found: { from: number; to: number }[] = [];
  for (const value of ascending) {
    const last = found.at(-1);
    if (last && last.to === value - 1) last.to = value;
    else found.push({ from: value, to: value });
  }
  return found.map(({ from, to }) => (from === to ? String(from) : `${from}-${to}`));
}
