import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { barChart, lineChart, spread } from './chart.ts';

const chart = {
  title: 'Cost & size',
  measure: 'CPU time in ms, < is better',
  labels: ['2,000', '20,000'],
  series: [
    { name: 'home', values: [10, 20] },
    { name: 'product', values: [10, 19] },
  ],
};

test.each([
  ['bars', barChart],
  ['lines', lineChart],
])('%s are valid XML with every name', (_, draw) => {
  const svg = draw(chart);
  expect(XMLValidator.validate(svg)).toBe(true);
  for (const name of ['home', 'product', '2,000', '20,000']) expect(svg).toContain(name);
});

test('the length of a bar is in proportion to its value', () => {
  const { svg } = new XMLParser({ ignoreAttributes: false, parseAttributeValue: true }).parse(
    barChart(chart),
  );
  const bars: { '@_class': string; '@_width': number; '@_height': number }[] = svg.rect;
  const widths = bars
    .filter((bar) => bar['@_class'] === 'fill0' && bar['@_height'] > 10)
    .map((bar) => bar['@_width']);
  expect(widths).toHaveLength(2);
  expect((widths[1] ?? 0) / (widths[0] ?? 1)).toBeCloseTo(2);
});

test('names of lines that end at the same height do not overlap', () => {
  expect(spread([100, 20, 101], 18)).toEqual([100, 20, 118]);
});
