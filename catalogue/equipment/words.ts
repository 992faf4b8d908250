import type { Localized } from '../model.ts';

export const words = (de: string, en: string, da: string): Localized => ({ de, en, da });
