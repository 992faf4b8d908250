import { type Check, ok, skipped, warning } from './check.ts';

/** Content of the platform that is left out, leads nowhere, is not translated or names amounts. */
export const checkContent: Check = async ({ config, contentProblems }) => {
  const problems = await contentProblems();
  if (problems === null) return [skipped('content', 'needs a build: npm run build')];
  if (problems.length === 0) return [ok('content', 'nothing of it is left out')];
  return problems.map(({ kind, id, name, language, isLeftOut, message }) =>
    warning(
      `content ${name} (${language})`,
      `${message}${isLeftOut ? ', left out' : ''}: ${adminAddress(config.platform.url, kind, id, name)}`,
    ),
  );
};

/** Where an editor changes it. */
function adminAddress(platformUrl: string, kind: string, id: string, name: string): string {
  const number = id.split('/').at(-1) ?? '';
  const [type = ''] = name.split(' ');
  const paths: Record<string, string> = {
    metaobject: `content/metaobjects/entries/${type}/${number}`,
    menu: 'content/menus',
    page: `pages/${number}`,
    article: `articles/${number}`,
  };
  return new URL(`/admin/${paths[kind] ?? ''}`, platformUrl).href;
}
