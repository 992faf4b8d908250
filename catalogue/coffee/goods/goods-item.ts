/** A German, an English and a Danish text. */
export type Three = [de: string, en: string, da: string];

/** One article of the smaller departments: what it is called and what sets it apart. */
export interface GoodsRow {
  vendor: string;
  name: Three;
  text: Three;
  sugarFree?: boolean;
  /** What it is shown as, where that is not what its department is shown as. */
  object?: string;
}
