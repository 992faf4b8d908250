// node artwork/render.ts OBJECT [SAMPLES]: renders an object's base passes with Blender and stores them for the sandbox.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const rgb = { width: 900, height: 900, channels: 3 } as const;
const [object, samples = '24'] = process.argv.slice(2);
if (!object) throw new Error('Which object? See OBJECTS in artwork/blender/objects.py.');

const work = mkdtempSync(path.join(tmpdir(), 'artwork-'));
try {
  const script = path.join(import.meta.dirname, 'blender/render_passes.py');
  const { status } = spawnSync(
    'blender',
    ['-b', '-t', '2', '--python-exit-code', '1', '-P', script, '--', object, work, samples],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
    },
  );
  if (status !== 0) throw new Error(`Blender ended with ${status}`);
  await store(work, path.join(import.meta.dirname, '../sandbox/images/passes', object));
} finally {
  rmSync(work, { recursive: true });
}

/** 8 bits are enough for light; coordinates need 16, or letters would step. */
async function store(from: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const plane of ['light', 'gloss', 'shape']) {
    await sharp(readFileSync(path.join(from, `${plane}.raw`)), { raw: rgb })
      .webp({ lossless: true, effort: 6 })
      .toFile(path.join(folder, `${plane}.webp`));
  }
  const bytes = readFileSync(path.join(from, 'label.raw'));
  const coordinates = new Uint16Array(bytes.buffer, bytes.byteOffset, bytes.length / 2);
  await sharp(coordinates, { raw: rgb })
    .toColourspace('rgb16')
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toFile(path.join(folder, 'label.png'));
}
