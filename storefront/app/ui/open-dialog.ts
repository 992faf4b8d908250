/** The page behind it keeps the room of its scrollbar. */
export function showModal(dialog: HTMLDialogElement) {
  const page = document.documentElement;
  page.toggleAttribute('data-scrollbar', innerWidth > page.clientWidth);
  // for browsers without closedby; a click on the backdrop has the dialog as its target
  dialog.onmousedown = ({ target }) => {
    if (target === dialog) dialog.close();
  };
  dialog.showModal();
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
