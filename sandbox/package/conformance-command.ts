import { parseArgs } from 'node:util';
import { z } from 'zod';
import { reportText } from '../conformance/report.ts';
import { checkConformance, conformanceCases } from '../conformance/run.ts';
import { type ApiVersion, newestVersion, publishedVersions } from '../schema/api-version.ts';
import { conformanceUsage } from './usage.ts';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;

/** Returns the exit code. */
export async function runConformance(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      token: text,
      'api-version': text,
      'read-only': flag,
      only: text,
      list: flag,
      json: flag,
    },
  });
  const versions = versionsOf(values['api-version']);
  if (values.list) {
    for (const version of versions) {
      for (const { title, source } of conformanceCases(version))
        console.log(`${title}\n  ${source}`);
    }
    return 0;
  }
  const url = (positionals[0] ?? process.env.SANDBOX_URL)?.replace(/\/$/, '');
  if (!url) throw new Error(conformanceUsage);
  const token = values.token ?? process.env.SANDBOX_TOKEN;
  const { 'read-only': readOnly = false, only = '' } = values;
  const reports = [];
  for (const version of versions) {
    const report = await checkConformance({ url, token, version, readOnly, only });
    if (!values.json) console.log(reportText(report));
    reports.push(report);
  }
  if (values.json) console.log(JSON.stringify(reports, null, 2));
  const failed = reports.some(({ results }) => results.some(({ outcome }) => outcome === 'failed'));
  return failed ? 1 : 0;
}

function versionsOf(given: string | undefined): readonly ApiVersion[] {
  if (given === 'all') return publishedVersions;
  return [z.enum(publishedVersions).parse(given ?? newestVersion)];
}
