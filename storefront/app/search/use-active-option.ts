import { useState } from 'react';

export interface ActiveOption {
  /** Its place in the list; -1 while the field itself is where the visitor is. */
  active: number;
  activeId: string | undefined;
  move(step: 1 | -1): void;
  /** Does what a click on it would; false where there is none. */
  follow(): boolean;
}

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** Which hit the arrow keys have reached. A new answer starts at the field again. */
export function useActiveOption(listId: string, answer: string): ActiveOption {
  const [reached, setReached] = useState({ answer, index: -1 });
  const active = reached.answer === answer ? reached.index : -1;
  const element = (index: number) => document.getElementById(optionId(listId, index));
  return {
    active,
    activeId: active < 0 ? undefined : optionId(listId, active),
    move(step) {
      const count = document.getElementById(listId)?.querySelectorAll('[role=option]').length ?? 0;
      // one more place than options: the field between the last and the first
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
