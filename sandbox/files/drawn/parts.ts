import { shift } from '../labels/colours.ts';
import { bar, cylinder, holes, lit, ring, shadow, spokes, top, wall } from './solids.ts';

type Draw = (main: string, accent: string) => string;

const chrome = '#c3c6c8';
const dark = '#232527';
const brass = '#c79a4c';

const handle = (path: string, colour: string, width = 34) =>
  `<path d="${path}" fill="none" stroke="${shift(colour, 0, -0.08)}" stroke-width="${width}" stroke-linecap="round"/><path d="${path}" fill="none" stroke="${shift(colour, 0, 0.1)}" stroke-width="${width * 0.4}" stroke-linecap="round" opacity="0.7"/>`;

const screen = (cx: number, cy: number, main: string) =>
  cylinder({ cx, cy, rx: 215, ry: 92, height: 30, colour: main }) +
  top({ cx, cy: cy + 2, rx: 190, ry: 78, colour: shift(main, 0, -0.05) }) +
  holes(cx, cy + 2, 176, 70, 150, 5) +
  cylinder({ cx, cy: cy - 4, rx: 26, ry: 11, height: 8, colour: chrome }) +
  bar(cx - 15, cy - 4, cx + 15, cy - 4, 4, dark);

const basket = (cx: number, cy: number, main: string) =>
  wall({ cx, cy, rx: 170, ry: 62, height: 170, colour: main, foot: 140 }) +
  ring({ cx, cy, rx: 196, ry: 72, height: 10, colour: shift(main, 0, 0.04), width: 30 }) +
  `<ellipse cx="${cx}" cy="${cy + 12}" rx="158" ry="52" fill="#3a3835"/>` +
  holes(cx, cy + 22, 132, 38, 90, 4);

const burr = (cx: number, cy: number, main: string) =>
  ring({ cx, cy, rx: 220, ry: 96, height: 44, colour: main, width: 130 }) +
  spokes({ cx, cy, rx: 220, ry: 96 }, 0.62, 46, 14, shift(main, 0, -0.22), 5) +
  spokes({ cx, cy, rx: 138, ry: 60 }, 0.7, 16, 22, shift(main, 0, -0.26), 8);

const seal = (cx: number, cy: number, rx: number, colour: string) =>
  ring({ cx, cy, rx, ry: rx * 0.44, height: rx * 0.13, colour, width: rx * 0.2 });

const cartridge = (cx: number, cy: number, main: string, accent: string) =>
  shadow(cx + 14, cy + 318, 130, 34) +
  wall({ cx, cy: cy + 40, rx: 88, ry: 26, height: 270, colour: main }) +
  wall({ cx, cy: cy + 170, rx: 90, ry: 26, height: 46, colour: accent }) +
  cylinder({ cx, cy, rx: 102, ry: 30, height: 60, colour: main }) +
  cylinder({ cx, cy: cy - 22, rx: 44, ry: 13, height: 24, colour: accent });

/** Parts and small tools that have not been modelled: drawn in the light of the rendered ones. */
export const drawnParts: Record<string, Draw> = {
  'shower-screen': (main) =>
    shadow(330, 430, 260, 70) +
    screen(310, 370, main) +
    shadow(590, 650, 270, 74) +
    screen(560, 580, shift(main, 0, 0.03)),
  'filter-basket': (main) =>
    shadow(320, 480, 220, 54) +
    basket(300, 300, main) +
    shadow(590, 720, 230, 58) +
    basket(560, 530, main),
  'flat-burrs': (main) =>
    shadow(330, 440, 260, 70) +
    burr(310, 360, main) +
    shadow(590, 680, 270, 74) +
    burr(570, 590, main),
  'conical-burrs': (main) =>
    shadow(330, 470, 250, 66) +
    ring({ cx: 310, cy: 330, rx: 205, ry: 84, height: 120, colour: main, width: 66 }) +
    spokes({ cx: 310, cy: 330, rx: 148, ry: 60 }, 0.78, 34, 8, shift(main, 0, -0.26), 6) +
    shadow(610, 700, 220, 58) +
    lit('M470 660L560 440Q600 420 640 440L730 660Q600 730 470 660Z', main) +
    [0, 1, 2, 3, 4, 5, 6, 7]
      .map(
        (k) =>
          `<path d="M${565 + k * 10} 446Q${500 + k * 30} 560 ${488 + k * 32} 676" fill="none" stroke="${shift(main, 0, -0.24)}" stroke-width="7"/>`,
      )
      .join('') +
    cylinder({ cx: 600, cy: 424, rx: 42, ry: 15, height: 30, colour: shift(main, 0, 0.06) }),
  'vibration-pump': (main) =>
    shadow(470, 640, 300, 70) +
    bar(180, 500, 330, 500, 70, brass) +
    bar(130, 500, 210, 500, 38, brass) +
    lit(
      'M320 380H640Q660 380 660 400V600Q660 620 640 620H320Q300 620 300 600V400Q300 380 320 380Z',
      main,
      false,
    ) +
    bar(296, 500, 312, 500, 262, chrome) +
    bar(650, 500, 666, 500, 262, chrome) +
    lit('M380 430H580V560H380Z', '#efe9dc', false) +
    bar(668, 500, 770, 500, 56, '#e8e2d6') +
    bar(440, 360, 440, 386, 16, brass) +
    bar(520, 360, 520, 386, 16, brass),
  'rotary-pump': (main) =>
    shadow(460, 660, 320, 72) +
    bar(170, 520, 330, 520, 190, brass) +
    bar(240, 400, 240, 440, 46, chrome) +
    bar(150, 520, 180, 520, 70, chrome) +
    bar(330, 520, 350, 520, 230, chrome) +
    bar(350, 520, 740, 520, 240, main) +
    [0, 1, 2, 3, 4, 5, 6]
      .map((k) => bar(400 + k * 46, 402, 400 + k * 46, 638, 9, shift(main, 0, -0.1)))
      .join('') +
    bar(360, 646, 720, 646, 22, chrome),
  thermostat: (main) =>
    shadow(450, 650, 260, 66) +
    cylinder({ cx: 440, cy: 540, rx: 210, ry: 76, height: 70, colour: chrome }) +
    cylinder({ cx: 440, cy: 430, rx: 172, ry: 62, height: 110, colour: main }) +
    cylinder({ cx: 440, cy: 404, rx: 70, ry: 26, height: 26, colour: shift(main, 0, 0.05) }) +
    lit('M330 430V290H368V430Z', brass, false) +
    lit('M512 430V290H550V430Z', brass, false) +
    '<circle cx="349" cy="318" r="9" fill="#4a3a1c"/><circle cx="531" cy="318" r="9" fill="#4a3a1c"/>',
  'steam-tip': (main, accent) =>
    shadow(330, 640, 170, 46) +
    cylinder({ cx: 310, cy: 300, rx: 74, ry: 26, height: 130, colour: main }) +
    wall({ cx: 310, cy: 352, rx: 80, ry: 28, height: 30, colour: accent }) +
    wall({ cx: 310, cy: 430, rx: 104, ry: 36, height: 110, colour: main }) +
    lit('M206 540A104 36 0 0 0 414 540L366 620Q310 660 254 620Z', main) +
    '<ellipse cx="288" cy="618" rx="9" ry="7" fill="#2b2a28"/><ellipse cx="336" cy="616" rx="9" ry="7" fill="#2b2a28"/>' +
    shadow(610, 640, 200, 48) +
    bar(500, 590, 740, 500, 120, main) +
    bar(470, 602, 520, 584, 80, accent) +
    bar(700, 516, 780, 486, 70, main),
  'seal-set': (main, accent) =>
    shadow(340, 430, 250, 60) +
    seal(320, 380, 220, main) +
    shadow(640, 420, 160, 44) +
    seal(630, 390, 140, accent) +
    shadow(490, 580, 150, 40) +
    seal(480, 555, 130, main) +
    shadow(260, 610, 110, 30) +
    seal(255, 590, 92, accent) +
    shadow(690, 580, 90, 26) +
    seal(685, 562, 74, main),
  'water-tank': (main) =>
    shadow(460, 770, 260, 60) +
    '<path d="M260 200H640L610 760H290Z" fill="#c9d8dc" opacity="0.55"/>' +
    '<path d="M272 440H628L610 756H292Z" fill="#8fb6c2" opacity="0.6"/>' +
    '<path d="M290 220L318 740" stroke="#ffffff" stroke-width="16" opacity="0.55" stroke-linecap="round"/>' +
    [0, 1, 2, 3]
      .map((k) => `<path d="M560 ${360 + k * 90}h44" stroke="#4a6066" stroke-width="5"/>`)
      .join('') +
    lit('M236 150H664Q684 150 680 176L672 214H228L220 176Q216 150 236 150Z', main, false) +
    lit('M380 214H520V250Q520 262 508 262H392Q380 262 380 250Z', shift(main, 0, -0.08), false),
  'press-beaker': (main) =>
    shadow(450, 770, 260, 60) +
    '<path d="M250 170L262 740Q266 790 450 790T638 740L650 170Q640 200 450 206T250 170Z" fill="#dfeaec" opacity="0.42" stroke="#9fb3b8" stroke-width="4"/>' +
    '<ellipse cx="450" cy="170" rx="200" ry="42" fill="#eef5f6" opacity="0.5" stroke="#9fb3b8" stroke-width="6"/>' +
    '<path d="M250 170L196 146L282 202Z" fill="#dfeaec" stroke="#9fb3b8" stroke-width="4" opacity="0.8"/>' +
    '<path d="M300 240V700" stroke="#ffffff" stroke-width="22" opacity="0.7" stroke-linecap="round"/>' +
    [0, 1, 2].map((k) => bar(540, 380 + k * 120, 610, 378 + k * 120, 8, main)).join(''),
  'coffee-distributor': (main) =>
    shadow(460, 660, 310, 78) +
    cylinder({ cx: 450, cy: 500, rx: 240, ry: 88, height: 120, colour: chrome }) +
    cylinder({ cx: 450, cy: 380, rx: 285, ry: 104, height: 130, colour: main }) +
    Array.from({ length: 34 }, (_, k) => {
      const angle = (Math.PI * (k + 0.5)) / 34;
      const [x, y] = [450 - 285 * Math.cos(angle), 380 + 104 * Math.sin(angle)];
      return `<path d="M${x.toFixed(1)} ${(y + 26).toFixed(1)}V${(y + 104).toFixed(1)}" stroke="${shift(main, 0, -0.13)}" stroke-width="6"/>`;
    }).join('') +
    top({ cx: 450, cy: 380, rx: 200, ry: 72, colour: '#d4d6d7' }),
  'needle-distributor': (main) =>
    shadow(460, 760, 220, 54) +
    cylinder({ cx: 450, cy: 700, rx: 150, ry: 46, height: 34, colour: dark }) +
    [-60, -36, -12, 12, 36, 60]
      .map((dx) => bar(450 + dx * 0.5, 440, 450 + dx, 690, 6, chrome))
      .join('') +
    cylinder({ cx: 450, cy: 400, rx: 82, ry: 26, height: 46, colour: chrome }) +
    lit('M372 400Q350 260 400 190Q450 150 500 190Q550 260 528 400Q450 430 372 400Z', main),
  'knock-box': (main) =>
    shadow(460, 720, 300, 76) +
    wall({ cx: 450, cy: 330, rx: 260, ry: 96, height: 330, colour: main, foot: 215 }) +
    ring({ cx: 450, cy: 330, rx: 260, ry: 96, height: 10, colour: main, width: 22 }) +
    '<ellipse cx="450" cy="344" rx="236" ry="82" fill="#1f1e1c"/>' +
    bar(210, 336, 690, 336, 40, chrome) +
    bar(270, 336, 630, 336, 66, dark),
  'dosing-ring': (main) =>
    shadow(460, 640, 300, 80) +
    wall({ cx: 450, cy: 360, rx: 290, ry: 116, height: 150, colour: main, foot: 240 }) +
    wall({ cx: 450, cy: 500, rx: 240, ry: 94, height: 60, colour: shift(main, 0, -0.03) }) +
    ring({ cx: 450, cy: 360, rx: 290, ry: 116, height: 150, colour: main, width: 26 }),
  'tamper-mat': (main) =>
    shadow(470, 620, 360, 100) +
    lit(
      'M150 500L480 320Q500 312 520 320L790 460Q800 470 790 480L470 650Q450 660 430 650L150 520Q140 510 150 500Z',
      main,
      false,
    ) +
    lit('M150 512L440 652V700L150 556Z', shift(main, 0, -0.12), false) +
    lit('M470 654L792 478V520L460 706L440 700V652Q455 660 470 654Z', shift(main, 0, -0.18), false) +
    [0, 1, 2, 3, 4]
      .map((k) =>
        bar(300 + k * 52, 470 - k * 26, 470 + k * 52, 556 - k * 26, 10, shift(main, 0, -0.07)),
      )
      .join(''),
  thermometer: (main) =>
    shadow(520, 720, 180, 40) +
    bar(430, 420, 560, 740, 22, chrome) +
    `<g transform="rotate(-8 380 320)">${cylinder({ cx: 380, cy: 320, rx: 190, ry: 186, height: 12, colour: main })}` +
    '<ellipse cx="380" cy="320" rx="160" ry="156" fill="#f8f5ee"/>' +
    Array.from({ length: 25 }, (_, k) => {
      const angle = ((-130 + (260 * k) / 24) * Math.PI) / 180;
      const [s, c] = [Math.sin(angle), -Math.cos(angle)];
      const inner = k % 4 ? 128 : 112;
      return `<path d="M${(380 + inner * s).toFixed(1)} ${(320 + inner * c).toFixed(1)}L${(380 + 144 * s).toFixed(1)} ${(320 + 144 * c).toFixed(1)}" stroke="#22201e" stroke-width="${k % 4 ? 3 : 6}"/>`;
    }).join('') +
    `${bar(380, 320, 462, 246, 9, '#c23b22')}<circle cx="380" cy="320" r="16" fill="#22201e"/></g>` +
    bar(470, 500, 540, 470, 34, chrome),
  'cleaning-brush': (main) =>
    shadow(480, 650, 330, 56) +
    bar(420, 480, 780, 330, 76, main) +
    bar(330, 520, 440, 472, 92, chrome) +
    Array.from({ length: 26 }, (_, k) =>
      bar(340, 476 + k * 3.4, 150 + (k % 5) * 8, 520 + k * 5.4, 6, k % 2 ? '#3a2a1d' : '#54402e'),
    ).join(''),
  'dosing-cup': (main) =>
    shadow(460, 700, 280, 70) +
    wall({ cx: 450, cy: 330, rx: 230, ry: 84, height: 320, colour: main }) +
    ring({ cx: 450, cy: 330, rx: 230, ry: 84, height: 10, colour: main, width: 16 }) +
    '<ellipse cx="450" cy="342" rx="210" ry="72" fill="#4a2a18"/>' +
    holes(450, 340, 190, 58, 80, 4),
  'cupping-spoon': (main) =>
    shadow(500, 600, 340, 60) +
    bar(400, 520, 790, 330, 40, main) +
    lit('M180 540A160 120 0 0 1 500 540A160 130 0 0 1 180 540Z', main) +
    `<ellipse cx="338" cy="520" rx="128" ry="84" fill="${shift(main, 0, -0.14)}"/><ellipse cx="318" cy="500" rx="70" ry="38" fill="${shift(main, 0, 0.16)}" opacity="0.7"/>`,
  'naked-portafilter': (main) =>
    shadow(400, 600, 260, 66) +
    shadow(640, 650, 220, 40) +
    bar(500, 520, 600, 576, 62, chrome) +
    bar(580, 566, 800, 680, 92, main) +
    ring({ cx: 350, cy: 410, rx: 230, ry: 96, height: 90, colour: chrome, width: 40 }) +
    '<ellipse cx="350" cy="424" rx="180" ry="66" fill="#b9bcbe"/>' +
    holes(350, 424, 160, 54, 90, 4) +
    lit('M110 420H160V470H110Z', chrome, false),
  'water-filter-jug': (main) =>
    shadow(460, 770, 280, 60) +
    '<path d="M240 230L280 750Q440 790 610 750L650 230Z" fill="#d5e4e7" opacity="0.55" stroke="#9fb8be" stroke-width="4"/>' +
    '<path d="M262 500L280 746Q440 784 608 746L626 500Z" fill="#9cc7d2" opacity="0.55"/>' +
    '<path d="M330 250L356 560H540L560 250Z" fill="#f2f6f6" opacity="0.75" stroke="#b6c9ce" stroke-width="3"/>' +
    cylinder({ cx: 448, cy: 540, rx: 70, ry: 20, height: 110, colour: '#f1f0ec' }) +
    '<path d="M280 270L306 700" stroke="#ffffff" stroke-width="16" opacity="0.6" stroke-linecap="round"/>' +
    handle('M640 270C800 270 770 620 620 640', main, 40) +
    lit('M214 180Q216 158 240 158H640Q664 158 668 180L660 240H226Z', main, false),
  'filter-cartridge': (main, accent) =>
    cartridge(290, 330, main, accent) +
    cartridge(610, 330, main, accent) +
    cartridge(450, 410, shift(main, 0, 0.02), accent),
  'milk-frother': (main) =>
    shadow(450, 760, 270, 66) +
    handle('M600 330C760 320 760 600 600 610', dark, 38) +
    cylinder({ cx: 430, cy: 700, rx: 230, ry: 62, height: 40, colour: dark }) +
    wall({ cx: 430, cy: 260, rx: 200, ry: 54, height: 440, colour: main }) +
    cylinder({ cx: 430, cy: 236, rx: 204, ry: 56, height: 30, colour: '#7c8082' }) +
    cylinder({ cx: 430, cy: 206, rx: 44, ry: 13, height: 26, colour: dark }) +
    `<circle cx="396" cy="600" r="26" fill="${chrome}"/><circle cx="396" cy="600" r="8" fill="#ffb35a"/>`,
  carafe: (main) =>
    shadow(440, 770, 290, 66) +
    '<path d="M330 330Q150 480 170 650Q180 780 430 780T690 650Q710 480 530 330Z" fill="#e2ecee" opacity="0.5" stroke="#9fb3b8" stroke-width="4"/>' +
    '<path d="M196 540Q170 600 178 660Q190 772 430 772T682 660Q690 600 664 540Q430 580 196 540Z" fill="#3a1f10" opacity="0.92"/>' +
    '<ellipse cx="430" cy="542" rx="234" ry="30" fill="#5a3420"/>' +
    '<path d="M290 420Q210 520 216 640" stroke="#ffffff" stroke-width="16" fill="none" opacity="0.6" stroke-linecap="round"/>' +
    handle('M660 460C800 440 800 660 680 680', '#c9d6d8', 26) +
    wall({ cx: 430, cy: 250, rx: 104, ry: 26, height: 100, colour: main }) +
    '<path d="M326 250L300 190H560L534 250Z" fill="#e2ecee" opacity="0.6" stroke="#9fb3b8" stroke-width="4"/>',
  cloth: (main) =>
    shadow(460, 610, 320, 60) +
    [0, 1, 2]
      .map((k) =>
        lit(
          `M190 ${520 - k * 60}Q190 ${480 - k * 60} 230 ${474 - k * 60}L640 ${430 - k * 60}Q720 ${430 - k * 60} 730 ${480 - k * 60}V${530 - k * 60}Q720 ${580 - k * 60} 640 ${590 - k * 60}L240 ${620 - k * 60}Q190 ${620 - k * 60} 190 ${570 - k * 60}Z`,
          shift(main, 0, 0.03 * k),
          false,
        ),
      )
      .join(''),
};
