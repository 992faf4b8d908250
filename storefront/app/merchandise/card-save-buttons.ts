import { titleOf } from './card-attributes.ts';
import styles from './card-save-buttons.module.css';
import { saved } from './saved-items.ts';

interface SaveButtons {
  /** Gives each card of the page that has none its button. */
  add(): void;
  stop(): void;
}

/** The buttons that save a card's variant for later: only with scripts, in space of their own. */
export function createSaveButtons(label: (title: string) => string): SaveButtons {
  const buttons = () => document.querySelectorAll<HTMLButtonElement>('article > [data-save]');

  function add() {
    for (const card of document.querySelectorAll<HTMLElement>('article[data-saves]')) {
      if (card.querySelector(':scope > [data-save]')) continue;
      const button = document.createElement('button');
      button.type = 'button';
      button.className = styles.save ?? '';
      button.dataset.save = card.dataset.saves;
      button.ariaLabel = label(titleOf(card));
      // before the button that adds to the cart
      card.insertBefore(button, card.querySelector(':scope > :is([data-choose], [form])'));
    }
    update();
  }

  function update() {
    for (const button of buttons()) {
      button.ariaPressed = String(saved.has(button.dataset.save ?? ''));
    }
  }

  function toggle({ target }: Event) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-save]') : null;
    const key = button?.dataset.save;
    if (key) saved.toggle(key);
  }

  const unsubscribe = saved.subscribe(update);
  document.addEventListener('click', toggle);
  return {
    add,
    stop() {
      unsubscribe();
      document.removeEventListener('click', toggle);
    },
  };
}
