import { type BrandStyle, hash } from './brand-style.ts';
import { disc } from './motifs.ts';
import { ornamentSvg } from './ornaments.ts';
import { type Box, type FittedText, fitText, type TextStyle } from './text-block.ts';
import { canWrite, type Face } from './type-faces.ts';
import { wordmarkText } from './wordmark-text.ts';

export const roasts = ['light', 'medium', 'medium-dark', 'dark'] as const;
type Roast = (typeof roasts)[number];
const roastWords: Record<Roast, string> = {
  light: 'Helle Röstung',
  medium: 'Mittlere Röstung',
  'medium-dark': 'Mitteldunkle Röstung',
  dark: 'Dunkle Röstung',
};

export interface Label {
  brand: string;
  name: string;
  note: string;
  weight: string;
  roast?: Roast | undefined;
}

/** The part of the flat artwork that a viewer sees undistorted: below the seal, off the folds. */
export interface Sheet {
  width: number;
  height: number;
  safe: Box;
}

export type Role = 'brand' | 'name' | 'note' | 'weight' | 'roast' | 'small';
export interface PrintedText extends FittedText {
  role: Role;
  face: Face;
  box: Box;
}

type Align = NonNullable<TextStyle['align']>;
type Placing = { ink: string; align?: Align; vertical?: TextStyle['vertical'] };

/** A label in the making: artwork and texts in the order they are printed. */
export class Print {
  readonly texts: PrintedText[] = [];
  readonly #parts: string[] = [];
  readonly #label: Label;
  readonly #style: BrandStyle;

  constructor(label: Label, style: BrandStyle) {
    this.#label = label;
    this.#style = style;
  }

  get svg(): string {
    return this.#parts.join('');
  }

  get hasRoast(): boolean {
    return this.#label.roast !== undefined;
  }

  /** A whole number of the product's own, for choices between equals. */
  get seed(): number {
    return hash(this.#label.name);
  }

  draw(...parts: string[]): void {
    this.#parts.push(...parts);
  }

  wordmark(area: Box, { ink, align = 'centre' }: Placing): void {
    const { face, letterCase, tracking, ornament } = this.#style.wordmark;
    const { brand } = this.#label;
    const text = wordmarkText(brand, { letterCase });
    const size = letterCase === 'upper' ? 92 : 112;
    const lettering = { ...area, y: area.y + 48, height: area.height - 80 };
    const { extent } = this.#text('brand', text, lettering, {
      face,
      tracking,
      size,
      fill: ink,
      align,
      vertical: 'middle',
    });
    this.draw(ornamentSvg(ornament, extent, align, ink));
  }

  /** The brand's name is a part of the drawing. */
  drawnBrand(area: Box): void {
    const { brand } = this.#label;
    const face = this.#style.wordmark.face;
    this.texts.push({
      role: 'brand',
      face,
      box: area,
      extent: area,
      lines: [brand],
      size: 60,
      svg: '',
    });
  }

  name(area: Box, { ink, align = 'centre', vertical = 'middle' }: Placing, size = 190): void {
    const face = this.#style.nameFace;
    this.#text('name', this.#label.name, area, {
      face,
      fill: ink,
      size,
      lines: 4,
      align,
      vertical,
    });
  }

  note(area: Box, { ink, align = 'centre', vertical = 'middle' }: Placing): void {
    const face =
      this.#style.nameFace === 'serif' || this.#style.nameFace === 'script'
        ? 'serif-italic'
        : 'sans';
    const size = face === 'sans' ? 58 : 76;
    this.#text('note', this.#label.note, area, {
      face,
      fill: ink,
      size,
      lines: 3,
      align,
      vertical,
    });
  }

  small(area: Box, { ink, align = 'centre', vertical = 'middle' }: Placing, text: string): void {
    this.#text('small', text, area, {
      face: 'sans',
      fill: ink,
      size: 38,
      lines: 4,
      align,
      vertical,
    });
  }

  weight(area: Box, { ink, align = 'centre', vertical = 'middle' }: Placing): void {
    this.#text('weight', this.#label.weight, area, {
      face: 'sans-bold',
      fill: ink,
      size: 66,
      align,
      vertical,
    });
  }

  /** Four dots, as many filled as the roast is dark, with the roast's name below. */
  roast(area: Box, { ink, align = 'centre' }: Placing, dot = ink): void {
    const { roast } = this.#label;
    if (!roast) return;
    const filled = roasts.indexOf(roast) + 1;
    const [radius, gap] = [19, 58];
    const width = 3 * gap + 2 * radius;
    const indent = { left: 0, centre: 0.5, right: 1 }[align];
    const left = area.x + (area.width - width) * indent + radius;
    for (let i = 0; i < roasts.length; i++) {
      const centre = { x: left + i * gap, y: area.y + radius + 3 };
      this.draw(
        i < filled
          ? disc(centre.x, centre.y, radius, dot)
          : `<circle cx="${centre.x}" cy="${centre.y}" r="${radius - 2}" fill="none" stroke="${dot}" stroke-width="4"/>`,
      );
    }
    const words = { ...area, y: area.y + 52, height: area.height - 52 };
    this.#text('roast', roastWords[roast], words, { face: 'sans', fill: ink, size: 54, align });
  }

  #text(role: Role, text: string, area: Box, style: TextStyle): FittedText {
    const face = canWrite(style.face, text) ? style.face : 'sans-bold';
    const fitted = fitText(text, area, { ...style, face });
    this.texts.push({ ...fitted, role, face, box: area });
    this.draw(fitted.svg);
    return fitted;
  }
}
