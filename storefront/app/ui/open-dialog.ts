import { afterPaint } from './after-paint.ts';

/**
 * Shows it as a popover until its opening is painted: a modal dialog makes the page inert, for which browsers compute
 * the style of every element first.
 */
export function showModal(dialog: HTMLDialogElement) {
  // for browsers without closedby; a click on the backdrop has the dialog as its target
  dialog.onmousedown = ({ target }) => {
    if (target === dialog) dialog.close();
  };
  // beside a modal dialog a popover would be inert
  if (!('popover' in dialog) || document.querySelector('dialog:modal')) {
    keepScrollbarRoom();
    dialog.showModal();
    return;
  }
  // it still is a popover where it was closed and opened again before it was painted
  if (dialog.popover === null) {
    const opener = document.activeElement;
    dialog.popover = 'manual';
    dialog.showPopover();
    afterPaint(async () => {
      // transitions that have started go on beside the work on the page
      await Promise.allSettled(dialog.getAnimations().map(({ ready }) => ready));
      replacePopover(dialog, opener);
    });
  }
  dialog.open = true;
}

function replacePopover(dialog: HTMLDialogElement, opener: Element | null) {
  const { open } = dialog;
  const focused = document.activeElement;
  const isInside = dialog.contains(focused);
  // the modal dialog returns the focus to the element that has it when it opens
  if (isInside && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  keepScrollbarRoom();
  // nothing from here to showModal() may ask for styles: hidden in between, it would start its transitions anew
  dialog.open = false;
  dialog.popover = null;
  if (!open || !dialog.isConnected) return;
  dialog.showModal();
  if (isInside && focused instanceof HTMLElement) focused.focus({ preventScroll: true });
}

/** The page behind a modal dialog keeps the room of its scrollbar. */
function keepScrollbarRoom() {
  const page = document.documentElement;
  page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth);
}

/** Opens the dialog of this id; one that few visits open may be in a template. Null where the page does not have it. */
export function openDialog(id: string): HTMLDialogElement | null {
  const dialog = document.getElementById(id) ?? fromTemplate(id);
  if (!(dialog instanceof HTMLDialogElement)) return null;
  if (!dialog.open) showModal(dialog);
  return dialog;
}

export function templateOf(id: string): string {
  return `${id}-template`;
}

function fromTemplate(id: string): HTMLElement | null {
  const template = document.getElementById(templateOf(id));
  if (!(template instanceof HTMLTemplateElement)) return null;
  // React leaves elements at the end of the body alone
  document.body.append(document.importNode(template.content, true));
  return document.getElementById(id);
}
