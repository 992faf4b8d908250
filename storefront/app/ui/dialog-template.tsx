import { createContext, type ReactNode, use } from 'react';
import { templateOf } from './open-dialog.ts';

/** Dialogs by id. Only the server has them, so that browsers load no code for them. */
export const DialogTemplatesContext = createContext<Record<string, ReactNode>>({});

/** The children of a template are not in the page: there is nothing to hydrate. */
export function DialogTemplate({ id }: { id: string }) {
  return <template id={templateOf(id)}>{use(DialogTemplatesContext)[id]}</template>;
}
