import type { CoffeePreset, CoffeeType } from './coffee-draft.ts';

/** Coffees that the shop window relies on; everything else about them is drawn like for any other. */
export const signatureCoffees: { brand: string; type: CoffeeType; preset: CoffeePreset }[] = [
  {
    brand: 'kernel-co',
    type: 'espresso',
    preset: {
      name: 'Night Shift',
      origins: { mogiana: 80, kodagu: 20 },
      roast: 'dark',
      process: 'natural',
      notes: ['Zartbitterschokolade', 'Walnuss', 'Malz'],
      organic: true,
      fair: true,
      sizes: [250, 500, 1000],
      price: 890,
      profile: {
        roastDegree: 5,
        body: 5,
        caffeine: 3,
        strength: 4,
        balance: 4,
        fruitNote: 2,
        crema: 5,
      },
      description: {
        de: '<p>Night Shift ist der Kaffee, mit dem bei Kernel &amp; Co 2009 alles anfing. Seitdem hat sich an der Mischung wenig getan, am Röster dafür umso mehr. Die Basis bilden zwei natürlich aufbereitete Lots aus der Mogiana, dazu kommt gewaschener Robusta aus Kodagu für Körper und Crema.</p><p>Zartbitterschokolade vorn, geröstete Walnuss in der Mitte, ein Hauch Malz zum Schluss; Säure schmeckst du kaum. Geröstet wird siebzehn Minuten, immer am Donnerstag.</p><p>Lass die Packung acht bis zehn Tage ruhen. Danach läuft der Espresso sehr ruhig, auch wenn du den Mahlgrad nicht auf den Strich triffst. Im Handfilter ist er zu dunkel.</p>',
        en: '<p>Night Shift is the coffee it all began with at Kernel &amp; Co in 2009. The blend has changed little since then, the roaster a great deal. Its base is two natural lots from the Mogiana, with washed Robusta from Kodagu for body and crema.</p><p>Dark chocolate up front, roasted walnut in the middle, a hint of malt to finish; you will hardly notice any acidity. It is roasted for seventeen minutes, always on a Thursday.</p><p>Leave the bag for eight to ten days. After that the espresso runs very calmly, even if you miss the grind by a notch. For pour-over it is too dark.</p>',
        da: '<p>Night Shift er kaffen, det hele begyndte med hos Kernel &amp; Co i 2009. Siden er der sket lidt med blandingen og desto mere med risteren. Grundlaget er to bærtørrede partier fra Mogiana, og vasket Robusta fra Kodagu giver fylde og crema.</p><p>Mørk chokolade forrest, ristet valnød i midten, et strejf af malt til sidst; syre mærker du næsten ikke. Den ristes i sytten minutter, altid på en torsdag.</p><p>Lad posen ligge i otte til ti dage. Derefter løber espressoen meget roligt, også selv om du rammer lidt ved siden af malegraden. Til håndbryg er den for mørk.</p>',
      },
    },
  },
  {
    brand: 'kernel-co',
    type: 'espresso',
    preset: {
      name: 'Slow Sunday',
      origins: { marcala: 100 },
      roast: 'medium-dark',
      process: 'honey',
      notes: ['Toffee', 'Pflaume', 'Haselnuss'],
    },
  },
  {
    brand: 'kernel-co',
    type: 'filter-coffee',
    preset: {
      name: 'First Light',
      origins: { nyamasheke: 100 },
      roast: 'light',
      process: 'washed',
      notes: ['Apfel', 'Rohrzucker', 'Jasmin'],
    },
  },
  {
    brand: 'verde-alto',
    type: 'filter-coffee',
    preset: {
      name: 'Decaf Reserve',
      origins: { cajamarca: 100 },
      roast: 'medium',
      process: 'washed',
      notes: ['Blütenhonig', 'Mandel', 'Milchschokolade'],
      decaf: true,
      fair: true,
      sizes: [250],
      price: 1190,
    },
  },
  {
    brand: 'verde-alto',
    type: 'espresso',
    preset: {
      name: 'Finca Luz',
      origins: { antigua: 100 },
      roast: 'medium',
      process: 'washed',
      notes: ['Vanille', 'Aprikose', 'Kakao'],
    },
  },
  {
    brand: 'casa-lumera',
    type: 'caffe-crema',
    preset: {
      name: 'Casa Blend',
      origins: { huila: 60, 'sul-de-minas': 40 },
      roast: 'medium-dark',
      notes: ['Karamell', 'Orange', 'Kakao'],
      sizes: [1000],
    },
  },
  {
    brand: 'deichgold',
    type: 'espresso',
    preset: {
      name: 'Deichgraf',
      origins: { cerrado: 70, kodagu: 30 },
      roast: 'medium-dark',
      notes: ['Kakao', 'Haselnuss', 'Karamell'],
    },
  },
  {
    brand: 'nordmole',
    type: 'filter-coffee',
    preset: {
      name: 'Hafenmischung',
      origins: { 'sul-de-minas': 55, copan: 45 },
      roast: 'medium',
      notes: ['Keks', 'Haselnuss', 'Karamell'],
      sizes: [500],
    },
  },
  {
    brand: 'nordmole',
    type: 'caffe-crema',
    preset: {
      name: 'Mole West',
      origins: { cerrado: 60, 'san-martin': 40 },
      roast: 'medium',
      notes: ['Nougat', 'Mandel', 'Blütenhonig'],
    },
  },
  {
    brand: 'fjordbrand',
    type: 'filter-coffee',
    preset: {
      name: 'Bryggen',
      origins: { kirinyaga: 100 },
      roast: 'light',
      process: 'washed',
      notes: ['Cassis', 'Rhabarber', 'Rohrzucker'],
    },
  },
];
