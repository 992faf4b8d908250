import type { Localized } from '../../model.ts';

const texts = (de: string, en: string, da: string): Localized => ({ de, en, da });

/** Hazard statements of the CLP Regulation, Annex III. */
export const hazards = {
  H226: texts(
    'Flüssigkeit und Dampf entzündbar.',
    'Flammable liquid and vapour.',
    'Brandfarlig væske og damp.',
  ),
  H290: texts(
    'Kann gegenüber Metallen korrosiv sein.',
    'May be corrosive to metals.',
    'Kan ætse metaller.',
  ),
  H302: texts(
    'Gesundheitsschädlich bei Verschlucken.',
    'Harmful if swallowed.',
    'Farlig ved indtagelse.',
  ),
  H314: texts(
    'Verursacht schwere Verätzungen der Haut und schwere Augenschäden.',
    'Causes severe skin burns and eye damage.',
    'Forårsager svære ætsninger af huden og øjenskader.',
  ),
  H315: texts('Verursacht Hautreizungen.', 'Causes skin irritation.', 'Forårsager hudirritation.'),
  H318: texts(
    'Verursacht schwere Augenschäden.',
    'Causes serious eye damage.',
    'Forårsager alvorlig øjenskade.',
  ),
  H319: texts(
    'Verursacht schwere Augenreizung.',
    'Causes serious eye irritation.',
    'Forårsager alvorlig øjenirritation.',
  ),
  H412: texts(
    'Schädlich für Wasserorganismen, mit langfristiger Wirkung.',
    'Harmful to aquatic life with long lasting effects.',
    'Skadelig for vandlevende organismer, med langvarige virkninger.',
  ),
} satisfies Record<string, Localized>;
export type Hazard = keyof typeof hazards;

/** Precautionary statements of the CLP Regulation, Annex IV. */
export const precautions = {
  P101: texts(
    'Ist ärztlicher Rat erforderlich, Verpackung oder Kennzeichnungsetikett bereithalten.',
    'If medical advice is needed, have product container or label at hand.',
    'Hvis der er brug for lægehjælp, medbring da beholderen eller etiketten.',
  ),
  P102: texts(
    'Darf nicht in die Hände von Kindern gelangen.',
    'Keep out of reach of children.',
    'Opbevares utilgængeligt for børn.',
  ),
  P210: texts(
    'Von Hitze, heißen Oberflächen, Funken, offenen Flammen und anderen Zündquellen fernhalten. Nicht rauchen.',
    'Keep away from heat, hot surfaces, sparks, open flames and other ignition sources. No smoking.',
    'Holdes væk fra varme, varme overflader, gnister, åben ild og andre antændelseskilder. Rygning forbudt.',
  ),
  P234: texts(
    'Nur in Originalverpackung aufbewahren.',
    'Keep only in original packaging.',
    'Opbevares kun i originalemballagen.',
  ),
  P264: texts(
    'Nach Gebrauch Hände gründlich waschen.',
    'Wash hands thoroughly after handling.',
    'Vask hænderne grundigt efter brug.',
  ),
  P280: texts(
    'Schutzhandschuhe und Augenschutz tragen.',
    'Wear protective gloves and eye protection.',
    'Bær beskyttelseshandsker og øjenbeskyttelse.',
  ),
  'P301+P330+P331': texts(
    'BEI VERSCHLUCKEN: Mund ausspülen. KEIN Erbrechen herbeiführen.',
    'IF SWALLOWED: Rinse mouth. Do NOT induce vomiting.',
    'I TILFÆLDE AF INDTAGELSE: Skyl munden. Fremkald IKKE opkastning.',
  ),
  'P302+P352': texts(
    'BEI BERÜHRUNG MIT DER HAUT: Mit viel Wasser waschen.',
    'IF ON SKIN: Wash with plenty of water.',
    'VED KONTAKT MED HUDEN: Vask med rigeligt vand.',
  ),
  'P305+P351+P338': texts(
    'BEI KONTAKT MIT DEN AUGEN: Einige Minuten lang behutsam mit Wasser spülen. Eventuell vorhandene Kontaktlinsen nach Möglichkeit entfernen. Weiter spülen.',
    'IF IN EYES: Rinse cautiously with water for several minutes. Remove contact lenses, if present and easy to do. Continue rinsing.',
    'VED KONTAKT MED ØJNENE: Skyl forsigtigt med vand i flere minutter. Fjern eventuelle kontaktlinser, hvis dette kan gøres let. Fortsæt skylning.',
  ),
  P310: texts(
    'Sofort Giftinformationszentrum oder Arzt anrufen.',
    'Immediately call a poison centre or doctor.',
    'Ring omgående til Giftlinjen eller en læge.',
  ),
  'P337+P313': texts(
    'Bei anhaltender Augenreizung: Ärztlichen Rat einholen.',
    'If eye irritation persists: Get medical advice.',
    'Ved vedvarende øjenirritation: Søg lægehjælp.',
  ),
  P501: texts(
    'Inhalt und Behälter der Problemabfallsammlung zuführen.',
    'Dispose of contents and container at a hazardous waste collection point.',
    'Indholdet og beholderen bortskaffes som farligt affald.',
  ),
} satisfies Record<string, Localized>;
export type Precaution = keyof typeof precautions;
