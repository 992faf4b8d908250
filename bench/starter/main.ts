// Lighthouse of the neutral shop with a module beside that of the demo: no mark may be lower. `npm run bench starter`
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const root = fileURLToPath(new URL('../../', import.meta.url));
const marks = z.record(z.string(), z.record(z.string(), z.number()));
/** Of the performance mark between two runs on the same build. */
const noise = 2;

const demo = measure('kaffeelotse');
const starter = measure('garden-tools', { SANDBOX_CATALOGUE: 'sandbox/examples/garden-tools' });
const rows = Object.entries(demo).flatMap(([page, ofDemo]) =>
  Object.entries(ofDemo).map(([category, mark]) => {
    const own = starter[page]?.[category] ?? 0;
    return {
      page,
      category,
      kaffeelotse: mark,
      starter: own,
      met: own >= mark - (category === 'performance' ? noise : 0),
    };
  }),
);
console.table(rows);
if (rows.some(({ met }) => !met)) process.exitCode = 1;

function measure(shop: string, environment: Record<string, string> = {}) {
  const { NODE_OPTIONS = '' } = process.env;
  const options = { cwd: root, env: { ...process.env, ...environment, SHOP: shop } };
  execFileSync('npm', ['run', 'build', '--silent'], { ...options, stdio: 'ignore' });
  const printed = execFileSync(process.execPath, ['bench/starter/marks.ts'], {
    ...options,
    env: { ...options.env, NODE_OPTIONS: `${NODE_OPTIONS} --conditions=shop-${shop}` },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  return marks.parse(JSON.parse(printed.trim().split('\n').at(-1) ?? ''));
}
