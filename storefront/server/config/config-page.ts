import { z } from 'zod';
import { environmentSchema } from './config-schema.ts';

const settingFacts = z.object({
  title: z.string().optional(),
  description: z.string(),
  example: z.string().optional(),
  secret: z.boolean().optional(),
});

const introduction = `# Configuration

Every setting of the storefront is an environment variable. It is read once, at the start; a wrong one stops the start with its name, never with its value.

Written by \`npm run config:docs\` from \`storefront/server/config/config-schema.ts\`.
`;

/** The reference of all settings, one table for each group of them. */
export function describeSettings(): string {
  const lines = [introduction];
  for (const [name, schema] of Object.entries(environmentSchema.shape)) {
    const facts = settingFacts.parse(schema.meta());
    if (facts.title) {
      lines.push(`\n## ${facts.title}\n`, '| variable | meaning | without it |', '|---|---|---|');
    }
    const notes = [
      facts.description,
      facts.example && `For example \`${facts.example}\`.`,
      facts.secret && 'Secret.',
    ];
    const meaning = notes.filter(Boolean).join(' ').replaceAll('|', '\\|');
    lines.push(`| \`${name}\` | ${meaning} | ${withoutIt(schema)} |`);
  }
  return `${lines.join('\n')}\n`;
}

function withoutIt(schema: z.ZodType): string {
  const { success, data } = schema.safeParse(undefined);
  if (!success) return '**required**';
  return data === undefined ? 'off' : `\`${data}\``;
}
