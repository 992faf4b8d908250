/** A value that is often there already: awaiting it regardless would cost more than the work. */
export type MaybePromise<Value> = Value | Promise<Value>;

export function mapMaybePromise<Value, Result>(
  value: MaybePromise<Value>,
  next: (value: Value) => MaybePromise<Result>,
): MaybePromise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

export function allMaybePromises<Value>(values: MaybePromise<Value>[]): MaybePromise<Value[]> {
  const waiting = values.some((value) => value instanceof Promise);
  // Without a promise among them they are values.
  return waiting ? Promise.all(values) : (values as Value[]);
}
