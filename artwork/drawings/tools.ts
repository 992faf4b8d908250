// Beans, grinders and other tools.

import { at, colours, ellipse, line, plain, rect, shape } from './svg-shapes.ts';

const { brass, coffee, crema, dune, gold, ink, teal, white } = colours;

const bean = (turn = 0): string =>
  `<g transform="rotate(${turn})">${ellipse(0, 0, 13, 19, coffee)}${line('M0 -18C9 -8 -9 8 0 18', crema, 2.6)}</g>`;

export const beans = (): string =>
  [
    [-46, -12, 70],
    [-16, -14, 20],
    [18, -12, -50],
    [48, -13, 85],
    [-30, -36, -30],
    [4, -38, 60],
    [34, -36, 10],
    [-10, -60, -70],
    [18, -58, 35],
  ]
    .map(([x = 0, y = 0, turn = 0]) => at(x, y, bean(turn)))
    .join('');

/** A heap of ground coffee with grains of this radius. */
export const grounds = (grain: number, width: number): string => {
  const dots: string[] = [];
  for (let k = 0; k < 60; k++) {
    // spread by steps that share no divisor with 100
    const across = ((k * 37) % 100) / 100 - 0.5;
    const room = (1 - Math.abs(across) * 1.9) * width * 0.34;
    const up = (((k * 61) % 100) / 100) * Math.max(0, room - grain);
    dots.push(
      `<circle cx="${(across * width * 0.86).toFixed(1)}" cy="${(-grain - up).toFixed(1)}" r="${grain}" fill="${k % 3 ? crema : '#2e180c'}"/>`,
    );
  }
  return (
    shape(
      `M${-width / 2} 0Q${-width * 0.2} ${-width * 0.2} 0 ${-width * 0.42}Q${width * 0.2} ${-width * 0.2} ${width / 2} 0Z`,
      coffee,
    ) + dots.join('')
  );
};

export const handGrinder = (): string =>
  rect(-34, -70, 68, 70, 10, ink) +
  rect(-34, -168, 68, 94, 8, '#3a4a4d') +
  rect(-28, -182, 56, 14, 6, dune) +
  line('M0 -184V-196L74 -204') +
  rect(64, -238, 20, 34, 9, brass);

export const electricGrinder = (): string =>
  rect(-58, -14, 116, 14, 6, ink) +
  rect(-14, -120, 62, 108, 10, '#2f3f42') +
  rect(-58, -182, 116, 68, 16, '#3a4a4d') +
  shape('M-44 -182L-54 -250H54L44 -182Z', '#ffffff66') +
  plain('M-44 -186L-49 -222H49L44 -186Z', coffee) +
  rect(-58, -264, 116, 14, 6, brass) +
  ellipse(-22, -148, 22, 22, dune) +
  line('M-22 -148L-12 -164') +
  rect(-52, -72, 44, 58, 6, '#d9dddf');

/** The setting wheel from the front: from fine at 0 to coarse at 1. */
export const dial = (share: number): string => {
  const angle = (-130 + 260 * share) * (Math.PI / 180);
  const marks = Array.from({ length: 14 }, (_, k) => {
    const a = (-130 + 20 * k) * (Math.PI / 180);
    const [s, c] = [Math.sin(a), -Math.cos(a)];
    return line(
      `M${(96 * s).toFixed(1)} ${(96 * c).toFixed(1)}L${(112 * s).toFixed(1)} ${(112 * c).toFixed(1)}`,
      ink,
      k % 3 ? 2.4 : 4,
    );
  });
  return (
    marks.join('') +
    ellipse(0, 0, 84, 84, dune) +
    ellipse(0, 0, 60, 60, white) +
    line(
      `M0 0L${(52 * Math.sin(angle)).toFixed(1)} ${(-52 * Math.cos(angle)).toFixed(1)}`,
      brass,
      8,
    )
  );
};

export const portafilter = (filled: boolean): string =>
  (filled ? shape('M-56 -44Q0 -66 56 -44Z', coffee) : '') +
  rect(-64, -46, 128, 30, 7, '#c9ced0') +
  shape('M-46 -16L-30 12H30L46 -16Z', '#aeb5b8') +
  line('M64 -32L94 -30', ink, 9) +
  shape('M92 -40L196 -34Q206 -30 196 -22L92 -20Z', brass) +
  line('M-12 12v14M12 12v14');

export const tamper = (): string =>
  rect(-54, -22, 108, 22, 6, '#c9ced0') +
  rect(-12, -44, 24, 24, 4, '#aeb5b8') +
  shape('M-14 -44C-30 -84 -30 -112 0 -118C30 -112 30 -84 14 -44Z', brass);

/** The brew group from the side, with coffee running. */
export const group = (): string =>
  shape('M-150 -260H150V-196H84V-176H-84V-196H-150Z', '#d9dddf') +
  rect(-72, -176, 144, 22, 6, '#aeb5b8') +
  at(0, -110, portafilter(false)) +
  ellipse(104, -230, 19, 19, white) +
  line('M104 -230L114 -240', colours.signal) +
  line('M-10 -84V-18M10 -84V-18', crema, 5);

export const spoon = (): string =>
  line('M0 0L92 -76', '#8e979b', 6) +
  `<g transform="translate(-10 8) rotate(-40)">${ellipse(0, 0, 22, 15, '#c9ced0')}</g>`;

export const strainer = (): string =>
  shape('M-62 -60Q-54 0 0 0T62 -60Z', '#ffffffaa') +
  line('M-40 -56L-26 -14M-14 -58L-8 -4M14 -58L8 -4M40 -56L26 -14', dune, 2.4) +
  line('M62 -58L130 -74', ink, 7);

export const filterPaper = (): string =>
  shape('M-64 -84L64 -84L24 0H-24Z', colours.paper) +
  line('M24 0L64 -84M-24 0H24', gold, 3) +
  line('M-40 -70L-14 -8', dune, 2);

export const wand = (): string =>
  line('M40 -260L18 -120', '#aeb5b8', 10) + line('M18 -120l-3 16', ink, 8);

/** A full cup from above, with latte art. */
export const cupFromAbove = (pattern: 'dot' | 'heart' | 'tulip' | 'rosetta'): string => {
  const milk = colours.milk;
  const latteArt = {
    dot: `<ellipse cx="0" cy="8" rx="34" ry="34" fill="${milk}"/>`,
    heart: plain(
      'M0 52C-64 6 -50 -44 -18 -40C-6 -38 0 -26 0 -20C0 -26 6 -38 18 -40C50 -44 64 6 0 52Z',
      milk,
    ),
    tulip:
      plain(
        'M0 58C-40 40 -46 14 -22 14C-10 14 0 22 0 28C0 22 10 14 22 14C46 14 40 40 0 58Z',
        milk,
      ) +
      plain(
        'M0 18C-34 6 -38 -18 -18 -18C-8 -18 0 -10 0 -6C0 -10 8 -18 18 -18C38 -18 34 6 0 18Z',
        milk,
      ) +
      plain('M0 -22C-26 -32 -26 -52 0 -56C26 -52 26 -32 0 -22Z', milk),
    rosetta:
      [0, 1, 2, 3, 4]
        .map((k) =>
          line(
            `M${-46 + k * 6} ${30 - k * 20}Q0 ${58 - k * 20} ${46 - k * 6} ${30 - k * 20}`,
            milk,
            9,
          ),
        )
        .join('') + line('M0 62V-58', milk, 5),
  }[pattern];
  return (
    `<path d="M98 -16h44q12 0 12 16t-12 16h-44" fill="${white}" stroke="${ink}" stroke-width="3.2"/>` +
    ellipse(0, 0, 104, 104, white) +
    ellipse(0, 0, 88, 88, crema) +
    latteArt
  );
};

export const fridge = (): string =>
  rect(-80, -230, 160, 230, 14, '#eef7f7') +
  line('M-80 -146H80') +
  line('M-60 -190v26M-60 -128v40', teal, 5);
