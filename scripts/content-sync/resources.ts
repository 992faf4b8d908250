/** An entry, a menu, a page or an article: what the files want it to be, and what the platform has. */
export interface Resource {
  /** As an editor knows it: "section_hero home-1". */
  name: string;
  /** In one form for both sides, so that they can be compared; called when everything before it is written. */
  wanted(): Promise<unknown>;
  /** Null where it does not exist. */
  found: unknown;
  write(): Promise<void>;
}
