import { type Language, languages } from '#shop/tests/specified-languages.ts';
import { hrefsFor } from '../../storefront/app/i18n/hrefs.ts';
import { allMessages } from '../../storefront/app/i18n/messages/index.ts';
import { expectNoViolations } from '../support/axe.ts';
import { openWithScripts } from '../support/scripts-at-work.ts';
import { only, wideIn } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const t = allMessages.de;
const kettle = hrefsFor('de').product('kellstroem-pil-schwanenhalskessel');
const name = t.product.video('der schwarze Kessel dreht sich um sich selbst');

test(
  'a video is reached and played by keyboard, and loads nothing before that',
  only.wide,
  async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/\.(mp4|vtt)/.test(request.url())) loaded.push(request.url());
    });
    await openWithScripts(page, kettle, 'de');
    const gallery = page.getByRole('region', { name: t.product.images }).first();
    const thumb = gallery.getByRole('link', { name });
    await thumb.focus();
    await page.keyboard.press('Enter');
    await expect(thumb).toHaveAttribute('aria-current', 'true');
    // only pictures are enlarged: the player has a button of its own for that
    await expect(gallery.getByRole('link', { name: t.product.enlarge })).toHaveCount(0);
    const video = gallery.locator('video');
    await expect(video).toHaveAccessibleName(name);
    await expect(video).toBeInViewport();
    await expectNoViolations(page, 'video', 'main');
    expect(loaded).toEqual([]);

    await video.focus();
    await page.keyboard.press('Space');
    await expect.poll(() => loaded.length).toBeGreaterThan(0);
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
      .toBeGreaterThan(0);
    const captions = video.evaluate(({ textTracks: [track] }: HTMLVideoElement) => {
      const [cue] = track?.activeCues ?? [];
      return [track?.language, track?.mode, cue instanceof VTTCue ? cue.text : null];
    });
    expect(await captions).toEqual(['de', 'showing', 'Schwanenhals für einen ruhigen Strahl']);

    // it does not go on where nobody sees it
    await gallery.getByRole('listitem').getByRole('link').first().click();
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.paused))
      .toBe(true);
  },
);

const names: Record<Language, string> = {
  de: 'Video: der schwarze Kessel dreht sich um sich selbst',
  en: 'Video: the black kettle turns around',
  da: 'Video: den sorte kedel drejer rundt',
};

for (const language of languages) {
  test(
    `on a phone the row leads to the video, without movement for who wants none, and loads its poster only, in ${language}`,
    wideIn(language),
    async ({ page }) => {
      const loaded: string[] = [];
      page.on('request', (request) => {
        if (/\.(mp4|vtt)/.test(request.url())) loaded.push(request.url());
      });
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const href = hrefsFor(language).product('kellstroem-pil-schwanenhalskessel');
      await openWithScripts(page, href, language);
      const { images } = allMessages[language].product;
      const row = page.getByRole('region', { name: images }).getByRole('list', { name: images });
      const video = row.locator('video');
      await expect(video).toHaveAccessibleName(names[language]);
      await expect(video).not.toHaveAttribute('autoplay');
      await expect(row).toHaveCSS('scroll-behavior', 'auto');
      const poster = (await video.getAttribute('poster')) ?? '';
      expect((await page.request.get(poster)).headers()['content-type']).toMatch(/^image/);
      await row.focus();
      await expect(async () => {
        await page.keyboard.press('ArrowRight');
        await expect(video).toBeInViewport({ ratio: 0.9, timeout: 1000 });
      }).toPass();
      await expectNoViolations(page, 'video on a phone', 'main');
      expect(loaded).toEqual([]);
    },
  );
}

test(
  'without scripts the thumbnail leads to the video',
  only.wideWithoutScripts,
  async ({ page }) => {
    await page.goto(kettle);
    const gallery = page.getByRole('region', { name: t.product.images }).first();
    await gallery.getByRole('link', { name }).click();
    await expect(gallery.locator('video[controls]')).toBeInViewport();
  },
);
