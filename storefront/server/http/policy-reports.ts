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

/** A fixed list: each becomes a label of a metric, and anybody can send reports. */
const directives = [
  ...['default-src', 'script-src', 'script-src-elem', 'script-src-attr', 'style-src'],
  ...['style-src-elem', 'style-src-attr', 'img-src', 'media-src', 'font-src', 'connect-src'],
  ...['frame-src', 'form-action', 'frame-ancestors', 'base-uri', 'object-src', 'worker-src'],
  ...['manifest-src', 'require-trusted-types-for', 'trusted-types', 'upgrade-insecure-requests'],
];

function toReport(directive: string, blocked: string, disposition: string): PolicyReport {
  return {
    directive: directives.find((known) => known === directive.split(' ', 1)[0]) ?? 'unknown',
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
