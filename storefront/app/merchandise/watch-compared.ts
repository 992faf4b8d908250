import { minCompared } from '../commerce/product/compared-handles.ts';
import { compareFormId } from './comparable.ts';

/** Counts the chosen cards of a listing in its `CompareTray`, which takes no more than a comparison has room for. */
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

function update(form: HTMLFormElement) {
  const fields = [...form.elements];
  const boxes = fields.filter((field) => field instanceof HTMLInputElement);
  const count = boxes.filter(({ checked }) => checked).length;
  const counts: string[] = JSON.parse(form.dataset.counts ?? '[]');
  for (const box of boxes) box.disabled = !box.checked && count >= counts.length - 1;
  for (const field of fields) {
    if (field instanceof HTMLOutputElement) field.value = counts[count] ?? '';
    if (field instanceof HTMLButtonElement && field.type === 'submit')
      field.disabled = count < minCompared;
  }
}
