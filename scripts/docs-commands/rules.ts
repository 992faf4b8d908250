/** How we know that a documented command works: `npm run check docs` runs it, a step of .ci/run does, or neither for a reason. */
export type Proof = { run: true } | { step: string } | { reason: string };

const servers = 'runs servers until Ctrl-C; npm run e2e dev and npm run e2e stack start them';
const minutes = 'takes minutes and an idle machine; run before a release';
const cluster = 'needs a cluster; deploy/check.sh renders and checks the manifests';
const production = 'acts on a running shop';
const changes = 'changes the working copy or its history';

/** The first rule that matches counts. */
export const rules: [RegExp, Proof][] = [
  [/^npm run (catalogue|codegen|generate [\w-]+)$/, { run: true }],
  [/^npm run (check|e2e|bench|generate|artwork|newsletter|content)$/, { run: true }],
  [/^npm ci$/, { step: 'install' }],
  [/^npm run build$/, { step: 'build' }],
  [/^npm run check messages -- --list$/, { run: true }],
  [/^npm run check (all|static|content -- --list)$/, { step: 'checks' }],
  [/^npm (run )?test( |$)/, { step: 'unit' }],
  [/^npm run e2e journeys( |$)/, { step: 'journeys' }],
  [/^npm run e2e layout$/, { step: 'layout' }],
  [/^npm run e2e edge$/, { step: 'edge' }],
  [/^npm run e2e editing$/, { step: 'editing' }],
  [/^npm run content push( |$)/, { step: 'editing' }],
  [/^npm run content pull( |$)/, { reason: 'needs a shop on the platform' }],
  [/^npm run e2e starter$/, { step: 'starter' }],
  [/^node bench\/search\/judge\.mjs /, { step: 'search' }],
  [/^npm run bench light$/, { step: 'light' }],
  [/^npm run check docs$/, { step: 'docs' }],
  [/^npm run check spelling$/, { step: 'spelling' }],
  [/^npm audit --omit=dev$/, { step: 'audit' }],
  [
    /(npx|npm install --save-dev) storefront-sandbox/,
    { reason: 'the published package; npm run e2e sandbox-package uses a packed one' },
  ],
  [/^npm run check spec -- --reports$/, { step: 'proofs' }],
  [/^\.ci\/(run|nightly)/, { reason: 'is CI' }],
  [/npm run (dev|start|stack|worker|sandbox)$|^npm start$/, { reason: servers }],
  [/^node (storefront\/server|catalogue)\/\S+$/, { reason: servers }],
  [/^npm run sandbox -- /, { reason: servers }],
  [/^npm install$/, { reason: 'of another storefront' }],
  [/npx tsc -p shops\//, { step: 'checks' }],
  [/^npm run e2e sandbox-package -- --hydrogen /, { reason: 'needs another storefront' }],
  [/^node bench\/peers\//, { reason: 'needs another storefront' }],
  [/^npm run e2e (dev|stack|policy|languages|examples|upgrade|rehearsal)$/, { reason: minutes }],
  [/^npm run (bench|mutation|artwork|shots)\b/, { reason: minutes }],
  [/^npm run check (feeds|seo|law-pages|conformance|contract|coverage)\b/, { reason: minutes }],
  [/^npm run check (links|content) -- --shop$/, { reason: 'needs a shop on the platform' }],
  [
    /^npm run (doctor|platform:setup|platform:rehearse)\b/,
    { reason: 'needs a shop on the platform' },
  ],
  [/^node (artwork|sandbox\/bench)\//, { reason: minutes }],
  [/^npm run setup$/, { reason: 'installs packages of the machine' }],
  [/^(npm|npx) (pack|react-router)\b/, { reason: 'needs the network or another build' }],
  [/^apt-get /, { reason: 'installs packages of the machine' }],
  [/^npm run generate schemas -- --again$/, { reason: 'needs the network' }],
  [/^npm run searches( |$)/, { reason: `${production}; search-outcomes.test.ts tests it` }],
  [/^npm run newsletter \w+/, { reason: 'needs personal data; newsletter.test.ts tests it' }],
  [/^npm (run format|version)\b/, { reason: changes }],
  [/^npm (run release|publish)\b/, { reason: 'is a release; .ci/nightly rehearses it' }],
  [/^git /, { reason: changes }],
  [/^kubectl /, { reason: cluster }],
  [/^docker |deploy\/build-without-registry\.sh/, { reason: 'needs an image registry or root' }],
  [/^(curl|kill|redis-cli|varnish|createdb)/, { reason: production }],
  [/deploy\/newsletter-/, { reason: 'npm run bench newsletter -- restore runs it' }],
  [/^deploy\/keep-assets\.sh/, { reason: 'npm run bench deploy runs it' }],
  [/^deploy\/check\.sh$/, { reason: 'needs kubectl, promtool, nginx: Debian packages' }],
];
