import { type Equipment, parseEquipment } from '../equipment.ts';
import { storedEquipment } from '../listing/stored-equipment.ts';

export const recipeFormId = 'recipe-form';

/** Shows the recipe for the stored equipment, unless the address names another. */
export function showStoredRecipe() {
  const equipment = storedEquipment.get();
  const fields = readFields();
  if (!equipment || !fields) return;
  fields.remember.checked = true;
  if (new URLSearchParams(location.search).has('brewer')) return;
  fields.brewer.value = equipment.brewer;
  fields.grinder.value = equipment.grinder?.key ?? '';
  showRecipe(equipment);
}

/** Shows the recipe for the equipment that was chosen, and stores it where the visitor has asked for that. */
export function onRecipeChange({ target }: Event) {
  const fields = readFields();
  if (!fields || !(target instanceof Element && fields.form.contains(target))) return;
  const equipment = parseEquipment(fields.brewer.value, fields.grinder.value);
  if (!equipment) return;
  showRecipe(equipment);
  if (fields.remember.checked) storedEquipment.remember(equipment);
  else if (storedEquipment.get()) storedEquipment.forget();
}

function readFields() {
  const form = document.getElementById(recipeFormId);
  const brewer = form?.querySelector<HTMLSelectElement>('[name=brewer]');
  const grinder = form?.querySelector<HTMLSelectElement>('[name=grinder]');
  const remember = form?.querySelector<HTMLInputElement>('[type=checkbox]');
  return form && brewer && grinder && remember ? { form, brewer, grinder, remember } : null;
}

function showRecipe({ brewer, grinder }: Equipment) {
  for (const part of document.querySelectorAll<HTMLElement>('[data-brewer]')) {
    part.hidden = part.dataset.brewer !== brewer;
  }
  for (const part of document.querySelectorAll<HTMLElement>('[data-grinder]')) {
    part.hidden = part.dataset.grinder !== (grinder?.key ?? '');
  }
}
