import type { Language } from '../../../storefront/app/i18n/languages.ts';
import type { StepPicture } from '../../../storefront/app/shop-model/step-picture.ts';

/** The drawings of a tutorial by step: there are none. */
export function stepPictures(_tutorial: string, _language: Language): (StepPicture | null)[] {
  return [];
}
