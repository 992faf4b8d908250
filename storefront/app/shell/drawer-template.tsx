import { createContext, type ReactNode, use } from 'react';
import { templateOf } from '../ui/open-dialog.ts';
import { drawerId } from './landmarks.ts';
// browsers have no other module that imports its styles
import './navigation-drawer.module.css';

/** Only the server has the drawer, so that browsers load no code for it. */
export const DrawerContext = createContext<ReactNode>(null);

/** The children of a template are not in the page: there is nothing to hydrate. */
export function DrawerTemplate() {
  return <template id={templateOf(drawerId)}>{use(DrawerContext)}</template>;
}
