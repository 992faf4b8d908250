import { z } from 'zod';

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      license: z.string().optional(),
      link: z.boolean().optional(),
      optional: z.boolean().optional(),
      hasInstallScript: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
    }),
  ),
});
type LockedPackage = z.infer<typeof lockFile>['packages'][string];

const permissive = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Unlicense',
  'BlueOak-1.0.0',
  'Python-2.0',
  'CC0-1.0',
  'OFL-1.1',
  'CC-BY-4.0',
]);

/** Exceptions: packages with other licences, or without a licence in their package.json. */
const exceptions: Record<string, string> = {
  'axe-core': 'MPL-2.0: run unchanged, in tests only',
  '@axe-core/playwright': 'MPL-2.0: run unchanged, in tests only',
  lightningcss: 'MPL-2.0: run unchanged, at build time only',
  '@img/sharp': 'LGPL-3.0-or-later: libvips, linked dynamically, in the sandbox only',
  format: 'MIT, according to its repository',
};

/**
 * Problems of the packages in a lock file. npm writes no integrity for optional packages of other systems if the registry
 * does not offer them: those are listed separately.
 */
export function dependencyProblems(lock: unknown, allowedScripts: readonly string[]) {
  const packages = Object.entries(lockFile.parse(lock).packages)
    .map(([path, locked]) => ({ name: path.split('node_modules/').at(-1) ?? '', path, locked }))
    .filter(({ name, path, locked }) => name !== path && !locked.link);
  const isForOtherSystem = ({ locked }: (typeof packages)[number]) =>
    !locked.integrity && locked.optional && (locked.os ?? locked.cpu) !== undefined;
  return {
    problems: packages
      .filter((one) => !isForOtherSystem(one))
      .flatMap(({ name, locked }) =>
        problemsOf(locked, name, allowedScripts).map((problem) => `${name}: ${problem}`),
      ),
    notPinned: packages.filter(isForOtherSystem).map(({ name }) => name),
  };
}

function problemsOf(
  { license, integrity, resolved, hasInstallScript, optional }: LockedPackage,
  name: string,
  allowedScripts: readonly string[],
): string[] {
  const isException = Object.keys(exceptions).some(
    (known) => name === known || name.startsWith(`${known}-`),
  );
  const runsScript = hasInstallScript && !optional && !allowedScripts.includes(name);
  return [
    ...(integrity ? [] : ['no integrity in package-lock.json']),
    ...(resolved?.startsWith('http') ? ['package-lock.json names a registry'] : []),
    ...(runsScript
      ? ['has an install script: allow it in package.json (allowScripts) or remove the package']
      : []),
    ...(isException || isPermissive(license ?? '') ? [] : [`licence ${license ?? 'unknown'}`]),
  ];
}

/** One licence of several that may be chosen is enough; of several that hold together, all. */
function isPermissive(license: string): boolean {
  const choices = license.replaceAll(/[()]/g, '').split(' OR ');
  return choices.some((choice) => choice.split(' AND ').every((one) => permissive.has(one)));
}
