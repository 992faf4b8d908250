import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const notice =
  '// Written by npm run generate languages from languages.ts, texts/ and modules/messages.ts.\n\n';
const messages = 'storefront/app/i18n/messages';

/** Texts that only some pages load, by file. */
const pages = [
  'cancellation',
  'compare',
  'declarations',
  'newsletter-pages',
  'restock',
  'withdrawal',
];

interface ShopTexts {
  languages: readonly string[];
  /** Folders of storefront/app with texts of their own. */
  modules: readonly string[];
  /** The files of texts/<language>, by language. */
  own: Readonly<Record<string, readonly string[]>>;
  /** Languages with content/<language>/search.ts. */
  searchable: readonly string[];
}

/**
 * The files of a shop that list its languages, by path in its folder. Bundlers put a file as a whole into a page's code, so
 * the texts of each page have a file of their own. A language that the storefront does not have starts in English.
 */
export function listFiles(root: string, { languages, modules, own, searchable }: ShopTexts) {
  const up = '../../../';
  /** The folder of a language's texts, or the English ones. */
  const folderOf = (folder: string, language: string) =>
    `${folder}/${existsSync(`${root}/${folder}/${language}`) ? language : 'en'}`;
  const importOf = (names: string, path: string) =>
    `import ${names} from '${path.startsWith('.') ? '' : up}${path}';`;
  /** Languages whose files of texts/ a language has: those of the English that it starts in, then its own. */
  const ownOf = (language: string, section: string) =>
    (existsSync(`${root}/${messages}/${language}`) ? [language] : ['en', language]).filter((each) =>
      own[each]?.includes(section),
    );
  const ownAs = (language: string) => `own${nameOf(language)}`;
  const merged = (base: string, language: string, section: string, as = ownAs) =>
    ownOf(language, section).reduce((texts, each) => `mergeMessages(${texts}, ${as(each)})`, base);
  const ownImport = (language: string, section: string, as = ownAs) =>
    ownOf(language, section).map((each) =>
      importOf(`{ ${ownName(section)} as ${as(each)} }`, `../texts/${each}/${section}.ts`),
    );
  /** In files of one language. */
  const shortly = (language: string) => (each: string) => (each === language ? 'own' : ownAs(each));
  const anyOwn = (section: string) =>
    languages.some((language) => ownOf(language, section).length > 0);
  const mergeImport = (isNeeded: boolean) =>
    isNeeded ? [importOf('{ mergeMessages }', `${messages}/merge-messages.ts`)] : [];
  const languageImport = importOf('type { Language }', 'storefront/app/i18n/languages.ts');
  const record = (type: string, value: (language: string) => string) =>
    `Record<Language, ${type}> = { ${languages.map((language) => property(language, value(language))).join(', ')} };`;
  const file = (imports: string[], ...body: string[]) =>
    `${notice}${[...new Set(imports)].join('\n')}\n\n${body.join('\n')}\n`;

  /** What modules add to the texts of every browser, or of the server. */
  const withModules = (
    base: string,
    alias: (name: string) => string,
    from: 'common' | 'server',
  ) => {
    const added = modules.map((module) => property(module, alias(exportOf(root, module, from))));
    return added.length > 0 ? `{ ...${base}, ${added.join(', ')} }` : base;
  };

  const commonOf = (language: string) =>
    file(
      [
        importOf('{ messages as base }', `${folderOf(messages, language)}/index.ts`),
        ...modules.map((module) =>
          importOf(
            `{ ${exportOf(root, module, 'common')} }`,
            `${folderOf(`storefront/app/${module}/messages`, language)}/common.ts`,
          ),
        ),
        ...mergeImport(ownOf(language, 'common').length > 0),
        ...ownImport(language, 'common', shortly(language)),
      ],
      `export const messages = ${merged(
        withModules('base', (name) => name, 'common'),
        language,
        'common',
        shortly(language),
      )};`,
    );

  const cartOf = (language: string) =>
    file(
      [
        importOf('{ cart as base }', `${folderOf(messages, language)}/cart.ts`),
        ...mergeImport(ownOf(language, 'cart').length > 0),
        ...ownImport(language, 'cart', shortly(language)),
      ],
      `export const cart = ${merged('base', language, 'cart', shortly(language))};`,
    );

  const server = file(
    [
      languageImport,
      importOf('type { ServerMessages }', `${messages}/message-types.ts`),
      ...mergeImport(anyOwn('server')),
      ...languages.flatMap((language) => [
        importOf(
          `{ serverMessages as ${language} }`,
          `${folderOf(messages, language)}/server/index.ts`,
        ),
        ...modules.map((module) => {
          const name = exportOf(root, module, 'server');
          const folder = folderOf(`storefront/app/${module}/messages`, language);
          return importOf(`{ ${name} as ${name}${nameOf(language)} }`, `${folder}/server.ts`);
        }),
        ...ownImport(language, 'server'),
      ]),
    ],
    `export const serverMessages: ${record('ServerMessages', (language) =>
      merged(
        withModules(language, (name) => `${name}${nameOf(language)}`, 'server'),
        language,
        'server',
      ),
    )}`,
  );

  const page = (folder: string, name: string, exported: string, section: string) =>
    file(
      [
        languageImport,
        importOf(`type { ${exported} as german }`, `${folder}/de/${name}.ts`),
        ...mergeImport(anyOwn(section)),
        ...languages.flatMap((language) => [
          importOf(`{ ${exported} as ${language} }`, `${folderOf(folder, language)}/${name}.ts`),
          ...ownImport(language, section),
        ]),
      ],
      `export const ${exported}: ${record('typeof german', (language) => merged(language, language, section))}`,
    );

  const modulePages = modules.flatMap((module) => {
    const folder = `storefront/app/${module}/messages`;
    return globSync('*.ts', { cwd: `${root}/${folder}/de` })
      .map((path) => basename(path, '.ts'))
      .filter((name) => name !== 'common' && name !== 'server')
      .sort()
      .map((name) => ({
        folder,
        name,
        file: `${module}-${name}`,
        exported: exportOf(root, module, name),
      }));
  });

  const list = (imports: (language: string) => string, head: string[], body: string) =>
    file([...head, ...languages.map(imports)], body);

  return Object.fromEntries([
    ...languages.map((language) => [`messages/common-${language}.ts`, commonOf(language)]),
    [
      'messages/common.ts',
      list(
        (language) => importOf(`{ messages as ${language} }`, `./common-${language}.ts`),
        [languageImport, importOf('type { CommonMessages }', `${messages}/message-types.ts`)],
        `/** For the server and for tests: browsers load one language (load-common.ts). */\nexport const commonMessages: ${record('CommonMessages', (language) => language)}`,
      ),
    ],
    [
      'messages/load-common.ts',
      file(
        [languageImport, importOf('type { CommonMessages }', `${messages}/message-types.ts`)],
        `export const commonMessages: ${record(
          '() => Promise<{ messages: CommonMessages }>',
          (language) => `() => import('./common-${language}.ts')`,
        )}`,
      ),
    ],
    ...languages.map((language) => [`messages/cart-${language}.ts`, cartOf(language)]),
    [
      'messages/cart.ts',
      list(
        (language) => importOf(`{ cart as ${language} }`, `./cart-${language}.ts`),
        [languageImport, importOf('type { CartMessages }', `${messages}/message-types.ts`)],
        `/** For the server and for tests: browsers load one language (load-cart.ts). */\nexport const cartMessages: ${record('CartMessages', (language) => `{ cart: ${language} }`)}`,
      ),
    ],
    [
      'messages/load-cart.ts',
      file(
        [languageImport, importOf('type { CartMessages }', `${messages}/message-types.ts`)],
        `export const cartMessages: ${record(
          '() => Promise<CartMessages>',
          (language) => `() => import('./cart-${language}.ts')`,
        )}`,
      ),
    ],
    ['messages/server.ts', server],
    ...pages.map((name) => {
      const exported = camelCase(name);
      return [`messages/${name}.ts`, page(messages, name, exported, name)];
    }),
    ...modulePages.map(({ folder, name, file: path, exported }) => [
      `messages/${path}.ts`,
      page(folder, name, exported, ''),
    ]),
    [
      'messages/module-pages.ts',
      file(
        modulePages.map(({ file: path, exported }) => importOf(`{ ${exported} }`, `./${path}.ts`)),
        '/** Texts that only pages of modules load. */',
        `export const modulePages = { ${modulePages.map(({ exported }) => exported).join(', ')} };`,
      ),
    ],
    [
      'content/search-words.server.ts',
      file(
        [
          languageImport,
          importOf(
            languages.every((language) => searchable.includes(language))
              ? 'type { SearchVocabulary }'
              : '{ noSearchWords, type SearchVocabulary }',
            'storefront/app/commerce/search/vocabulary.ts',
          ),
          ...languages
            .filter((language) => searchable.includes(language))
            .map((language) =>
              importOf(`{ searchVocabulary as ${language} }`, `./${language}/search.ts`),
            ),
        ],
        '/** Stays on the server: browsers ask it what a query means (docs/content.md#search-words). */',
        `export const searchVocabularies: ${record('SearchVocabulary', (language) =>
          searchable.includes(language) ? language : 'noSearchWords',
        )}`,
      ),
    ],
    [
      'content/index.ts',
      list(
        (language) => importOf(`{ content as ${language} }`, `./${language}/index.ts`),
        [languageImport, importOf('type { ContentFile }', 'storefront/content/model.ts')],
        `/** What the shop shows where the platform has no content of its own (docs/content.md). */\nexport const contentFiles: ${record('ContentFile', (language) => language)}`,
      ),
    ],
  ]) as Record<string, string>;
}

/** What a module's file of texts exports. */
function exportOf(root: string, module: string, file: string): string {
  const path = `${root}/storefront/app/${module}/messages/de/${file}.ts`;
  const [, name = ''] = /export const (\w+)/.exec(readFileSync(path, 'utf8')) ?? [];
  return name;
}

/** As texts/<language>/<file>.ts exports it. */
const ownName = (file: string) => (file === 'server' ? 'onServer' : camelCase(file));
const camelCase = (name: string) =>
  name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const property = (key: string, value: string) => (key === value ? key : `${key}: ${value}`);
const nameOf = (language: string) => `${language.charAt(0).toUpperCase()}${language.slice(1)}`;
