import type { Tasks } from './task.ts';

export const artwork: Tasks = {
  audit: {
    about: 'checks the committed artwork (artwork/README.md)',
    command: 'node artwork/audit/audit.ts',
    takes: '1 min',
  },
  scenes: {
    about: 'draws the scenes of pages',
    command: 'node artwork/draw-scenes.ts',
    takes: '5 min',
  },
  sheets: {
    about: 'contact sheets in docs/artwork',
    command: 'node artwork/contact-sheet.ts',
    takes: '1 min',
  },
  stories: {
    about: 'draws the pictures of tutorials',
    command: 'node artwork/draw-stories.ts',
    takes: '5 min',
  },
};
