import type { CartLine } from '../commerce/cart/cart.ts';
import { createStore } from '../ui/create-store.ts';

export interface MiniCartState {
  visible: boolean;
  /** On touch devices, adding shows a slim bar instead of the panel. */
  look: 'panel' | 'bar';
  /** The line shown in the bar. */
  added: CartLine | null;
  /** Whether it will close automatically. */
  timerRunning: boolean;
  /** A click moves the focus into it, adding does not. */
  openedBy: 'click' | 'adding';
}

const autoHideDelay = 2000;

interface MiniCartOptions {
  /** False with reduced motion. */
  canAutoHide(): boolean;
  isTouch(): boolean;
}

export function createMiniCartStore({ canAutoHide, isTouch }: MiniCartOptions) {
  const store = createStore<MiniCartState>({
    visible: false,
    look: 'panel',
    added: null,
    timerRunning: false,
    openedBy: 'click',
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(changes: Partial<MiniCartState>) {
    clearTimeout(timer);
    store.set({ ...store.get(), ...changes });
  }

  const close = () => update({ visible: false, timerRunning: false });

  return {
    get: store.get,
    subscribe: store.subscribe,
    openByClick: () =>
      update({ visible: true, look: 'panel', timerRunning: false, openedBy: 'click' }),
    /** Opens for two seconds; adding again restarts the timer. */
    openAfterAdding(added: CartLine | null) {
      const { visible, timerRunning: wasRunning, look: before } = store.get();
      const keptOpen = visible && !wasRunning;
      const timerRunning = !keptOpen && canAutoHide();
      const panelOpen = visible && before === 'panel';
      const look = isTouch() && added && !panelOpen ? 'bar' : 'panel';
      update({ visible: true, look, added, timerRunning, openedBy: 'adding' });
      if (timerRunning) timer = setTimeout(close, autoHideDelay);
    },
    /** Stops the timer: a shopper who hovers, focuses or touches it closes it themselves. */
    keepOpen: () => update({ timerRunning: false }),
    close,
  };
}
