// Runs a task of a group, or lists them: `npm run bench light`, `npm run bench`.
import { spawnSync } from 'node:child_process';
import { groups } from './groups.ts';
import { listOf } from './list.ts';

const [group = '', name, ...args] = process.argv.slice(2);
const tasks = groups[group];
if (!tasks) throw new Error(`there is no group ${group}: ${Object.keys(groups).join(', ')}`);

/** Node finds #shop by a condition. */
const { SHOP, NODE_OPTIONS = '' } = process.env;
const env = SHOP
  ? { ...process.env, NODE_OPTIONS: `${NODE_OPTIONS} --conditions=shop-${SHOP}` }
  : process.env;

const task = name === undefined ? undefined : tasks[name];
if (task) {
  if (task.needs?.includes('build')) run('npm run build --silent');
  run(task.command, args);
} else {
  if (name !== undefined) console.error(`npm run ${group}: there is no ${name}\n`);
  console.log(listOf(group, tasks));
  process.exitCode = name === undefined ? 0 : 1;
}

function run(command: string, args: string[] = []) {
  // some commands are loops, which take no arguments
  const line = args.length > 0 ? `${command} "$@"` : command;
  const { status } = spawnSync('sh', ['-c', line, 'sh', ...args], { stdio: 'inherit', env });
  if (status !== 0) process.exit(status ?? 1);
}
