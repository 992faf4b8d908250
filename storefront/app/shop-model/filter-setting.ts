/** How a filter is arranged. Values are those of the platform's filter inputs, which are the same in every language. */
export interface FilterSetting {
  /** The platform lists values by the alphabet; these come first, in this order. */
  order?: readonly string[];
  /** How the values are drawn. */
  look?: 'shade' | 'scale';
  /** Values that belong together; the names of families are messages. */
  families?: readonly { key: string; values: readonly string[] }[];
}

/** By the filter's name in the address. A filter that is not listed is shown as the platform gives it. */
export type FilterSettings = Readonly<Record<string, FilterSetting>>;
