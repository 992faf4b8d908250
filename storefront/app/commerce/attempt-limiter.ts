/** Counts attempts, so that nobody can guess codes or flood a mailbox. */
export interface AttemptLimiter {
  /**
   * Counts an attempt before it is made, limit by limit; false at the first that is used up, and those behind it do not
   * count. Parallel attempts cannot slip through together.
   */
  take(limits: AttemptLimit[]): Promise<boolean>;
  /** The attempt succeeded: it does not count. */
  giveBack(limits: AttemptLimit[]): Promise<void>;
}

export interface AttemptLimit {
  key: string;
  most: number;
}

/** By network, the narrowest first: the wider one, in which many people may live, allows four times as much. */
export function networkLimits(networks: readonly string[], most: number): AttemptLimit[] {
  return networks.map((network, index) => ({ key: `network ${network}`, most: most * 4 ** index }));
}
