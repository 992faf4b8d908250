import { templateOf } from '../ui/open-dialog.ts';
import { drawerId } from './landmarks.ts';

/** Elements around the page, and in the drawer that has not been opened yet. */
export function frameElements(selector: string): Element[] {
  const drawer = document.getElementById(templateOf(drawerId));
  const inDrawer = drawer instanceof HTMLTemplateElement ? drawer.content : null;
  return [document, inDrawer].flatMap((root) => [...(root?.querySelectorAll(selector) ?? [])]);
}
