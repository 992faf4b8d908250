import { languageFacts } from '#shop/languages.ts';
import { findDocument } from '../../content/documents/documents.server.ts';
import type { ShopContent } from '../../content/model.ts';
import * as operations from '../commerce/operations/generated.ts';
import type { Platform } from '../commerce/platform/platform.ts';
import type { Language } from '../i18n/languages.ts';
import { targetAddress } from '../seo/platform-addresses.ts';

/** Every path of the shop that menus and sections lead to, of pieces that are not the files' own. */
export function addressesIn(content: ShopContent, files: ShopContent): string[] {
  const found = new Set<string>();
  const collect = (value: unknown) => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'url' && typeof inner === 'string') found.add(inner);
      else collect(inner);
    }
  };
  const inFiles = piecesOf(files).map((piece) => JSON.stringify(piece));
  for (const [index, piece] of piecesOf(content).entries()) {
    if (JSON.stringify(piece) !== inFiles[index]) collect(piece);
  }
  return [...found].filter((url) => url.startsWith('/'));
}

const piecesOf = ({ mainMenu, footer, home }: ShopContent) => [
  mainMenu.groups,
  mainMenu.more,
  mainMenu.tiles,
  footer.questions,
  footer.about,
  footer.legal,
  home.sections,
];

/** Paths in the HTML of an editor, as addresses of ours. */
export function addressesInHtml(html: string, language: Language): string[] {
  return [...html.matchAll(/href="(\/[^"]*)"/g)].map(([, href = '']) =>
    targetAddress(href.replaceAll('&amp;', '&'), language),
  );
}

/** Asks the platform for what no file has. Other paths, such as that of the cart, are routes of the shop. */
export function createAddressCheck(platform: Platform, language: Language) {
  const known = new Map<string, Promise<boolean>>();
  const code = languageFacts[language].code;

  async function exists(kind: string, handle: string): Promise<boolean> {
    const variables = { handle, language: code };
    switch (kind) {
      case 'c':
        return (await platform.send(operations.PresetCollection, variables)).collection !== null;
      case 'p':
        return (await platform.send(operations.PresetProduct, variables)).product !== null;
      case 'e':
        return (
          findDocument('page', handle, language) !== undefined ||
          (await platform.send(operations.PageByHandle, variables)).page !== null
        );
      default:
        return (
          findDocument('article', handle, language) !== undefined ||
          Boolean(
            (await platform.send(operations.ArticleByHandle, variables)).blog?.articleByHandle,
          )
        );
    }
  }

  return (address: string): Promise<boolean> => {
    const [, kind, handle] = /^\/[\w-]+\/([cpea])\/([^/?#]+)/.exec(address) ?? [];
    if (!kind || !handle) return Promise.resolve(true);
    const key = `${kind} ${handle}`;
    const found = known.get(key) ?? exists(kind, decodeURIComponent(handle));
    known.set(key, found);
    return found;
  };
}
