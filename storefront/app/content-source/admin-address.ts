import type { ContentProblem } from './content-problem.ts';

/** Where an editor changes a piece of content, in the platform's admin. */
export function adminAddress(
  platformOrigin: string,
  { kind, id, name }: Pick<ContentProblem, 'kind' | 'id' | 'name'>,
): string {
  const number = id.split('/').at(-1) ?? '';
  const [type = ''] = name.split(' ');
  const paths: Record<string, string> = {
    metaobject: `content/metaobjects/entries/${type}/${number}`,
    menu: 'content/menus',
    page: `pages/${number}`,
    article: `articles/${number}`,
  };
  return new URL(`/admin/${paths[kind] ?? ''}`, platformOrigin).href;
}
