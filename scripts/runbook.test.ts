import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { createMetrics } from '../storefront/server/operations/metrics.ts';

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
const { groups } = z
  .object({
    groups: z.array(
      z.object({
        rules: z.array(
          z.object({
            alert: z.string(),
            expr: z.string(),
            labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          }),
        ),
      }),
    ),
  })
  .parse(parse(read('deploy/monitoring/alerts.yaml')));
const alerts = groups.flatMap(({ rules }) => rules);
const sections = new Map(
  read('docs/runbook.md')
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = '', ...text] = section.split('\n');
      return [title, text.join('\n').trim()] as const;
    }),
);

test('every alert has a section in the runbook, in the same order, and no other', () => {
  expect([...sections.keys()]).toEqual(alerts.map(({ alert }) => alert));
});

test.each(alerts)('the section of $alert names its severity and at least one step', (rule) => {
  const text = sections.get(rule.alert) ?? '';
  expect(text).toMatch(new RegExp(`^\`${rule.labels.severity}\`\\. `));
  expect(text).toMatch(/^1\. /m);
});

/** Gauges that the server registers beside its metrics. */
const gauges = ['storefront_platform_circuit_open'];

test('alerts and dashboard use only metrics that the storefront has', () => {
  const names = createMetrics()
    .registry.getMetricsAsArray()
    .map(({ name }) => name);
  const known = new Set([...names, ...gauges]);
  const expressions = [...alerts.map(({ expr }) => expr), read('deploy/monitoring/dashboard.json')];
  const used = expressions.flatMap((text) => text.match(/storefront_\w+/g) ?? []);
  const unknown = used.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')));
  expect([...new Set(unknown)]).toEqual([]);
});
