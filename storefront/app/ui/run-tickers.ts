/** Milliseconds each item is shown. */
const interval = 5000;

/** Rotates the items of every `Ticker`; pauses on hover, focus, reduced motion, behind a dialog and on demand. */
export function runTickers(signal: AbortSignal) {
  for (const ticker of document.querySelectorAll<HTMLElement>('[data-ticker]')) {
    runTicker(ticker, signal);
  }
}

function runTicker(ticker: HTMLElement, signal: AbortSignal) {
  const list = ticker.querySelector('ul');
  const items = [...ticker.querySelectorAll<HTMLElement>('[data-place]')];
  const pause = ticker.querySelector<HTMLElement>('[data-pause]');
  const play = ticker.querySelector<HTMLElement>('[data-play]');
  if (!list || !pause || !play) return;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
  let stopped = false;
  let hovered = false;
  let focused = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts or ends the time of the current item. */
  function update() {
    clearTimeout(timer);
    const running = !(stopped || hovered || focused);
    list?.setAttribute('aria-live', running ? 'off' : 'polite');
    if (running) timer = setTimeout(showNextBehindNoDialog, interval);
  }

  function showNextBehindNoDialog() {
    if (document.querySelector('dialog[open]')) update();
    else showNext();
  }

  function showNext() {
    const current = items.findIndex(({ dataset }) => dataset.place === 'shown');
    const next = (current + 1) % items.length;
    items.forEach((item, index) => {
      item.dataset.place = index === next ? 'shown' : index === current ? 'left' : 'waiting';
      item.inert = index !== next;
    });
    update();
  }

  function setStopped(value: boolean) {
    const button = value ? play : pause;
    const other = value ? pause : play;
    const hadFocus = document.activeElement === other;
    stopped = value;
    button?.removeAttribute('hidden');
    other?.setAttribute('hidden', '');
    if (hadFocus) button?.focus();
    update();
  }

  const followMotion = () => setStopped(reducedMotion.matches);
  if (reducedMotion.matches) followMotion();
  reducedMotion.addEventListener('change', followMotion, { signal });
  pause.addEventListener('click', () => setStopped(true), { signal });
  play.addEventListener('click', () => setStopped(false), { signal });
  ticker.querySelector('[data-next]')?.addEventListener('click', showNext, { signal });
  ticker.addEventListener(
    'pointerenter',
    ({ pointerType }) => {
      hovered = pointerType === 'mouse';
      update();
    },
    { signal },
  );
  ticker.addEventListener(
    'pointerleave',
    () => {
      hovered = false;
      update();
    },
    { signal },
  );
  ticker.addEventListener(
    'focusin',
    ({ target }) => {
      focused = target instanceof Element && target.matches(':focus-visible');
      update();
    },
    { signal },
  );
  ticker.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      focused = relatedTarget instanceof Node && ticker.contains(relatedTarget);
      update();
    },
    { signal },
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
  update();
}
