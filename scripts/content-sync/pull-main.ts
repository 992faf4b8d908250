// Writes home page, bars, menus, pages and articles as the platform has them into the shop's files, which apply while it
// is down (docs/content.md). Needs a build.
import '../../storefront/server/config/load-environment.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '#shop/languages.ts';
import { loadBuild } from '../../storefront/server/application/production.ts';
import { readConfig } from '../../storefront/server/config/config.ts';
import { createPlatformClient } from '../../storefront/server/platform/platform-client.ts';
import { shopFolder } from '../../storefront/shop-folder.ts';
import { readDocuments } from '../content/read-documents.ts';
import { pictureNames } from './pictures.ts';
import { pulledDocuments, type Written, writeFiles } from './pull-documents.ts';

const config = readConfig(process.env);
const { entry } = await loadBuild();
const client = createPlatformClient(config.platform);
const platform = client.forBuyer('');
const hosts = [config.platform.url, config.publicOrigin].map((url) => new URL(url).host);
const isDryRun = process.argv.includes('--dry-run');
const names = await pictureNames();
const written: string[] = [];
let left = 0;
const onProblem = ({
  name,
  language,
  message,
}: Record<'name' | 'language' | 'message', string>) => {
  left += 1;
  console.log(`left out (${language}): ${name}: ${message}`);
};
const documents: Written = {};

for (const language of languages) {
  const options = { hosts, onProblem };
  const { home, site, menus } = await entry.module.readFileContent(platform, language, options);
  documents[language] = await entry.module.readFileDocuments(platform, language, onProblem);
  const hasMenus = ['main', 'questions', 'about', 'legal'].every((name) => name in menus);
  for (const [name, value] of Object.entries({ home, site, menus: hasMenus ? menus : null })) {
    const file = fileURLToPath(new URL(`content/${language}/${name}.ts`, shopFolder));
    if (value === null) {
      console.log(`not on the platform: ${name} (${language}), the file stays`);
      continue;
    }
    if (!existsSync(file))
      throw new Error(`${file} does not exist: the shop has its content elsewhere`);
    const code = `import type { ContentFile } from '../../../../storefront/content/model.ts';

export const ${name}: ContentFile['${name}'] = ${codeOf(value)};
`;
    console.log(`${isDryRun ? 'would write' : 'written'}: ${name} (${language})`);
    if (!isDryRun) writeFileSync(file, code);
    written.push(file);
  }
}
await client.close();
const pulled = await pulledDocuments(documents, readDocuments());
for (const { name, reason } of pulled.left) console.log(`left out: ${name}: ${reason}`);
for (const { file } of pulled.files) {
  console.log(`${isDryRun ? 'would write' : 'written'}: ${file}`);
}
if (!isDryRun) writeFiles(pulled.files);
if (!isDryRun && written.length > 0) spawnSync('npx', ['biome', 'check', '--write', ...written]);
console.log(
  `${written.length + pulled.files.length} files, ${left + pulled.left.length} left out; see git diff`,
);

/** Without what is the default; the shop's own pictures by name, and spaces that cannot be seen as what they are. */
function codeOf(value: unknown): string {
  const json = JSON.stringify(value, (_key, inner: unknown) => {
    if (inner === null || (Array.isArray(inner) && inner.length === 0)) return undefined;
    if (typeof inner !== 'object' || !('url' in inner) || !('width' in inner)) return inner;
    return names.get(path.basename(new URL(String(inner.url)).pathname)) ?? inner;
  });
  return json.replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f');
}
