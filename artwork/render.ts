// node artwork/render.ts OBJECT [SAMPLES] [SIZE]: renders an object's base layers with Blender and stores them for the sandbox.

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const [object, samples = '16', size = '900'] = process.argv.slice(2);
const rgb = { width: Number(size), height: Number(size), channels: 3 } as const;
if (!object) throw new Error('Which object? See artwork/README.md.');

const scripts = path.join(import.meta.dirname, 'blender');
const folder = path.join(import.meta.dirname, '../catalogue/images/passes', object);
const work = mkdtempSync(path.join(tmpdir(), 'artwork-'));
const planes = path.join(work, 'planes');
mkdirSync(planes);
try {
  if (object.startsWith('bag-')) {
    blender('render_passes.py', object, work, samples, size);
    await store(work);
  } else {
    const base = path.join(work, object);
    blender('render_layers.py', object, base, size, samples);
    // The denoiser's network runs on the interpreter that owns PyTorch, which is not Blender's everywhere.
    const { PYTHON: python = '/usr/bin/python3' } = process.env;
    run(python, [path.join(scripts, 'develop_layers.py'), base, planes]);
  }
  // Only now, so that nobody meets an object with half its planes.
  await cp(planes, folder, { recursive: true });
} finally {
  rmSync(work, { recursive: true });
}

function blender(script: string, ...words: string[]): void {
  const file = path.join(scripts, script);
  const { BLENDER_THREADS: threads = '1' } = process.env;
  run('blender', ['-b', '-t', threads, '--python-exit-code', '1', '-P', file, '--', ...words]);
}

function run(command: string, words: string[]): void {
  const { status } = spawnSync(command, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}

/** 8 bits are enough for light; coordinates need 16, or letters would step. */
async function store(from: string): Promise<void> {
  for (const plane of ['light', 'gloss', 'shape']) {
    await sharp(readFileSync(path.join(from, `${plane}.raw`)), { raw: rgb })
      .webp({ lossless: true, effort: 6 })
      .toFile(path.join(planes, `${plane}.webp`));
  }
  const bytes = readFileSync(path.join(from, 'label.raw'));
  const coordinates = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  await sharp(coordinates, { raw: rgb })
    .toColourspace('rgb16')
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toFile(path.join(planes, 'label.png'));
}
