import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { installTool } from '../../scripts/tools/install.ts';

const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      // an array of rows, or an object of checks by name
      details: z
        .object({ items: z.looseObject({}).or(z.array(z.unknown())).optional() })
        .optional(),
    }),
  ),
  environment: z.object({ benchmarkIndex: z.number() }),
  runtimeError: z.object({ message: z.string() }).optional(),
});
const mostOutput = 64 * 1024 * 1024;

interface Options {
  /** Of the browser's debugger. */
  port: number;
  categories: readonly string[];
  skippedAudits?: string[];
  headers?: Record<string, string>;
  /** A file of Lighthouse's own. */
  config?: string;
}

/** Lighthouse's report on a page. */
export async function runLighthouse(url: string, options: Options) {
  const packages = installTool('lighthouse');
  const { port, categories, skippedAudits = [], headers, config } = options;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      path.join(packages, 'lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      `--port=${port}`,
      `--only-categories=${categories}`,
      ...(skippedAudits.length > 0 ? [`--skip-audits=${skippedAudits}`] : []),
      ...(headers ? [`--extra-headers=${JSON.stringify(headers)}`] : []),
      ...(config ? [`--config-path=${path.join(packages, config)}`] : []),
    ],
    { maxBuffer: mostOutput },
  );
  const { runtimeError, ...found } = report.parse(JSON.parse(stdout));
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return found;
}
