export const minCompared = 2;
export const maxCompared = 3;

/** The handles of `?p=a,b,c` or `?p=a&p=b&p=c` in their order, without repetitions. */
export function parseCompared(search: URLSearchParams): string[] {
  const handles = search
    .getAll('p')
    .join()
    .split(',')
    .map((handle) => handle.trim());
  return [...new Set(handles.filter((handle) => /^[\p{L}\p{N}_-]{1,255}$/u.test(handle)))].slice(
    -maxCompared,
  );
}

/** The compared handles with another one; the oldest makes room for it. */
export function withCompared(handles: readonly string[], added: string): string[] {
  return [...handles.filter((handle) => handle !== added), added].slice(-maxCompared);
}
