import { z } from 'zod';
import { readBody } from './limited-body.ts';

const maxBytes = 32_768;

const name = z.string().max(200).catch('');
const reportUriFormat = z.object({
  'csp-report': z.object({
    'effective-directive': name,
    'violated-directive': name,
    'blocked-uri': name,
    disposition: name,
  }),
});
const reportingApiFormat = z.array(
  z.object({
    type: z.literal('csp-violation'),
    body: z.object({ effectiveDirective: name, blockedURL: name, disposition: name }),
  }),
);

export interface CspReport {
  directive: string;
  /** Only the origin or the keyword of the blocked resource: a URL may contain personal data. */
  blocked: string;
  disposition: string;
}

/** Parses reports of Content-Security-Policy violations, in both formats; null for anything else. */
export async function readCspReports(request: Request): Promise<CspReport[] | null> {
  const bytes = await readBody(request, maxBytes);
  const json = z.unknown().safeParse(parseJson(bytes?.toString() ?? '')).data;
  const single = reportUriFormat.safeParse(json);
  if (single.success) {
    const report = single.data['csp-report'];
    const directive = report['effective-directive'] || report['violated-directive'];
    return [toReport(directive, report['blocked-uri'], report.disposition)];
  }
  const several = reportingApiFormat.safeParse(json);
  if (!several.success) return null;
  return several.data
    .slice(0, 20)
    .map(({ body }) => toReport(body.effectiveDirective, body.blockedURL, body.disposition));
}

/** An allowlist: the directive becomes a metric label, and anybody can send reports. */
const directives = [
  'default-src',
  'script-src',
  'script-src-elem',
  'script-src-attr',
  'style-src',
  'style-src-elem',
  'style-src-attr',
  'img-src',
  'media-src',
  'font-src',
  'connect-src',
  'frame-src',
  'form-action',
  'frame-ancestors',
  'base-uri',
  'object-src',
  'worker-src',
  'manifest-src',
  'require-trusted-types-for',
  'trusted-types',
  'upgrade-insecure-requests',
];

function toReport(directive: string, blocked: string, disposition: string): CspReport {
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
