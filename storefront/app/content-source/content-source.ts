import { languageFacts } from '#shop/languages.ts';
import { contentIn } from '../../content/content-files.ts';
import type { ShopContent } from '../../content/model.ts';
import { type MenuName, menuHandles, menuNames } from '../../content/schema.ts';
import * as operations from '../commerce/operations/generated.ts';
import { oncePerResponse } from '../commerce/platform/once-per-response.ts';
import { isPlatformError, type Operation, type Platform } from '../commerce/platform/platform.ts';
import { languageOf } from '../i18n/locales.ts';
import type { ContentProblem } from './content-problem.ts';
import type { Reading } from './entry-values.ts';
import { type ContentMarket, type Menus, mergePieces } from './merge-pieces.ts';
import { createPlatformDocuments, type PlatformDocuments } from './platform-documents.ts';
import { toHome } from './platform-home.ts';
import { toMenu } from './platform-menus.ts';
import { toSite } from './platform-site.ts';
import { addDrafts, type Preview } from './preview.ts';

export interface ContentSourceOptions {
  platform: Platform;
  /** For the home page: what its content is tagged with is shown there only. */
  homePlatform: Platform;
  /** Hosts of the platform's own shop. */
  hosts: readonly string[];
  onProblem(problem: ContentProblem): void;
  /** Drafts come first, and what is shown is noted; null for the shop itself. */
  preview?: Preview | null;
  /** Called for each read of the home page's content. */
  onHomeRead?(): void;
}

/** The content of one language and market, for a request. Never fails: what the platform does not have comes from the files. */
export interface ContentSource {
  content(market: ContentMarket): Promise<ShopContent>;
  documents: PlatformDocuments;
}

const siteOf = oncePerResponse(toSite);
const homeOf = oncePerResponse(toHome);
const menusOf = oncePerResponse(toMenus);

export function createContentSource(options: ContentSourceOptions): ContentSource {
  const { platform, homePlatform, hosts, onProblem, onHomeRead, preview = null } = options;
  const endings = preview ? ['-preview', ''] : [''];

  async function content(market: ContentMarket): Promise<ShopContent> {
    const language = languageOf(market.locale);
    const reading: Reading = {
      language,
      onProblem: (problem) => onProblem({ ...problem, language }),
      ...(preview && { onSections: (sections) => preview.notes.sections.push(...sections) }),
    };
    const code = languageFacts[language].code;
    const [site, home, menus] = await Promise.all([
      firstOf(async (main) => {
        const answer = await send(platform, operations.SiteContent, main);
        preview?.notes.entries.push(answer?.own ?? answer?.metaobject);
        return answer && siteOf(await withDrafts(answer), reading);
      }),
      firstOf(async (main) => {
        const answer = await send(homePlatform, operations.HomePage, main);
        return answer && homeOf(await withDrafts(answer), reading);
      }),
      readMenus(),
    ]);
    const merged = mergePieces(market, { site, home, menus });
    // also without content on the platform: that some is published purges what has shown the files
    const { home: homeContent, ...others } = merged;
    return {
      ...others,
      get home() {
        onHomeRead?.();
        return homeContent;
      },
    };

    function withDrafts<Answer extends object>(answer: Answer): Answer | Promise<Answer> {
      return preview?.drafts ? addDrafts(answer, preview.drafts, language) : answer;
    }

    /** The entry of the first ending of handles that the platform has. */
    async function firstOf<Value>(
      read: (handles: {
        own: string;
        handle: string;
        language: typeof code;
      }) => Promise<Value | null>,
    ): Promise<Value | null> {
      for (const ending of endings) {
        const handles = { own: `main-${language}${ending}`, handle: `main${ending}` };
        const value = await read({ ...handles, language: code });
        if (value !== null) return value;
      }
      return null;
    }

    /** Those of the language come before those that are translated. */
    async function readMenus(): Promise<Menus[]> {
      const candidates = endings.flatMap((ending) => [`-${language}${ending}`, ending]);
      const found = await Promise.all(
        candidates.map(async (ending) => {
          const named = Object.fromEntries(
            menuNames.map((name) => [name, menuHandles[name] + ending]),
          ) as Record<MenuName, string>;
          const answer = await send(platform, operations.Menus, { ...named, language: code });
          return answer && menusOf(answer, named, reading, hosts);
        }),
      );
      return found.filter((menus) => menus !== null);
    }
  }

  return {
    documents: createPlatformDocuments(platform, endings, preview, onProblem),
    async content(market) {
      try {
        return await content(market);
      } catch (error) {
        const message = `content could not be read: ${error instanceof Error ? error.message : error}`;
        const where = { kind: 'metaobject', id: '', name: 'site main' } as const;
        const language = languageOf(market.locale);
        onProblem({ ...where, language, isLeftOut: true, message });
        return contentIn(market);
      }
    },
  };
}

function toMenus(
  answer: operations.MenusQuery,
  handles: Record<MenuName, string>,
  reading: Reading,
  hosts: readonly string[],
): Menus {
  const menus: Menus = {};
  for (const name of menuNames) {
    const menu = toMenu(answer[name], { ...reading, handle: handles[name], hosts });
    if (menu) menus[name] = menu;
  }
  return menus;
}

/** Null where the platform is unavailable and has not answered before. */
async function send<Result, Variables>(
  platform: Platform,
  operation: Operation<Result, Variables>,
  variables: Variables,
): Promise<Result | null> {
  try {
    return await platform.send(operation, variables);
  } catch (error) {
    if (isPlatformError(error)) return null;
    throw error;
  }
}
