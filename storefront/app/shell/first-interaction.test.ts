import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

async function loadWithWindow() {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.doMock('../ui/after-paint.ts', () => ({ afterPaint: (then: () => void) => then() }));
  const { firstInteraction } = await import('./first-interaction.ts');
  let happened = false;
  firstInteraction.then(() => {
    happened = true;
  });
  return { window, happened: () => Promise.resolve().then(() => happened) };
}

test.each(['focusin', 'pointermove', 'scroll', 'touchend'])(
  '%s is a first interaction',
  async (sign) => {
    const { window, happened } = await loadWithWindow();
    expect(await happened()).toBe(false);
    window.dispatchEvent(new Event(sign));
    expect(await happened()).toBe(true);
  },
);

test('loading a page is none', async () => {
  const { window, happened } = await loadWithWindow();
  window.dispatchEvent(new Event('load'));
  expect(await happened()).toBe(false);
});
