import type { Localized } from '../../model.ts';

const processKeys = [
  'washed',
  'natural',
  'honey',
  'semi-washed',
  'anaerobic',
  'wet-hulled',
  'monsooned',
] as const;
export type ProcessKey = (typeof processKeys)[number];

export const processNames: Record<ProcessKey | 'mixed', Localized> = {
  washed: { de: 'Gewaschen', en: 'Washed', da: 'Vasket' },
  natural: { de: 'Natural', en: 'Natural', da: 'Bærtørret' },
  honey: { de: 'Honey', en: 'Honey', da: 'Honey' },
  'semi-washed': { de: 'Halbgewaschen', en: 'Pulped natural', da: 'Halvvasket' },
  anaerobic: { de: 'Anaerob fermentiert', en: 'Anaerobic', da: 'Anaerob' },
  'wet-hulled': { de: 'Nass geschält', en: 'Wet-hulled', da: 'Vådafskallet' },
  monsooned: { de: 'Monsuniert', en: 'Monsooned', da: 'Monsuneret' },
  mixed: { de: 'Gewaschen und natural', en: 'Washed and natural', da: 'Vasket og bærtørret' },
};

/** How the cherries became green coffee; `{hours}` and `{days}` differ from lot to lot. */
export const processSentences: Record<ProcessKey, Localized[]> = {
  washed: [
    {
      de: 'Nach dem Entpulpen liegt der Kaffee {hours} Stunden im Gärtank und trocknet danach {days} Tage auf Trockenbetten.',
      en: 'After pulping, the coffee rests {hours} hours in the fermentation tank and then dries for {days} days on raised beds.',
      da: 'Efter afpulpningen ligger kaffen {hours} timer i gæringstanken og tørrer derefter i {days} dage på høje tørreborde.',
    },
    {
      de: 'Er wird gewaschen aufbereitet: {hours} Stunden Gärung, klares Quellwasser, {days} Tage Trocknung.',
      en: 'It is washed: {hours} hours of fermentation, clear spring water, {days} days of drying.',
      da: 'Den er vasket: {hours} timers gæring, klart kildevand og {days} dages tørring.',
    },
    {
      de: 'Gewaschen wird über Nacht, getrocknet im Halbschatten, insgesamt {days} Tage lang.',
      en: 'Washing happens overnight, drying in half shade, for {days} days in all.',
      da: 'Der vaskes natten over og tørres i halvskygge, i alt {days} dage.',
    },
    {
      de: 'Die Aufbereitung ist klassisch gewaschen, mit {hours} Stunden im Tank und einem zweiten Bad in frischem Wasser.',
      en: 'The process is classic washed, with {hours} hours in the tank and a second bath in fresh water.',
      da: 'Forarbejdningen er klassisk vasket, med {hours} timer i tanken og et ekstra bad i frisk vand.',
    },
    {
      de: '{hours} Stunden Gärung lösen das Fruchtfleisch, {days} Tage Sonne bringen die Bohne auf elf Prozent Feuchte.',
      en: '{hours} hours of fermentation loosen the pulp, {days} days of sun bring the bean to eleven per cent moisture.',
      da: '{hours} timers gæring løsner frugtkødet, og {days} dages sol bringer bønnen ned på elleve procent fugt.',
    },
    {
      de: 'Nach {hours} Stunden im Becken schwimmt alles Leichte obenauf und wird abgeschöpft, der Rest trocknet {days} Tage.',
      en: 'After {hours} hours in the basin everything light floats and is skimmed off; the rest dries for {days} days.',
      da: 'Efter {hours} timer i bassinet flyder alt det lette ovenpå og skummes af; resten tørrer i {days} dage.',
    },
  ],
  natural: [
    {
      de: 'Die Kirschen trocknen {days} Tage im Ganzen, gewendet wird jede Stunde.',
      en: 'The cherries dry whole for {days} days and are turned every hour.',
      da: 'Bærrene tørrer hele i {days} dage og vendes hver time.',
    },
    {
      de: 'Naturals brauchen Geduld: Hier liegen die Kirschen {days} Tage in der Sonne und jede Nacht unter Planen.',
      en: 'Naturals take patience: here the cherries lie in the sun for {days} days and under covers every night.',
      da: 'Bærtørring kræver tålmodighed: Her ligger bærrene {days} dage i solen og hver nat under presenning.',
    },
    {
      de: 'Getrocknet wird in der Frucht, {days} Tage lang, in Lagen von höchstens drei Zentimetern.',
      en: 'Drying happens in the fruit, for {days} days, in layers of three centimetres at most.',
      da: 'Der tørres i frugten i {days} dage, i lag på højst tre centimeter.',
    },
    {
      de: 'Die ganze Kirsche bleibt {days} Tage an der Bohne, daher die Süße.',
      en: 'The whole cherry stays on the bean for {days} days; hence the sweetness.',
      da: 'Hele bærret bliver på bønnen i {days} dage; deraf sødmen.',
    },
    {
      de: 'Nach {days} Tagen auf dem Patio rasselt die Bohne in der trockenen Schale, dann erst wird geschält.',
      en: 'After {days} days on the patio the bean rattles in the dry husk; only then is it hulled.',
      da: 'Efter {days} dage på patioen rasler bønnen i den tørre skal, og først da afskalles den.',
    },
    {
      de: 'Nur reife Kirschen taugen dafür: {days} Tage Trocknung verzeihen keine grüne Frucht.',
      en: 'Only ripe cherries will do: {days} days of drying forgive no green fruit.',
      da: 'Kun modne bær duer til det: {days} dages tørring tilgiver ingen grøn frugt.',
    },
  ],
  honey: [
    {
      de: 'Ein Teil des Fruchtfleischs bleibt {days} Tage lang an der Bohne, das gibt Süße.',
      en: 'Part of the pulp stays on the bean for {days} days, which adds sweetness.',
      da: 'En del af frugtkødet bliver på bønnen i {days} dage, og det giver sødme.',
    },
    {
      de: 'Honey heißt hier: entpulpt, nicht gewaschen, {days} Tage unter ständigem Wenden getrocknet.',
      en: 'Honey here means: pulped, not washed, dried for {days} days with constant turning.',
      da: 'Honey betyder her: afpulpet, ikke vasket, tørret i {days} dage under stadig vending.',
    },
    {
      de: 'Der Schleim trocknet in {days} Tagen bernsteinfarben auf der Pergamenthaut.',
      en: 'Over {days} days the mucilage dries amber on the parchment.',
      da: 'På {days} dage tørrer slimlaget ravfarvet på pergamenthuden.',
    },
    {
      de: 'Mit {days} Tagen Trocknung liegt er zwischen gewaschen und natural, näher am Natural.',
      en: 'With {days} days of drying it lies between washed and natural, closer to natural.',
      da: 'Med {days} dages tørring ligger den mellem vasket og bærtørret, tættest på bærtørret.',
    },
  ],
  'semi-washed': [
    {
      de: 'Die Kirschen werden mechanisch entpulpt und {days} Tage auf Betonterrassen getrocknet.',
      en: 'The cherries are pulped by machine and dried for {days} days on concrete terraces.',
      da: 'Bærrene afpulpes maskinelt og tørres i {days} dage på betonterrasser.',
    },
    {
      de: 'Das halbgewaschene Verfahren spart Wasser und braucht {days} Tage bis zur richtigen Feuchte.',
      en: 'The pulped natural process saves water and takes {days} days to reach the right moisture.',
      da: 'Den halvvaskede metode sparer vand og tager {days} dage, til fugten er rigtig.',
    },
    {
      de: 'Ohne Gärtank, mit {days} Tagen Sonne: So bleibt die Säure mild und der Körper weich.',
      en: 'No fermentation tank, {days} days of sun: that keeps the acidity low and the body soft.',
      da: 'Ingen gæringstank, {days} dages sol: Sådan holdes syren lav og fylden blød.',
    },
  ],
  anaerobic: [
    {
      de: 'Der Kaffee gärt {hours} Stunden im verschlossenen Tank, ohne Sauerstoff und bei gemessener Temperatur.',
      en: 'The coffee ferments for {hours} hours in a sealed tank, without oxygen and at a measured temperature.',
      da: 'Kaffen gærer {hours} timer i en lukket tank, uden ilt og ved målt temperatur.',
    },
    {
      de: '{hours} Stunden Luftabschluss geben ihm eine Fruchtigkeit, die nicht jedem gefällt; uns schon.',
      en: '{hours} hours without air give it a fruitiness that not everyone likes; we do.',
      da: '{hours} timer uden luft giver den en frugtighed, som ikke alle bryder sig om; det gør vi.',
    },
    {
      de: 'Nach {hours} Stunden unter Kohlendioxid trocknet er {days} Tage auf Trockenbetten.',
      en: 'After {hours} hours under carbon dioxide it dries for {days} days on raised beds.',
      da: 'Efter {hours} timer under kuldioxid tørrer den i {days} dage på høje tørreborde.',
    },
  ],
  'wet-hulled': [
    {
      de: 'Geschält wird feucht, getrocknet erst danach, {days} Tage in feuchter Luft.',
      en: 'Hulling is done wet and drying only afterwards, {days} days in humid air.',
      da: 'Der afskalles fugtigt og tørres først bagefter, {days} dage i fugtig luft.',
    },
    {
      de: 'Die Bohne verliert ihre Haut bei dreißig Prozent Feuchte und trocknet noch {days} Tage nackt weiter.',
      en: 'The bean loses its skin at thirty per cent moisture and goes on drying bare for {days} days.',
      da: 'Bønnen mister sin hud ved tredive procent fugt og tørrer videre nøgen i {days} dage.',
    },
    {
      de: 'Nasses Schälen kostet Säure und bringt Körper, nach {days} Tagen ist die Bohne blaugrün.',
      en: 'Wet hulling costs acidity and adds body; after {days} days the bean is blue-green.',
      da: 'Våd afskalning koster syre og giver fylde; efter {days} dage er bønnen blågrøn.',
    },
  ],
  monsooned: [
    {
      de: 'In offenen Hallen nimmt der Rohkaffee {weeks} Wochen lang den Monsun auf, quillt und verliert fast alle Säure.',
      en: 'In open sheds the green coffee takes in the monsoon for {weeks} weeks, swells and loses nearly all acidity.',
      da: 'I åbne haller suger råkaffen monsunen til sig i {weeks} uger, svulmer og mister næsten al syre.',
    },
    {
      de: '{weeks} Wochen feuchter Seewind, danach ist die Bohne hell, groß und mild.',
      en: '{weeks} weeks of damp sea wind, after which the bean is pale, large and mild.',
      da: '{weeks} ugers fugtig havvind, og bønnen er lys, stor og mild.',
    },
  ],
};
