import { type Check, ok, skipped, warning } from './check.ts';

/** Content of the platform that is left out, leads nowhere, is not translated or names amounts. */
export const checkContent: Check = async ({ contentProblems }) => {
  const problems = await contentProblems();
  if (problems === null) return [skipped('content', 'needs a build: npm run build')];
  if (problems.length === 0) return [ok('content', 'nothing of it is left out')];
  return problems.map(({ name, language, isLeftOut, message, address }) =>
    warning(
      `content ${name} (${language})`,
      `${message}${isLeftOut ? ', left out' : ''}: ${address}`,
    ),
  );
};
