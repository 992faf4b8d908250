/** A value that is often at hand already: waiting for it regardless would cost more than the work. */
export type Eventually<Value> = Value | Promise<Value>;

export function andThen<Value, Result>(
  value: Eventually<Value>,
  next: (value: Value) => Eventually<Result>,
): Eventually<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
}

export function allOf<Value>(values: Eventually<Value>[]): Eventually<Value[]> {
  const waiting = values.some((value) => value instanceof Promise);
  // Without a promise among them they are values.
  return waiting ? Promise.all(values) : (values as Value[]);
}
