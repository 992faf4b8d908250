import { useState } from 'react';

export interface ActiveOption {
  /** Index in the list; -1 for none. */
  active: number;
  activeId: string | undefined;
  move(step: 1 | -1): void;
  /** Clicks the active option; false if there is none. */
  follow(): boolean;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** The option reached by arrow keys; reset by a new response. */
export function useActiveOption(listId: string, answer: string): ActiveOption {
  const [reached, setReached] = useState({ answer, index: -1 });
  const active = reached.answer === answer ? reached.index : -1;
  const element = (index: number) => document.getElementById(optionId(listId, index));
  return {
    active,
    activeId: active < 0 ? undefined : optionId(listId, active),
    move(step) {
      const count = document.getElementById(listId)?.querySelectorAll('[role=option]').length ?? 0;
      // wraps around through the input itself
      const index = ((active + 1 + step + count + 1) % (count + 1)) - 1;
      setReached({ answer, index });
      element(index)?.scrollIntoView({ block: 'nearest' });
    },
    follow() {
      const reachedElement = element(active);
      reachedElement?.click();
      return reachedElement !== null;
    },
  };
}
