import type { editorial as german } from '../de/editorial.ts';

export const editorial: typeof german = {
  tutorial: {
    hours: (hours) => `${hours}\u00a0h`,
    guided: 'Suivre avec le minuteur',
    start: 'Démarrer',
    pause: 'Pause',
    resume: 'Continuer',
    reset: 'Recommencer',
    back: 'Retour',
    next: 'Suivant',
    finish: 'Terminé',
    clock: 'Minuteur',
    print: 'Imprimer',
    stepOf: (number, count) => `Étape ${number} sur ${count}`,
  },
  advisor: {
    taste: 'Quel goût ?',
    machine: 'Quel appareil ?',
    strength: 'Quelle intensité ?',
    any: 'Sans préférence',
    strengths: { mild: 'Doux (1–2)', medium: 'Équilibré (3)', strong: 'Fort (4–5)' },
    submit: 'Afficher les produits',
  },
};
