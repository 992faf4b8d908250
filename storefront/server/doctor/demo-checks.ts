import { type Check, failed, ok, skipped, warning } from './check.ts';

/** What the shop's folder still has of the demo: a production shop does not start with it. */
export const checkDemoData: Check = async ({ shopFolder, config: { stage } }) => {
  const name = 'demo data';
  const folder = await shopFolder();
  if (!folder) return [skipped(name, 'needs a build: npm run build')];
  const report = stage === 'production' ? failed : warning;
  const findings = folder.demoData.map(({ where, value }) =>
    report(`${name} ${where}`, `"${value}" is the demo’s: set your own in the shop’s folder`),
  );
  return findings.length > 0 ? findings : [ok(name, 'none')];
};
