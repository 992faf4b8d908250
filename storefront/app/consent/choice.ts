/** The purposes that need consent. */
export interface Choice {
  statistics: boolean;
  marketing: boolean;
}

export const noneGranted: Choice = { statistics: false, marketing: false };
export const allGranted: Choice = { statistics: true, marketing: true };

export function isAnyGranted({ statistics, marketing }: Choice): boolean {
  return statistics || marketing;
}

/** Whether a purpose that was granted is no longer granted. */
export function isWithdrawal(before: Choice, after: Choice): boolean {
  return (before.statistics && !after.statistics) || (before.marketing && !after.marketing);
}
