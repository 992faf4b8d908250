/**
 * Keeps what was made of a cached response for as long as the response itself. The result is shared by all requests that
 * read the response and must not be changed; further arguments must follow from the request that was answered.
 */
export function oncePerResponse<Response extends object, Rest extends unknown[], Result>(
  transform: (response: Response, ...rest: Rest) => Result,
): (response: Response, ...rest: Rest) => Result {
  const results = new WeakMap<Response, Result>();
  return (response, ...rest) => {
    const known = results.get(response);
    if (known !== undefined) return known;
    const result = transform(response, ...rest);
    results.set(response, result);
    return result;
  };
}
