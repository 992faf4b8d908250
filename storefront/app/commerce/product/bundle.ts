import { type Money, sum, times } from '../price/money.ts';
import type { BundleComponent } from './product.ts';

/** What the components cost when they are bought singly. */
export function sumOfComponents(components: readonly BundleComponent[]): Money | null {
  const [first] = components;
  if (!first) return null;
  return sum(
    components.map(({ price, quantity }) => times(price, quantity)),
    first.price.currency,
  );
}

/** 'Night Shift, 250 g' */
export function componentName({
  title,
  variantTitle,
}: Pick<BundleComponent, 'title' | 'variantTitle'>): string {
  return [title, variantTitle].filter(Boolean).join(', ');
}

/** Without them the bundle is sold out. */
export function soldOutComponents(components: readonly BundleComponent[]): BundleComponent[] {
  return components.filter(({ availability }) => availability === 'unavailable');
}
