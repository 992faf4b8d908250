/** How many of a variant can be bought at once, where that is not any number. */
export interface QuantityRule {
  minimum: number;
  maximum: number | null;
  increment: number;
}

/** Null where any number can be bought. */
export function toQuantityRule({ minimum, maximum, increment }: QuantityRule): QuantityRule | null {
  const isAny = minimum <= 1 && maximum === null && increment <= 1;
  return isAny ? null : { minimum, maximum, increment };
}

interface QuantityLimits {
  min: number;
  max: number;
  step: number;
}

/** For a quantity field whose own limits are `min` and `max`; its steps are counted from the minimum. */
export function quantityLimits(
  rule: QuantityRule | null,
  { min, max }: { min: number; max: number },
): QuantityLimits {
  if (!rule) return { min, max, step: 1 };
  return {
    min: rule.minimum > 1 ? rule.minimum : min === 0 ? 0 : rule.increment,
    max: Math.min(max, rule.maximum ?? max),
    step: rule.increment,
  };
}
