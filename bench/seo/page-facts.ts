import { structuredDataProblems } from './structured-data.ts';

/** What a search engine reads of a page. */
export interface PageFacts {
  address: string;
  status: number;
  title: string;
  description: string;
  canonical: string;
  hidden: boolean;
  /** Addresses by language. */
  alternates: Map<string, string>;
  /** The types of the structured data. */
  dataTypes: string[];
  /** Why the structured data is invalid. */
  dataProblems: string[];
}

export async function readPageFacts(address: string): Promise<PageFacts> {
  const response = await fetch(address, { redirect: 'manual' });
  const html = await response.text();
  const tags = [...html.matchAll(/<(?:meta|link)\b[^>]*>/gi)].map(([tag]) => attributesOf(tag));
  const meta = (name: string) => tags.find((tag) => tag.get('name') === name)?.get('content') ?? '';
  const links = (rel: string) => tags.filter((tag) => tag.get('rel') === rel);
  return {
    address,
    status: response.status,
    title: plain(/<title[^>]*>([^<]*)</i.exec(html)?.[1] ?? ''),
    description: meta('description'),
    canonical: links('canonical')[0]?.get('href') ?? '',
    hidden: meta('robots').includes('noindex'),
    alternates: new Map(
      links('alternate')
        .filter((tag) => tag.has('hreflang'))
        .map((tag) => [tag.get('hreflang') ?? '', tag.get('href') ?? '']),
    ),
    ...structuredDataOf(html),
  };
}

function structuredDataOf(html: string): Pick<PageFacts, 'dataTypes' | 'dataProblems'> {
  const dataTypes: string[] = [];
  const dataProblems: string[] = [];
  for (const [, json = ''] of html.matchAll(
    /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
  )) {
    try {
      const { '@graph': graph } = JSON.parse(json);
      for (const thing of graph) dataTypes.push(String(thing['@type']));
      dataProblems.push(...structuredDataProblems(graph));
    } catch {
      dataProblems.push(`unreadable: ${json.slice(0, 80)}`);
    }
  }
  return { dataTypes, dataProblems };
}

function attributesOf(tag: string): Map<string, string> {
  const pairs = [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)];
  return new Map(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), plain(value)]));
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

function plain(text: string): string {
  return text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
