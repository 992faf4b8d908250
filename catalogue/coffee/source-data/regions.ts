import type { Region } from './region.ts';
import { africanRegions } from './regions-africa.ts';
import { americanRegions } from './regions-america.ts';
import { asianRegions } from './regions-asia.ts';

export const regions: Region[] = [...africanRegions, ...americanRegions, ...asianRegions];

export const arabicaRegions = regions.filter((region) => region.species === 'arabica');
export const robustaRegions = regions.filter((region) => region.species === 'robusta');
