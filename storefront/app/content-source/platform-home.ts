import { type HomeSection, maxSections, sectionSchemas } from '../../content/schema.ts';
import type { HomePageQuery } from '../commerce/operations/generated.ts';
import { parseJson } from '../commerce/platform/parse-json.ts';
import type { ContentProblem } from './content-problem.ts';
import { describe, type EntryNode, type Reading } from './entry-values.ts';
import { parseEntry } from './parse-entry.ts';

/**
 * The sections of the home page: of the entry of this language alone, else of the one that is translated. Null where the
 * platform has none, or none that is valid.
 */
export function toHome({ own, metaobject }: HomePageQuery, reading: Reading): HomeSection[] | null {
  const entry = own ?? metaobject;
  return entry && toSections(describe(entry), entry.sections, reading);
}

type SectionList = NonNullable<HomePageQuery['metaobject']>['sections'];

/** The valid sections of a list; null where there are none. */
export function toSections(
  owner: Pick<ContentProblem, 'kind' | 'id' | 'name'>,
  list: SectionList,
  reading: Reading,
): HomeSection[] | null {
  const nodes = list?.references?.nodes;
  if (!nodes) return null;
  const named = parseJson(list.value);
  const missing = (Array.isArray(named) ? named.length : 0) - nodes.length;
  if (missing > 0) {
    const message = `sections: ${missing} are drafts, were deleted, or are more than ${maxSections}`;
    reading.onProblem({ ...owner, isLeftOut: false, message });
  }
  const entries: EntryNode[] = nodes.flatMap((node) =>
    node.__typename === 'Metaobject' ? [node] : [],
  );
  const others = nodes.length - entries.length;
  if (others > 0) {
    const message = `sections: ${others} are no entries of metaobjects`;
    reading.onProblem({ ...owner, isLeftOut: false, message });
  }
  const valid = entries.map((node) => toSection(node, reading));
  const firstModule = valid.find((section) => section?.type === 'module');
  const parsed = valid.map((section, index) => {
    const entry = entries[index];
    if (!entry || section?.type !== 'module' || section === firstModule) return section;
    const message = 'a page has a part for one module: this is the second';
    reading.onProblem({ ...describe(entry), isLeftOut: true, message });
    return null;
  });
  const sections = parsed.filter((section) => section !== null);
  reading.onSections?.(
    entries.map(({ id, type, handle, isDraft = false }, index) => {
      const isShown = sections.some((section) => section === parsed[index]);
      return { id, type, handle, isDraft, isShown };
    }),
  );
  return sections.length > 0 ? sections : null;
}

function toSection(entry: EntryNode, reading: Reading): HomeSection | null {
  const type = entry.type.replace(/^section_/, '');
  if (!isSectionType(type)) {
    const message = `${entry.type} is no section of the home page`;
    reading.onProblem({ ...describe(entry), isLeftOut: true, message });
    return null;
  }
  return parseEntry<(typeof sectionSchemas)[typeof type]>(sectionSchemas[type], entry, reading, {
    type,
  });
}

function isSectionType(type: string): type is keyof typeof sectionSchemas {
  return Object.hasOwn(sectionSchemas, type);
}
