import { minCompared } from '../commerce/product/compared-handles.ts';
import { compareFormId } from './comparable.ts';

/** Shows and counts the chosen cards of a listing in its `CompareTray`, which takes no more than a comparison has room for. */
export function watchCompared(signal: AbortSignal) {
  document.addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLInputElement && target.form?.id === compareFormId)
        update(target.form);
    },
    { signal },
  );
  document.addEventListener(
    'reset',
    ({ target }) => {
      // the boxes are still checked
      if (target instanceof HTMLFormElement && target.id === compareFormId)
        setTimeout(() => update(target));
    },
    { signal },
  );
}

/** The card's picture again, which is loaded, as a button that takes the card out of the choice. */
function pictureOf(box: HTMLInputElement) {
  const card = box.closest('article');
  const shown = card?.querySelector('img');
  if (!shown) return null;
  const picture = new Image();
  picture.src = shown.currentSrc || shown.src;
  picture.alt = '';
  const button = document.createElement('button');
  button.type = 'button';
  const title = card?.querySelector('h2, h3')?.textContent ?? '';
  button.ariaLabel = (box.form?.dataset.remove ?? '').replace('…', () => title);
  button.append(picture);
  button.addEventListener('click', () => {
    const tray = button.parentElement;
    box.click();
    // this button is gone: the focus stays where one sees it
    (tray?.querySelector('button') ?? box).focus();
  });
  return button;
}

function update(form: HTMLFormElement) {
  const fields = [...form.elements];
  const boxes = fields.filter((field) => field instanceof HTMLInputElement);
  const count = boxes.filter(({ checked }) => checked).length;
  const counts: string[] = JSON.parse(form.dataset.counts ?? '[]');
  const pictures = boxes.flatMap((box) => (box.checked && pictureOf(box)) || []);
  form.querySelector('[data-pictures]')?.replaceChildren(...pictures);
  for (const box of boxes) box.disabled = !box.checked && count >= counts.length - 1;
  for (const field of fields) {
    if (field instanceof HTMLOutputElement) field.value = counts[count] ?? '';
    if (field instanceof HTMLButtonElement && field.type === 'submit')
      field.disabled = count < minCompared;
  }
}
