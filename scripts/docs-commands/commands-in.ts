const programs = [
  'npm',
  'npx',
  'node',
  'git',
  'bash',
  'apt-get',
  'curl',
  'kill',
  'docker',
  'buildah',
  'podman',
  'kubectl',
  'nginx',
  'promtool',
  'varnishadm',
  'varnishlog',
  'redis-cli',
  'psql',
  'pg_dump',
  'pg_restore',
  'createdb',
  'openssl',
];
const settings = String.raw`(?:[A-Z_]+=\S* )*`;
/** A program with at least one argument, or a script of this repository. */
const command = new RegExp(
  `^${settings}(?!npm run$)(?:(?:${programs.join('|')}) \\S|varnishreload$|\\.ci/(?:run|nightly)|deploy/[\\w/-]+\\.sh)`,
);

/** Every command that a document shows: lines of its blocks and code within its sentences. */
export function commandsIn(markdown: string): string[] {
  const blocks: string[] = [];
  const sentences = markdown.replace(/^```(\w*)\n(.*?)^```/gms, (_, language, lines) => {
    if (language === '' || language === 'sh') blocks.push(...joinContinued(lines));
    return '';
  });
  const inline = [...sentences.matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);
  const found = [...blocks, ...inline]
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter((line) => command.test(line));
  return [...new Set(found)];
}

/** A backslash at the end of a line continues it. */
function joinContinued(lines: string): string[] {
  return lines.replace(/\\\n\s*/g, '').split('\n');
}
