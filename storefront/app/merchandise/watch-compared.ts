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

/** The card's picture again, which is loaded; what it shows is said by the box. */
function pictureOf(box: HTMLInputElement) {
  const shown = box.closest('article')?.querySelector('img');
  if (!shown) return null;
  const picture = new Image();
  picture.src = shown.currentSrc || shown.src;
  picture.alt = '';
  return picture;
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
