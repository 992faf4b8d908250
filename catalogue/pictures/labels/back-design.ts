import { brandStyle } from './brand-style.ts';
import type { DesignedLabel } from './label-design.ts';
import { box } from './motifs.ts';
import { type Label, Print, type Sheet } from './print.ts';
import type { Box } from './text-block.ts';

/** The back of a pack: a plain label with the same facts, how to keep it, and a bar code. */
export function designBack(label: Label, object: string, sheet: Sheet): DesignedLabel {
  const style = brandStyle(label.brand, object);
  const print = new Print(label, style);
  const { palette } = style;
  const { safe, width, height } = sheet;
  const part = (from: number, to: number, left = 0.06, right = 0.94): Box => ({
    x: safe.x + safe.width * left,
    y: safe.y + safe.height * from,
    width: safe.width * (right - left),
    height: safe.height * (to - from),
  });
  const paper = part(0.06, 0.96, 0, 1);
  const ink = palette.paperInk;
  const rule = (at: number) => box({ ...part(at, 1), height: 4 }, ink);
  print.draw(box(paper, palette.paper, 14));
  print.wordmark(part(0.08, 0.2), { ink: palette.accent, align: 'left' });
  print.name(part(0.21, 0.33), { ink, align: 'left', vertical: 'top' }, 96);
  print.draw(rule(0.35));
  print.note(part(0.37, 0.47), { ink, align: 'left' });
  print.small(part(0.49, 0.66), { ink, align: 'left', vertical: 'top' }, storage);
  print.draw(rule(0.68));
  print.roast(part(0.71, 0.8), { ink, align: 'left' }, palette.accent);
  print.weight(part(0.84, 0.92, 0.06, 0.44), { ink, align: 'left' });
  print.draw(barCode(part(0.82, 0.94, 0.5, 0.94), `${label.brand}${label.name}${label.weight}`));
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<rect width="${width}" height="${height}" fill="${palette.bag}"/>${print.svg}</svg>`;
  return { design: 'sheet', svg, texts: print.texts, style };
}

const storage =
  'Kühl, trocken und dunkel lagern. Nach dem Öffnen gut verschließen und innerhalb von sechs Wochen verbrauchen.';

/** Bars in the rhythm of a text's letters: they look like a code, and no scanner reads them. */
function barCode({ x, y, width, height }: Box, text: string): string {
  const widths = [...text].flatMap((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return [1 + (code % 3), 1 + ((code >> 2) % 3), 1 + ((code >> 4) % 2), 1 + ((code >> 1) % 3)];
  });
  const used = widths.slice(0, 60);
  const unit = (width - 24) / used.reduce((sum, one) => sum + one, 0);
  let at = x + 12;
  const bars = used.map((one, index) => {
    const bar =
      index % 2 === 0
        ? box({ x: at, y: y + 8, width: one * unit, height: height - 16 }, '#1b1a19')
        : '';
    at += one * unit;
    return bar;
  });
  return box({ x, y, width, height }, '#ffffff') + bars.join('');
}
