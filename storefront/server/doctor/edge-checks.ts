import { edgePurges, varnishPurge } from '../webhooks/edge-purges.ts';
import { type Check, type DoctorContext, type Finding, failed, ok, skipped } from './check.ts';

/** No page has it: nothing is purged. */
const tags = ['doctor'];
const name = 'edge';

/** Whether purges reach what keeps pages, and whether that is an edge of this shop at all. */
export const checkEdge: Check = async (context) => {
  const { edgeUrls, fastly, cloudflare } = context.config.purge;
  if (context.invalid.has('EDGE_PURGE_URL')) return [skipped(name, 'EDGE_PURGE_URL is not valid')];
  const cdns = [
    ...(fastly ? [{ setting: 'FASTLY_SERVICE_ID and FASTLY_API_TOKEN', config: { fastly } }] : []),
    ...(cloudflare
      ? [{ setting: 'CLOUDFLARE_ZONE_ID and CLOUDFLARE_API_TOKEN', config: { cloudflare } }]
      : []),
  ];
  const findings = [
    ...(await Promise.all(edgeUrls.map((url) => edgeProblem(url, context)))),
    ...(await Promise.all(
      cdns.map(async ({ setting, config }) => {
        const none = { edgeUrls: [], fastly: null, cloudflare: null };
        const [purge] = edgePurges({ ...none, ...config });
        const reason = await purge?.(tags).then(() => null, messageOf);
        return reason ? failed(name, `a purge was refused (${reason}): check ${setting}`) : null;
      }),
    )),
  ].filter((finding) => finding !== null);
  if (edgeUrls.length + cdns.length === 0) return [skipped(name, 'EDGE_PURGE_URL is not set')];
  return findings.length > 0 ? findings : [ok(name, 'takes purges')];
};

async function edgeProblem(url: string, { get }: DoctorContext): Promise<Finding | null> {
  const host = new URL(url).host;
  const health = await get(new URL('/health/edge', url).href).catch(() => null);
  if (!health) return failed(name, `nothing answers at ${host}: check EDGE_PURGE_URL`);
  // a node or another server answers purges with 404 or a page, and changes would never be seen
  if (health.status !== 200 || health.text !== 'edge') {
    return failed(
      name,
      `${host} is no edge of this shop (edge/storefront.vcl answers /health/edge): check EDGE_PURGE_URL`,
    );
  }
  const reason = await varnishPurge(url)(tags).then(() => null, messageOf);
  return reason
    ? failed(
        name,
        `${host} refuses purges from this machine (${reason}): run the doctor where a node runs, or add its address to the acl purgers`,
      )
    : null;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
