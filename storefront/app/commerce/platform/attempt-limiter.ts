/** A rate limiter against guessing codes and flooding mailboxes. */
export interface AttemptLimiter {
  /**
   * Counts an attempt before it is made, limit by limit; false at the first that is used up, and those behind it do not
   * count. Parallel attempts cannot slip through together.
   */
  take(limits: AttemptLimit[]): Promise<boolean>;
  /** Uncounts an attempt that succeeded. */
  giveBack(limits: AttemptLimit[]): Promise<void>;
}

export interface AttemptLimit {
  key: string;
  max: number;
}

/** One limit per network, the narrowest first; each wider network is shared by more people and allows four times as much. */
export function networkLimits(networks: readonly string[], max: number): AttemptLimit[] {
  return networks.map((network, index) => ({ key: `network ${network}`, max: max * 4 ** index }));
}
