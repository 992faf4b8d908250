import { type Check, ok, skipped, warning } from './check.ts';

const named = 5;

/** Links of menus, home page, footer and documents to products and collections that the shop does not have. */
export const checkLinks: Check = async ({ deadLinks }) => {
  const dead = await deadLinks();
  if (dead === null) return [skipped('links', 'needs a build: npm run build')];
  if (dead.length === 0) return [ok('links', 'of menus and documents lead somewhere')];
  const languages = [...new Set(dead.map(({ language }) => language))];
  return languages.map((language) => {
    const links = dead.filter((link) => link.language === language);
    const examples = links.slice(0, named).map(({ place, address }) => `${place}: ${address}`);
    const rest = links.length > named ? ` and ${links.length - named} more` : '';
    return warning(
      `links (${language})`,
      `${links.length} lead to nothing in this shop (${examples.join('; ')}${rest}): change content/ of the shop’s folder, or the handles in the admin`,
    );
  });
};
