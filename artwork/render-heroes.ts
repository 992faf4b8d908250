// node artwork/render-heroes.ts [SAMPLES]: renders the counter and the still life with bags of coffees that are for sale.

import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { buildCatalogue } from '../catalogue/index.ts';
import { designLabel } from '../catalogue/pictures/labels/label-design.ts';
import { modelFor } from '../catalogue/pictures/labels/labelled-picture.ts';
import { sheets } from '../catalogue/pictures/labels/sheets.ts';
import { heroCoffees } from './scenes/hero-coffees.ts';

const [samples = '14'] = process.argv.slice(2);
const root = path.join(import.meta.dirname, '..');
const blender = path.join(import.meta.dirname, 'blender');
const { products } = buildCatalogue();

/** Where each scene is shown. */
const files = {
  counter: [
    'catalogue/images/scene-hero-2-counter.webp',
    'storefront/app/home/hero.webp',
    'storefront/app/editorial/pictures/counter.webp',
  ],
  'still-life': [
    'catalogue/images/scene-hero-1-still-life.webp',
    'storefront/app/editorial/pictures/still-life.webp',
  ],
};

for (const scene of ['counter', 'still-life'] as const) {
  const work = mkdtempSync(path.join(tmpdir(), 'artwork-'));
  try {
    copyFileSync(path.join(import.meta.dirname, 'models/_seal.png'), path.join(work, '_seal.png'));
    const sides: string[] = [];
    for (const [index, key] of heroCoffees[scene].entries()) {
      sides.push(await printLabel(key, path.join(work, `bag-${index + 1}.png`)));
    }
    const base = path.join(work, scene);
    const env = { ARTWORK_TEXTURES: work, ARTWORK_SIDES: sides.join(' ') };
    const script = path.join(blender, 'render_scene.py');
    run(
      'blender',
      [
        '-b',
        '-t',
        '1',
        '--python-exit-code',
        '1',
        '-P',
        script,
        '--',
        scene,
        base,
        '1600',
        '900',
        samples,
      ],
      env,
    );
    const { PYTHON: python = '/usr/bin/python3' } = process.env;
    run(python, [path.join(blender, 'develop_scene.py'), base, `${base}.png`]);
    for (const file of files[scene]) await store(`${base}.png`, path.join(root, file));
  } finally {
    rmSync(work, { recursive: true });
  }
}

/** The flat artwork of a product's bag; answers the colour of its sides. */
async function printLabel(key: string, file: string): Promise<string> {
  const front = products.find((product) => product.key === key)?.images[0];
  if (!front?.label) throw new Error(`${key} is not for sale, or has no label`);
  const { svg, style } = designLabel(
    front.label,
    front.object,
    sheets[modelFor(front.label, front.object)],
  );
  await sharp(Buffer.from(svg)).png().toFile(file);
  return style.palette.bag;
}

/** In the size that the file had before. */
async function store(picture: string, file: string): Promise<void> {
  const { width, height } = await sharp(file).metadata();
  const pixels = await sharp(picture)
    .resize(width, height)
    .webp({ quality: 82, effort: 6 })
    .toBuffer();
  await sharp(pixels).toFile(file);
}

function run(command: string, words: string[], env: Record<string, string> = {}): void {
  const { status } = spawnSync(command, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}
