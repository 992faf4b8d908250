/** What a visitor may agree to. What is necessary needs no agreement, and is no part of it. */
export interface Choice {
  statistics: boolean;
  marketing: boolean;
}

export const nothing: Choice = { statistics: false, marketing: false };
export const everything: Choice = { statistics: true, marketing: true };

export function isSomething({ statistics, marketing }: Choice): boolean {
  return statistics || marketing;
}

/** Whether something agreed to before is no longer agreed to. */
export function takesBack(before: Choice, after: Choice): boolean {
  return (before.statistics && !after.statistics) || (before.marketing && !after.marketing);
}
