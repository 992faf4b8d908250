/** The configured services that need consent. Part of every page, so without secrets. */
export interface ConsentSettings {
  /** The address of the tag manager's script. */
  tagManager: string | null;
  /** The platform's consent-tracking script with its settings. */
  platform: PlatformConsent | null;
  /** Replaces the shop's banner. */
  provider: ExternalProvider | null;
  /** Events go to services through the shop's own server. */
  serverEvents?: true;
  /** Visits are joined with the platform's reports. */
  platformSessions?: true;
  /** Names of cookies and storage entries that a withdrawal keeps; a trailing `*` matches any suffix. */
  keeps: string[];
}

export interface PlatformConsent {
  script: string;
  checkoutHost: string | null;
  /** A public token. */
  token: string | null;
}

export interface ExternalProvider {
  /** In execution order. */
  scripts: string[];
  /** The global function that opens the choice again, such as `CMP.open`. */
  open: string | null;
}
