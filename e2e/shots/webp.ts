import type { Browser } from '@playwright/test';

interface Size {
  scale: number;
  /** Pixels of the original; what is below is cut off. */
  highest: number;
}

/** The browser that took the picture can also scale and compress it. */
export async function toWebp(browser: Browser, png: Buffer, size: Size): Promise<Buffer> {
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
    { address: `data:image/png;base64,${png.toString('base64')}`, ...size },
  );
  await page.close();
  return Buffer.from(encoded, 'base64');
}
