import type { PictureObject } from '#shop/pictures/names.ts';
import type { ProductCard } from '../../commerce/product/product.ts';
import type { DocumentPage, ProductRow } from '../../editorial/document-page.ts';
import type { StepPicture } from '../../shop-model/step-picture.ts';
import type { Recipe } from './front-matter.ts';

export interface TutorialPage extends Omit<DocumentPage, 'hero' | 'row'> {
  lastChanged: string;
  hero: PictureObject;
  recipe: Recipe;
  /** The coffee whose figures the recipe has. */
  coffee: { title: string; href: string } | null;
  /** By the steps' places; not every step has one. */
  stepPictures: (StepPicture | null)[];
  accessories: ProductCard[];
  coffees: ProductRow;
}
