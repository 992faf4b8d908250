// node artwork/turntable.ts OBJECT [WOOD] [SAMPLES]: a video of an object that turns twice, for images/videos, and its first frame as poster.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const [object, wood = '#5f4030', samples = '14'] = process.argv.slice(2);
if (!object) throw new Error('Which object? See artwork/README.md.');

const size = '480';
/** Of one turn, in four seconds. */
const frames = 36;
const framesPerSecond = '9';
/** The gallery's ground: a video has no transparency. */
const ground = '0xf3ede2';
/** The floor's haze is taken away, and what is left of its shadow ends before the border, without the render's noise. */
const shadow = [
  "lutyuv=y='255*clip((val/255-0.2)/0.8,0,1)'",
  "geq=lum='lum(X,Y)*clip(min(min(X,W-X),min(Y,H-Y))/(0.1*W),0,1)'",
  'median=radius=3',
  'gblur=sigma=0.6',
].join();
const composed = [
  '[0]format=gbrp[ground]',
  `[1]format=gbrap,split[colours][alpha];[alpha]alphaextract,${shadow}[covered]`,
  '[colours][covered]alphamerge[object]',
  '[ground][object]overlay=format=gbrp:shortest=1,nlmeans=s=6:p=5:r=11',
].join(';');

/** The colours as browsers read them, so that the ground is that of the page. */
const toYuv = 'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p';
const colours = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'];

const images = path.join(import.meta.dirname, '../catalogue/images');
const work = mkdtempSync(path.join(tmpdir(), 'turntable-'));
try {
  const script = path.join(import.meta.dirname, 'blender/turntable.py');
  run('blender', [
    '-b',
    '-t',
    '1',
    '--python-exit-code',
    '1',
    '-P',
    script,
    '--',
    object,
    wood,
    work,
    size,
    samples,
    String(frames),
  ]);
  const name = `${object}-turntable`;
  const input = [
    '-f',
    'lavfi',
    '-i',
    `color=${ground}:s=${size}x${size}:r=${framesPerSecond},format=gbrp`,
    '-framerate',
    framesPerSecond,
    '-i',
    path.join(work, '%03d.png'),
  ];
  run('ffmpeg', [
    '-y',
    '-v',
    'error',
    ...input,
    '-filter_complex',
    `${composed},loop=loop=1:size=${frames},${toYuv}`,
    ...colours,
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-crf',
    '23',
    '-movflags',
    '+faststart',
    path.join(images, `videos/${name}.mp4`),
  ]);
  const poster = path.join(work, 'poster.png');
  run('ffmpeg', [
    '-y',
    '-v',
    'error',
    ...input,
    '-filter_complex',
    composed,
    '-frames:v',
    '1',
    poster,
  ]);
  await sharp(poster)
    .webp({ quality: 82 })
    .toFile(path.join(images, `${name}.webp`));
} finally {
  rmSync(work, { recursive: true });
}

function run(command: string, words: string[]): void {
  const { status } = spawnSync(command, words, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
  if (status !== 0) throw new Error(`${command} ended with ${status}`);
}
