/** Few runs while developing; PROPERTY_RUNS=full does all that a property promises. */
export function propertyRuns(full: number): number {
  return process.env.PROPERTY_RUNS === 'full' ? full : Math.min(full, 25);
}
