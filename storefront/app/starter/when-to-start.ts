const interactions = ['pointerdown', 'pointermove', 'keydown', 'focusin'] as const;

/** Not later, even where the page never is idle. */
const idleTimeoutMs = 2000;

/** Also noted on the document, for code that runs after it. */
export function onFirstInteraction(start: () => void) {
  const ended = new AbortController();
  const options = { capture: true, passive: true, signal: ended.signal };
  for (const type of interactions) {
    addEventListener(
      type,
      (event) => {
        // browsers report a resting mouse when the page appears
        const isResting =
          event instanceof PointerEvent &&
          event.type === 'pointermove' &&
          event.movementX === 0 &&
          event.movementY === 0;
        if (isResting) return;
        ended.abort();
        document.documentElement.dataset.interacted = '';
        start();
      },
      options,
    );
  }
}

/** Not for visitors who save data: their first interaction starts the application. */
export function whenIdle(preload: () => Promise<void>, start: () => void) {
  if (savesData()) return;
  addEventListener('load', async () => {
    await painted();
    await idle();
    await preload();
    await idle();
    start();
  });
}

/** With the pictures that have arrived last; the browser may be idle before it draws that frame. */
function painted(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(resolve));
    // where no frame is drawn
    setTimeout(resolve, idleTimeoutMs);
  });
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: idleTimeoutMs });
    else setTimeout(resolve, 200);
  });
}

function savesData(): boolean {
  return (
    'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true
  );
}
