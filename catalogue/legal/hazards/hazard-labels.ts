import type { Localized } from '../../model.ts';
import type { Hazard, Precaution } from './statements.ts';

export interface HazardLabel {
  signal: 'danger' | 'warning';
  /** Codes of the pictograms. */
  pictograms: ('GHS02' | 'GHS05' | 'GHS07')[];
  contains: Localized;
  hazards: Hazard[];
  precautions: Precaution[];
}

const texts = (de: string, en: string, da: string): Localized => ({ de, en, da });

const substances = {
  percarbonate: texts('Natriumpercarbonat', 'sodium percarbonate', 'natriumpercarbonat'),
  lactic: texts('Milchsäure', 'lactic acid', 'mælkesyre'),
  amido: texts('Amidosulfonsäure', 'sulphamic acid', 'amidosulfonsyre'),
  citric: texts('Citronensäure', 'citric acid', 'citronsyre'),
  lye: texts('Kaliumhydroxid', 'potassium hydroxide', 'kaliumhydroxid'),
  alcohol: texts('2-Propanol', 'propan-2-ol', 'propan-2-ol'),
};

const eyes: Precaution[] = ['P101', 'P102', 'P264', 'P280', 'P305+P351+P338'];

function irritant(contains: Localized, ...more: Hazard[]): HazardLabel {
  return {
    signal: 'warning',
    pictograms: ['GHS07'],
    contains,
    hazards: [...more, 'H319'],
    precautions: [...eyes, ...(more.includes('H315') ? (['P302+P352'] as const) : []), 'P337+P313'],
  };
}

function corrosive(contains: Localized, ...more: Hazard[]): HazardLabel {
  return {
    signal: 'danger',
    pictograms: more.some((code) => code === 'H302' || code === 'H315')
      ? ['GHS05', 'GHS07']
      : ['GHS05'],
    contains,
    hazards: more.includes('H314') ? more : [...more, 'H318'],
    precautions: [
      ...eyes,
      ...(more.includes('H290') ? (['P234'] as const) : []),
      ...(more.includes('H302') || more.includes('H314') ? (['P301+P330+P331'] as const) : []),
      ...(more.includes('H315') || more.includes('H314') ? (['P302+P352'] as const) : []),
      'P310',
      'P501',
    ],
  };
}

const { percarbonate, lactic, amido, citric, lye, alcohol } = substances;

/** By the end of the product's key; the longest that fits counts. Grinder cleaner, grease and cloths carry none. */
const labels: Record<string, HazardLabel> = {
  gruppenreiniger: corrosive(percarbonate, 'H302'),
  'mild-gruppenreiniger': irritant(percarbonate),
  'siebfrei-gruppenreiniger': irritant(percarbonate),
  reinigungstabletten: irritant(percarbonate),
  fluessigentkalker: corrosive(lactic, 'H290', 'H315'),
  'sanft-fluessigentkalker': irritant(lactic),
  'kalkbrecher-fluessigentkalker': irritant(citric),
  'senza-calcare-fluessigentkalker': irritant(amido, 'H315', 'H412'),
  'emme-kalk-fluessigentkalker': irritant(amido, 'H315', 'H412'),
  'buero-kalk-fluessigentkalker': irritant(amido, 'H315', 'H412'),
  entkalkungstabletten: irritant(citric),
  milchreiniger: corrosive(lye, 'H290', 'H315'),
  'latte-via-milchreiniger': corrosive(lye, 'H290', 'H314'),
  'mleczko-milchreiniger': corrosive(lye, 'H290', 'H314'),
  'rahmab-milchreiniger': irritant(lye),
  edelstahlpflege: {
    signal: 'warning',
    pictograms: ['GHS02', 'GHS07'],
    contains: alcohol,
    hazards: ['H226', 'H319'],
    precautions: ['P102', 'P210', ...eyes.slice(4), 'P337+P313'],
  },
  pflegeset: corrosive(
    texts(
      'Natriumpercarbonat, Milchsäure',
      'sodium percarbonate, lactic acid',
      'natriumpercarbonat, mælkesyre',
    ),
    'H302',
    'H315',
  ),
};

export function hazardLabelOf(productKey: string): HazardLabel | null {
  const [longest] = Object.keys(labels)
    .filter((end) => productKey.endsWith(`-${end}`))
    .toSorted((a, b) => b.length - a.length);
  return (longest && labels[longest]) || null;
}
