import type { CartLine } from '../commerce/cart.ts';

export interface MiniCartState {
  visible: boolean;
  /** On touch, adding shows a slim bar that leads to the panel. */
  look: 'panel' | 'bar';
  /** What the bar names. */
  added: CartLine | null;
  /** It will hide by itself. */
  timerRunning: boolean;
  /** Whoever clicked wants to be inside; whoever added something stays where they are. */
  openedBy: 'click' | 'adding';
}

const autoHide = 2000;

interface MiniCartOptions {
  /** False for whoever asked for less motion. */
  mayHideItself(): boolean;
  isTouch(): boolean;
}

export function createMiniCart({ mayHideItself, isTouch }: MiniCartOptions) {
  let state: MiniCartState = {
    visible: false,
    look: 'panel',
    added: null,
    timerRunning: false,
    openedBy: 'click',
  };
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
    openByClick: () =>
      update({ visible: true, look: 'panel', timerRunning: false, openedBy: 'click' }),
    /** Shows for two seconds; adding again starts them anew. */
    openAfterAdding(added: CartLine | null) {
      const attended = state.visible && !state.timerRunning;
      const timerRunning = !attended && mayHideItself();
      const openPanel = state.visible && state.look === 'panel';
      const look = isTouch() && added && !openPanel ? 'bar' : 'panel';
      update({ visible: true, look, added, timerRunning, openedBy: 'adding' });
      if (timerRunning) timer = setTimeout(close, autoHide);
    },
    /** Whoever hovers, focuses or touches it closes it themselves. */
    hold: () => update({ timerRunning: false }),
    close,
  };
}
