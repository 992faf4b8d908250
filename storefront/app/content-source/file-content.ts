import { languageFacts } from '#shop/languages.ts';
import type { ContentFile, MenuItem } from '../../content/model.ts';
import { menuHandles, menuNames } from '../../content/schema.ts';
import * as operations from '../commerce/operations/generated.ts';
import type { Platform } from '../commerce/platform/platform.ts';
import type { Language } from '../i18n/languages.ts';
import type { ContentProblem } from './content-problem.ts';
import { toHome } from './platform-home.ts';
import { toMenu } from './platform-menus.ts';
import { toSite } from './platform-site.ts';

type Menus = ContentFile['menus'];
type Link = Partial<Record<'collection' | 'product' | 'page' | 'article' | 'url', string>>;

interface PulledContent {
  home: ContentFile['home'] | null;
  site: ContentFile['site'] | null;
  /** Those that the platform has. */
  menus: Partial<Menus>;
}

/** What the platform has published, as the shop's files would have it: for `npm run content pull`. */
export async function readFileContent(
  platform: Platform,
  language: Language,
  { hosts, onProblem }: { hosts: readonly string[]; onProblem(problem: ContentProblem): void },
): Promise<PulledContent> {
  const code = languageFacts[language].code;
  const reading = {
    language,
    onProblem: (problem: Omit<ContentProblem, 'language'>) => onProblem({ ...problem, language }),
  };
  const main = { own: `main-${language}`, handle: 'main', language: code };
  const home = toHome(await platform.send(operations.HomePage, main), reading);
  const site = toSite(await platform.send(operations.SiteContent, main), reading);
  const menus: Partial<Menus> = {};
  for (const ending of ['', `-${language}`]) {
    const named = (name: keyof Menus) => menuHandles[name] + ending;
    const handles = { main: named('main'), questions: named('questions') };
    const answer = await platform.send(operations.Menus, {
      ...handles,
      about: named('about'),
      legal: named('legal'),
      language: code,
    });
    for (const name of menuNames) {
      const menu = toMenu(answer[name], {
        ...reading,
        handle: named(name),
        hosts,
        keepsFacts: true,
      });
      if (menu) menus[name] = menu.map((item) => toEntry(item, language));
    }
  }
  return { home: withReferences(home, language), site: withReferences(site, language), menus };
}

function toEntry({ title, url, items }: MenuItem, language: Language): Menus['main'][number] {
  const below = items.map((item) => toEntry(item, language));
  return { title, ...referenceOf(url, language), ...(below.length > 0 && { items: below }) };
}

const kinds: Record<string, keyof Link> = {
  c: 'collection',
  p: 'product',
  e: 'page',
  a: 'article',
};

/** A path of the shop as the files write it: what it leads to, else without the language. */
function referenceOf(url: string, language: Language): Link {
  const [, letter = '', handle] = /^\/\w+\/([cpea])\/([^/?#]+)$/.exec(url) ?? [];
  const kind = kinds[letter];
  if (kind && handle) return { [kind]: handle };
  return { url: url.replace(new RegExp(`^/${language}(?=[/?#]|$)`), '') || '/' };
}

/** With what links lead to instead of their addresses. */
function withReferences<Value>(value: Value, language: Language): Value {
  const change = (inner: unknown): unknown => {
    if (Array.isArray(inner)) return inner.map(change);
    if (typeof inner !== 'object' || inner === null) return inner;
    const keys = Object.keys(inner);
    if (keys.length === 1 && 'url' in inner && typeof inner.url === 'string') {
      return referenceOf(inner.url, language);
    }
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [key, change(one)]));
  };
  return change(value) as Value;
}
