import { use } from 'react';
import { templateOf } from './open-dialog.ts';
import { ServerPartsContext } from './server-parts.ts';

/** The children of a template are not in the page: there is nothing to hydrate. */
export function DialogTemplate({ id }: { id: string }) {
  return <template id={templateOf(id)}>{use(ServerPartsContext)[id]}</template>;
}
