/** What the operator has configured that needs consent, and who asks for it. Part of every page: no secrets. */
export interface ConsentSettings {
  /** The address of the tag manager's script. */
  tagManager: string | null;
  /** The platform's consent-tracking script, and what it must be told of the shop. */
  platform: PlatformConsent | null;
  /** Asks in place of our banner. */
  provider: ForeignProvider | null;
  /** Names of cookies and storage entries that a withdrawal leaves alone; `*` at the end for any ending. */
  keeps: string[];
}

export interface PlatformConsent {
  script: string;
  checkoutHost: string | null;
  /** A public one: it may be read by everybody. */
  token: string | null;
}

export interface ForeignProvider {
  /** In the order in which they must run. */
  scripts: string[];
  /** The global function that shows the choice again, such as `CMP.open`. */
  open: string | null;
}
