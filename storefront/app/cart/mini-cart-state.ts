export interface MiniCartState {
  visible: boolean;
  /** It will hide by itself. */
  timerRunning: boolean;
  /** Whoever clicked wants to be inside; whoever added something stays where they are. */
  openedBy: 'click' | 'adding';
}

const autoHide = 2000;

export function createMiniCart(mayHideItself: () => boolean) {
  let state: MiniCartState = { visible: false, timerRunning: false, openedBy: 'click' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  function update(changes: Partial<MiniCartState>) {
    clearTimeout(timer);
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  const close = () => update({ visible: false, timerRunning: false });

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    openByClick: () => update({ visible: true, timerRunning: false, openedBy: 'click' }),
    /** Shows for two seconds; adding again starts them anew. */
    openAfterAdding() {
      const attended = state.visible && !state.timerRunning;
      const timerRunning = !attended && mayHideItself();
      update({ visible: true, timerRunning, openedBy: 'adding' });
      if (timerRunning) timer = setTimeout(close, autoHide);
    },
    /** Whoever hovers, focuses or touches it closes it themselves. */
    hold: () => update({ timerRunning: false }),
    close,
  };
}
