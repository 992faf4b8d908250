import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock('../ui/after-paint.ts');
});

async function loadWithWindow(dataset: Record<string, string> = {}) {
  const window = new EventTarget();
  // another file's test may have loaded the module with its own window
  vi.resetModules();
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', { documentElement: { dataset } });
  vi.doMock('../ui/after-paint.ts', () => ({ afterPaint: (then: () => void) => then() }));
  const { firstInteraction } = await import('./first-interaction.ts');
  let happened = false;
  firstInteraction.then(() => {
    happened = true;
  });
  return { window, happened: () => Promise.resolve().then(() => happened) };
}

test.each(['focusin', 'pointermove', 'scroll', 'touchend'])(
  '%s is a first interaction [SHELL-006]',
  async (type) => {
    const { window, happened } = await loadWithWindow();
    expect(await happened()).toBe(false);
    window.dispatchEvent(new Event(type));
    expect(await happened()).toBe(true);
  },
);

test('page load is not an interaction', async () => {
  const { window, happened } = await loadWithWindow();
  window.dispatchEvent(new Event('load'));
  expect(await happened()).toBe(false);
});

test('one that the starter has seen counts', async () => {
  const { happened } = await loadWithWindow({ interacted: '' });
  expect(await happened()).toBe(true);
});
