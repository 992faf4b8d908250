/** Something on the page that is not as it should be. */
export interface Finding {
  element: Element;
  problem: string;
}

/** Looks at everything inside an element. */
export type Rule = (root: Element) => Finding[];
