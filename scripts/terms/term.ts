/** A wording the shop does not use, and what it says instead. */
export interface Term {
  avoid: RegExp;
  prefer: string;
}
