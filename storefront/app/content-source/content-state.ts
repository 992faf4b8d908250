import { hash } from 'node:crypto';
import { languageFacts, languages } from '#shop/languages.ts';
import { type MenuName, menuHandles, menuNames } from '../../content/schema.ts';
import * as operations from '../commerce/operations/generated.ts';
import type { Platform } from '../commerce/platform/platform.ts';
import { tagsIn } from '../commerce/platform/tags.ts';

/**
 * A digest by cache tag of what the platform sends no webhook for: menus, pages, articles and policies, and translations of
 * entries.
 */
export type ContentState = Record<string, string>;

export async function readContentState(platform: Platform): Promise<ContentState> {
  const parts: Record<string, unknown[]> = {};
  const add = (tag: string, part: unknown) => {
    parts[tag] = [...(parts[tag] ?? []), part];
  };
  for (const key of languages) {
    const language = languageFacts[key].code;
    for (const ending of [`-${key}`, '']) {
      const handles = Object.fromEntries(
        menuNames.map((name) => [name, menuHandles[name] + ending]),
      ) as Record<MenuName, string>;
      add('menus', await platform.send(operations.Menus, { ...handles, language }));
    }
    const main = { own: `main-${key}`, handle: 'main', language };
    const site = await platform.send(operations.SiteContent, main);
    const home = await platform.send(operations.HomePage, main);
    for (const answer of [site, home]) {
      for (const tag of tagsIn((answer.own ?? answer.metaobject)?.id)) add(tag, answer);
    }
    const promotions = await platform.send(operations.TopBarPromotion, { language });
    add('m-topbar_promotion', promotions);
    add('policies', await platform.send(operations.ShopPolicies, { language }));
    const { pages, blog } = await platform.send(operations.ContentState, { language });
    const articles = blog?.articles.nodes ?? [];
    for (const node of [...pages.nodes, ...articles]) {
      for (const tag of tagsIn(node.id)) add(tag, node);
    }
    // what a list shows, and which addresses exist
    add('pages', pages.nodes.map(({ id, handle }) => [id, handle]).sort());
    add(
      'articles',
      articles.map(({ contentHtml: _, ...listed }) => listed),
    );
  }
  return Object.fromEntries(
    Object.entries(parts).map(([tag, part]) => [tag, hash('sha256', JSON.stringify(part))]),
  );
}

/** The tags of what has changed, come or gone. */
export function changedTags(before: ContentState, now: ContentState): string[] {
  const tags = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...tags].filter((tag) => before[tag] !== now[tag]);
}
