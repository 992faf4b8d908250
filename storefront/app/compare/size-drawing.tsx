import { compare } from '#shop/messages/compare.ts';
import type { Dimensions } from '../commerce/product/comparison.ts';
import { useI18n, useTexts } from '../i18n/i18n.tsx';
import { markClass } from './product-mark.tsx';
import styles from './size-drawing.module.css';

export interface Sheet {
  /** Of the drawing, in pixels. */
  width: number;
  /** Where the columns begin. */
  left: number;
  /** Pixels per centimetre. */
  scale: number;
}

interface SizeDrawingProps {
  devices: { title: string; size: Dimensions; index: number }[];
  sheet: Sheet;
  /** All sizes in words. */
  label: string;
}

/** In centimetres: the lower edge of a wall cupboard, the depth of a worktop, a cup. */
const cupboard = 50;
const worktop = 60;
const cup = { width: 6.5, height: 5.5 };
/** Above the cupboard's edge, and between the front view and the view from above, in pixels. */
const top = 40;
const between = 64;
/** Of the room for a label with words, and for one of any length, in pixels. */
const shortest = 84;
const lineHeight = 24;

export function SizeDrawing({ devices, sheet, label }: SizeDrawingProps) {
  const { format } = useI18n();
  const words = useTexts(compare);
  const { width, left, scale } = sheet;
  const tallest = Math.max(0, ...devices.map(({ size }) => size.height));
  // a device that does not fit under the cupboard is drawn in front of it
  const start = top + Math.max(0, tallest - cupboard) * scale;
  const floor = start + cupboard * scale;
  const wall = floor + between;
  const edge = wall + worktop * scale;
  const centimetres = (size: number) => `${format.number(size)}\u00a0cm`;
  const column = (width - left) / devices.length;
  const line = (y: number, className: string | undefined) => (
    <path className={className} d={`M${left} ${y}H${width}`} />
  );
  const scaleText = (y: number, text: string) => (
    <text x={left - 8} y={y + 5} textAnchor="end" className={styles.scale}>
      {text}
    </text>
  );
  return (
    <svg
      viewBox={`0 0 ${width} ${Math.ceil(edge + 16)}`}
      className={styles.drawing}
      role="img"
      aria-label={label}
    >
      <rect x={left} y={start - 28} width={width - left} height="28" className={styles.cupboard} />
      <text x={left + 10} y={start - 9} className={styles.text}>
        {words.cupboard}
      </text>
      {line(start, styles.edge)}
      {[0, 10, 20, 30, 40].map((height) => (
        <g key={height}>
          {height > 0 && line(floor - height * scale, styles.guide)}
          {scaleText(floor - height * scale, String(height))}
        </g>
      ))}
      {scaleText(start, centimetres(cupboard))}
      {line(floor, styles.floor)}
      <rect
        x={left}
        y={wall}
        width={width - left}
        height={worktop * scale}
        className={styles.worktop}
      />
      {line(wall, styles.floor)}
      {line(edge, styles.edge)}
      {scaleText(wall, words.wall)}
      {scaleText(edge, centimetres(worktop))}
      {devices.map(({ size, index }, place) => {
        const centre = Math.round(left + column * (place + 0.5));
        const [w, d, h] = [size.width, size.depth, size.height].map((each) => each * scale) as [
          number,
          number,
          number,
        ];
        const x = centre - w / 2;
        const free = worktop - size.depth;
        return (
          <g key={index} className={markClass(index)}>
            <Front x={x} floor={floor} width={w} height={h} scale={scale} />
            <path
              className={styles.measure}
              d={`M${x + w + 10} ${floor - h}v${h}m-5 0h10m-10 ${-h}h10M${x} ${floor + 16}h${w}m0-5v10m${-w}-10v10`}
            />
            {/* above the line that every front has, where none crosses it */}
            <text x={centre} y={floor - h * 0.8 + 5} textAnchor="middle" className={styles.size}>
              {centimetres(size.height)}
            </text>
            <text x={centre} y={floor + 42} textAnchor="middle" className={styles.size}>
              {words.wide(format.number(size.width))}
            </text>
            <rect x={x} y={wall + 2} width={w} height={d} className={styles.footprint} />
            <text x={centre} y={wall + d / 2} textAnchor="middle" className={styles.size}>
              {w < shortest ? centimetres(size.depth) : words.deep(format.number(size.depth))}
            </text>
            {free * scale > lineHeight && (
              <text
                x={centre}
                y={(wall + d + edge) / 2 + 5}
                textAnchor="middle"
                className={styles.size}
              >
                {words.left(format.number(free))}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

interface FrontProps {
  x: number;
  floor: number;
  width: number;
  height: number;
  scale: number;
}

/** A plain front of the given size, with a cup where there is room for one. */
function Front({ x, floor, width, height, scale }: FrontProps) {
  const head = floor - height * 0.6;
  const tray = floor - height * 0.1;
  const cupWidth = cup.width * scale;
  const cupHeight = cup.height * scale;
  const hasRoom = width > cupWidth * 1.8 && tray - head > cupHeight * 1.2;
  const cupLeft = x + (width - cupWidth) / 2;
  return (
    <g className={styles.front}>
      <rect x={x} y={floor - height} width={width} height={height} rx="5" />
      <path d={`M${x} ${head}h${width}M${x} ${tray}h${width}`} />
      {hasRoom && (
        <path
          className={styles.cup}
          d={`M${cupLeft} ${tray - cupHeight}h${cupWidth}l-5 ${cupHeight}h${10 - cupWidth}z`}
        />
      )}
    </g>
  );
}
