import { mkdirSync, writeFileSync } from 'node:fs';

// Charts as SVG with their own light and dark colours, for docs/charts.

interface Series {
  name: string;
  /** One for each label. */
  values: number[];
}

interface Chart {
  title: string;
  /** What the values are, with their unit. */
  measure: string;
  /** What is measured: names of bars, or positions along a line. */
  labels: string[];
  series: Series[];
}

const width = 720;
const folder = new URL('../../docs/charts/', import.meta.url);
const style = `
    svg { font: 13px system-ui, sans-serif; }
    .ground { fill: #fff; } text { fill: #24292f; } .grid { stroke: #d0d7de; }
    .fill0 { fill: #0969da; } .fill1 { fill: #bc4c00; } .fill2 { fill: #1a7f37; } .fill3 { fill: #8250df; }
    .line0 { stroke: #0969da; } .line1 { stroke: #bc4c00; } .line2 { stroke: #1a7f37; } .line3 { stroke: #8250df; }
    path { fill: none; stroke-width: 2; }
    @media (prefers-color-scheme: dark) {
      .ground { fill: #0d1117; } text { fill: #e6edf3; } .grid { stroke: #30363d; }
      .fill0 { fill: #4493f8; } .fill1 { fill: #f0883e; } .fill2 { fill: #3fb950; } .fill3 { fill: #ab7df8; }
      .line0 { stroke: #4493f8; } .line1 { stroke: #f0883e; } .line2 { stroke: #3fb950; } .line3 { stroke: #ab7df8; }
    }`;

export function writeChart(file: string, svg: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(new URL(file, folder), svg);
  console.log(`wrote docs/charts/${file}`);
}

/** Horizontal bars, those of one label side by side. */
export function barChart({ title, measure, labels, series }: Chart): string {
  const [left, right, top, bar, gap] = [130, 60, 84, 18, 14];
  const group = series.length * bar + gap;
  const most = Math.max(...series.flatMap(({ values }) => values));
  const length = (value: number) => (value / most) * (width - left - right);
  const bars = labels.flatMap((label, row) => {
    const y = top + row * group;
    const middle = y + (series.length * bar) / 2 + 4;
    return [
      text(left - 10, middle, label, 'end'),
      ...series.flatMap(({ values }, index) => {
        const value = values[row] ?? 0;
        const own = y + index * bar;
        return [
          `<rect class="fill${index}" x="${left}" y="${own}" width="${fixed(length(value))}" height="${bar - 3}"/>`,
          text(left + length(value) + 6, own + 12, shortNumber(value)),
        ];
      }),
    ];
  });
  const names = series.map(({ name }, index) => legend(left + index * 190, 68, index, name));
  return svg({ title, measure, height: top + labels.length * group }, [...names, ...bars]);
}

/** A line for each series over evenly spaced positions, named at its end. */
export function lineChart({ title, measure, labels, series }: Chart): string {
  const [left, right, top, height] = [60, 170, 64, 340];
  const bottom = height - 36;
  const most = niceCeiling(Math.max(...series.flatMap(({ values }) => values)));
  const x = (index: number) =>
    left + (index / Math.max(1, labels.length - 1)) * (width - left - right);
  const y = (value: number) => bottom - (value / most) * (bottom - top);
  const grid = [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    `<line class="grid" x1="${left}" x2="${width - right}" y1="${fixed(y(most * share))}" y2="${fixed(y(most * share))}"/>`,
    text(left - 8, y(most * share) + 4, shortNumber(most * share), 'end'),
  ]);
  const positions = labels.map((label, index) => text(x(index), height - 12, label, 'middle'));
  const lines = series.flatMap(({ values }, index) => [
    `<path class="line${index}" d="M${values.map((value, at) => `${fixed(x(at))} ${fixed(y(value))}`).join('L')}"/>`,
    ...values.map(
      (value, at) =>
        `<circle class="fill${index}" cx="${fixed(x(at))}" cy="${fixed(y(value))}" r="3.5"/>`,
    ),
  ]);
  const ends = spread(
    series.map(({ values }) => y(values.at(-1) ?? 0)),
    18,
  );
  const names = series.map(({ name, values }, index) =>
    legend(
      width - right + 14,
      (ends[index] ?? 0) + 4,
      index,
      `${name} ${shortNumber(values.at(-1) ?? 0)}`,
    ),
  );
  return svg({ title, measure, height }, [...grid, ...positions, ...lines, ...names]);
}

/** Moves positions apart that are closer than this, downwards. */
export function spread(positions: number[], distance: number): number[] {
  const moved = [...positions];
  let last = Number.NEGATIVE_INFINITY;
  const downwards = positions.map((position, index) => ({ position, index }));
  for (const { position, index } of downwards.toSorted((a, b) => a.position - b.position)) {
    last = Math.max(position, last + distance);
    moved[index] = last;
  }
  return moved;
}

function svg(
  { title, measure, height }: { title: string; measure: string; height: number },
  parts: string[],
): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">
  <title>${escaped(title)}</title>
  <style>${style}
  </style>
  <rect class="ground" width="100%" height="100%"/>
  <text x="16" y="24" font-weight="600">${escaped(title)}</text>
  ${text(16, 42, measure)}
  ${parts.join('\n  ')}
</svg>
`;
}

function legend(x: number, y: number, index: number, name: string): string {
  return `<rect class="fill${index}" x="${x}" y="${fixed(y - 9)}" width="10" height="10"/>${text(x + 15, y, name)}`;
}

function text(x: number, y: number, content: string, anchor = 'start'): string {
  return `<text x="${fixed(x)}" y="${fixed(y)}" text-anchor="${anchor}">${escaped(content)}</text>`;
}

function escaped(content: string): string {
  return content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function fixed(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function shortNumber(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en');
}

/** The next of 1, 2, 5, 10, 20, … above. */
function niceCeiling(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 2, 4, 5, 10].find((step) => step * power >= value) ?? 10) * power;
}
