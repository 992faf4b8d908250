import { z } from 'zod';
import { readBody } from './limited-body.ts';

const mostBytes = 32_768;

const name = z.string().max(200).catch('');
const oldForm = z.object({
  'csp-report': z.object({
    'effective-directive': name,
    'violated-directive': name,
    'blocked-uri': name,
    disposition: name,
  }),
});
const newForm = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: name, blockedURL: name, disposition: name }),
  }),
);

export interface PolicyReport {
  directive: string;
  /** Only the origin or the kind of what was blocked: an address may tell about its visitor. */
  blocked: string;
  disposition: string;
}

/** Takes what browsers report about our policy; null where it is no report. */
export async function readPolicyReports(request: Request): Promise<PolicyReport[] | null> {
  const bytes = await readBody(request, mostBytes);
  const json = z.unknown().safeParse(parseJson(bytes?.toString() ?? '')).data;
  const old = oldForm.safeParse(json);
  if (old.success) {
    const report = old.data['csp-report'];
    const directive = report['effective-directive'] || report['violated-directive'];
    return [toReport(directive, report['blocked-uri'], report.disposition)];
  }
  const several = newForm.safeParse(json);
  if (!several.success) return null;
  return several.data
    .slice(0, 20)
    .map(({ body }) => toReport(body.effectiveDirective, body.blockedURL, body.disposition));
}

function toReport(directive: string, blocked: string, disposition: string): PolicyReport {
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    blocked: URL.canParse(blocked)
      ? new URL(blocked).origin
      : (/^[a-z-]{1,30}$/.exec(blocked)?.[0] ?? 'unknown'),
    disposition: disposition === 'report' ? 'report' : 'enforce',
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
