import { useMatches } from 'react-router';

/** The menu's entry that the current page belongs to; used where no entry leads to the page itself. */
export function useMenuSection(): string | undefined {
  const pageData = useMatches().at(-1)?.loaderData;
  return hasSection(pageData) ? pageData.section : undefined;
}

function hasSection(value: unknown): value is { section: string | undefined } {
  return typeof value === 'object' && value !== null && 'section' in value;
}
