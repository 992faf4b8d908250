const urls = import.meta.glob<string>('./steps/*/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** By the file's name in steps/index.ts. */
export function stepPictureUrl(file: string): string | undefined {
  return urls[`./steps/${file}`];
}
