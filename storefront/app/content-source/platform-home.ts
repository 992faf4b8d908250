import { type HomeSection, maxSections, sectionSchemas } from '../../content/schema.ts';
import type { HomePageQuery } from '../commerce/operations/generated.ts';
import { parseJson } from '../commerce/platform/parse-json.ts';
import { describe, type EntryNode, type Reading } from './entry-values.ts';
import { parseEntry } from './parse-entry.ts';

/** The sections of the home page; null where the platform has none, or none that is valid. */
export function toHome({ metaobject }: HomePageQuery, reading: Reading): HomeSection[] | null {
  const nodes = metaobject?.sections?.references?.nodes;
  if (!metaobject || !nodes) return null;
  const named = parseJson(metaobject.sections?.value);
  const missing = (Array.isArray(named) ? named.length : 0) - nodes.length;
  if (missing > 0) {
    const message = `sections: ${missing} are drafts, were deleted, or are more than ${maxSections}`;
    reading.onProblem({ ...describe(metaobject), isLeftOut: false, message });
  }
  const sections = nodes.flatMap((node) =>
    node.__typename === 'Metaobject' ? (toSection(node, reading) ?? []) : [],
  );
  return sections.length > 0 ? onlyOneModule(sections) : null;
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

/** A page has a part for one. */
function onlyOneModule(sections: HomeSection[]): HomeSection[] {
  const first = sections.find(({ type }) => type === 'module');
  return sections.filter((section) => section.type !== 'module' || section === first);
}
