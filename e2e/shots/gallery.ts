import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from '@playwright/test';

const gallery = fileURLToPath(new URL('../../docs/screens/', import.meta.url));

/** Half the size, and no higher than what tells something. */
const scale = 0.5;
const highest = 2400;

/** The German screens at both widths, small enough to be committed, and the page that shows them. */
export async function writeGallery(browser: Browser, folder: string, isWhole: boolean) {
  if (isWhole) rmSync(gallery, { recursive: true, force: true });
  mkdirSync(gallery, { recursive: true });
  for (const name of readdirSync(folder)) {
    if (!/-de-\d+\.png$/.test(name)) continue;
    const picture = await shrink(browser, readFileSync(folder + name));
    writeFileSync(gallery + name.replace('-de-', '-').replace('.png', '.webp'), picture);
  }
  writeFileSync(`${gallery}README.md`, indexOf(readdirSync(gallery)));
}

/** The browser that took the picture can also make it small. */
async function shrink(browser: Browser, png: Buffer): Promise<Buffer> {
  const page = await browser.newPage();
  const encoded = await page.evaluate(
    async ({ address, scale, highest }) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const height = Math.min(image.naturalHeight, highest);
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(image.naturalWidth * scale);
      canvas.height = Math.round(height * scale);
      const drawing = canvas.getContext('2d');
      if (!drawing) throw new Error('the browser cannot draw');
      drawing.imageSmoothingQuality = 'high';
      const { width, height: shown } = canvas;
      drawing.drawImage(image, 0, 0, image.naturalWidth, height, 0, 0, width, shown);
      return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? '';
    },
    { address: `data:image/png;base64,${png.toString('base64')}`, scale, highest },
  );
  await page.close();
  return Buffer.from(encoded, 'base64');
}

function indexOf(names: string[]): string {
  const screens = names.flatMap((name) => /^(.*)-\d+\.webp$/.exec(name)?.[1] ?? []);
  const cell = (screen: string, width: number) =>
    names.includes(`${screen}-${width}.webp`) ? `![](${screen}-${width}.webp)` : '';
  const rows = [...new Set(screens)]
    .toSorted()
    .map((screen) => `| ${screen} | ${cell(screen, 1440)} | ${cell(screen, 390)} |`);
  return `# Screens

The German shop at 1440 and 390 pixels, half size, cut where it gets long. \`npm run shots\` takes them anew, and in all languages and whole into \`.data/shots\`.

| screen | wide | narrow |
|---|---|---|
${rows.join('\n')}
`;
}
