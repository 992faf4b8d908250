import type { Localized, ProductType } from '../model.ts';

const texts = (de: string, en: string, da: string): Localized => ({ de, en, da });

const steam = texts(
  'Dampf und heißes Wasser verbrühen: Düse vom Körper weg halten, Kinder fernhalten.',
  'Steam and hot water scald: point the nozzle away from you and keep children away.',
  'Damp og varmt vand skolder: hold dysen væk fra kroppen og børn på afstand.',
);
const spout = texts(
  'Kaffee, Dampf und heißes Wasser verbrühen: Hände und Kinder vom Auslauf fernhalten.',
  'Coffee, steam and hot water scald: keep hands and children away from the spout.',
  'Kaffe, damp og varmt vand skolder: hold hænder og børn væk fra udløbet.',
);
const pressing = texts(
  'Langsam und gerade drücken: heißes Wasser kann herausspritzen.',
  'Press slowly and straight down: hot water can squirt out.',
  'Tryk langsomt og lige ned: varmt vand kan sprøjte ud.',
);
const pressure = texts(
  'Steht unter Druck: erst öffnen, wenn das Gerät abgekühlt und der Druck weg ist.',
  'Under pressure: open only after it has cooled and the pressure is gone.',
  'Under tryk: åbn først, når apparatet er kølet af, og trykket er væk.',
);
const portafilter = texts(
  'Siebträger nie während des Bezugs lösen: Er steht unter Druck.',
  'Never loosen the portafilter while brewing: it is under pressure.',
  'Løsn aldrig filterholderen under brygningen: den er under tryk.',
);
const lever = texts(
  'Hebel während des Bezugs nicht öffnen: heißes Wasser kann herausspritzen.',
  'Do not open the lever while brewing: hot water can squirt out.',
  'Åbn ikke grebet under brygningen: varmt vand kan sprøjte ud.',
);
const plug = texts(
  'Vor dem Reinigen den Netzstecker ziehen. Gehäuse nie ins Wasser tauchen.',
  'Unplug before cleaning. Never immerse the housing in water.',
  'Træk stikket ud før rengøring. Dyp aldrig kabinettet i vand.',
);
const children = texts(
  'Nicht für Kinder unter 8 Jahren. Ältere Kinder nur unter Aufsicht.',
  'Not for children under 8. Older children only when supervised.',
  'Ikke til børn under 8 år. Ældre børn kun under opsyn.',
);
const hotSurfaces = texts(
  'Oberflächen werden heiß: nur an den Griffen anfassen.',
  'Surfaces get hot: touch the handles only.',
  'Overflader bliver varme: rør kun ved grebene.',
);
const burrs = texts(
  'Nicht ins laufende Mahlwerk greifen.',
  'Do not reach into running burrs.',
  'Stik ikke fingrene ind i en kørende kværn.',
);
const crank = texts(
  'Nicht ins Mahlwerk greifen, solange die Kurbel aufgesetzt ist.',
  'Keep your fingers out of the burrs while the crank is attached.',
  'Hold fingrene væk fra kværnværket, så længe håndsvinget sidder på.',
);
const glass = texts(
  'Glas kann springen: nicht von heiß auf kalt wechseln, bei Rissen nicht mehr benutzen.',
  'Glass can crack: avoid sudden changes of temperature and do not use it once cracked.',
  'Glas kan revne: undgå pludselige temperaturskift, og brug det ikke, hvis det er revnet.',
);
const pouring = texts(
  'Heißes Wasser und Dampf verbrühen: beim Gießen Abstand halten, Kinder fernhalten.',
  'Hot water and steam scald: keep your distance when pouring and keep children away.',
  'Varmt vand og damp skolder: hold afstand, når du hælder, og hold børn væk.',
);
const swallow = texts(
  'Batterien von Kindern fernhalten: Verschlucken ist lebensgefährlich.',
  'Keep batteries away from children: swallowing them is life-threatening.',
  'Hold batterier væk fra børn: det er livsfarligt at sluge dem.',
);

const safetyWarnings: Partial<Record<ProductType, Localized[]>> = {
  'portafilter-machine': [portafilter, steam, hotSurfaces, children],
  'fully-automatic-machine': [spout, burrs, plug, children],
  'filter-machine': [hotSurfaces, plug, children],
  'capsule-machine': [lever, hotSurfaces, plug, children],
  'electric-grinder': [burrs, plug, children],
  'hand-grinder': [crank],
  'moka-pot': [pressure, hotSurfaces],
  'french-press': [glass, hotSurfaces],
  'coffee-press': [pressing],
  kettle: [hotSurfaces, pouring, children],
  'milk-frother': [hotSurfaces, children],
  scale: [swallow],
  glass: [glass],
};

/** A French press of steel has no glass to crack, and nobody swallows a battery that is built in. */
export function safetyWarningsOf(
  productType: ProductType,
  shortNote: string,
  battery: string,
): Localized[] {
  const warnings = safetyWarnings[productType] ?? [];
  const isOfGlass = productType === 'glass' || /glas/i.test(shortNote);
  const isBuiltIn = /Fachleuten/.test(battery);
  return warnings.filter(
    (warning) => (warning !== glass || isOfGlass) && (warning !== swallow || !isBuiltIn),
  );
}
