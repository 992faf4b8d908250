import { expect, test } from 'vitest';
import { allMessages } from '../i18n/messages/index.ts';

// Who steers by voice says what is written on a button (WCAG 2.5.3): its longer name has to contain that.
test.each(Object.entries(allMessages))(
  'names of buttons contain their texts in %s',
  (_language, { account: t }) => {
    const { kept, contract, address } = t;
    const names: [string, string][] = [
      [t.again, t.againOf('X')],
      [t.similar, t.similarTo('X')],
      [kept.remove, kept.removeOf('X')],
      [contract.skip, contract.skipOn('X')],
      [contract.undo, contract.undoOn('X')],
      [address.edit, address.editOf('X')],
      [address.remove, address.removeOf('X')],
      [address.makeDefault, address.makeDefaultOf('X')],
    ];
    for (const [text, name] of names) expect(name.toLowerCase()).toContain(text.toLowerCase());
  },
);
