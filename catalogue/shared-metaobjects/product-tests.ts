import type { CatalogueMetaobject, Localized } from '../model.ts';
import { line, linkToCollection, picture, text } from './fields.ts';

interface ProductTest {
  key: string;
  title: Localized;
  text: Localized;
  verdict: Localized;
  /** Of ten. */
  score: string;
  image: string;
  date: string;
  /** How we tested and what came out, in paragraphs. */
  body: Localized;
  /** Where the tested goods are sold. */
  collection: string;
}

const tests: ProductTest[] = [
  {
    key: 'test-espresso-64',
    title: {
      de: 'Sechs Mühlen für Espresso im Test',
      en: 'Six espresso grinders tested',
      da: 'Seks espressokværne i test',
    },
    text: {
      de: 'Mahlbild, Temperatur, Totraum: Wir haben gemessen, was in der Tasse ankommt, und sagen auch, wo wir danebenlagen.',
      en: 'Particle size, temperature, retention: we measured what arrives in the cup and also say where we were wrong.',
      da: 'Kornstørrelse, temperatur, restmængde: vi har målt, hvad der når frem til koppen, og siger også, hvor vi tog fejl.',
    },
    verdict: {
      de: 'Ab 64 mm Scheiben trennt sich das Feld; darunter entscheidet die Verstellung.',
      en: 'From 64 mm burrs the field divides; below, the adjustment decides.',
      da: 'Fra 64 mm skiver deler feltet sig; derunder afgør indstillingen.',
    },
    score: '8.7',
    image: 'electric-grinder',
    date: '2026-09-21',
    collection: 'espresso-grinders',
    body: {
      de: 'Sechs Mühlen aus drei Preisklassen, dieselbe mittlere Röstung, derselbe Siebträger. Jede bekam zuerst zwei Kilo zum Einlaufen, dann haben wir je zehn Portionen gesiebt, gewogen und getrunken.\nDrei Mühlen mit 64 mm Scheiben lieferten ein Mahlbild mit einer einzigen deutlichen Spitze. Bei den drei kleineren war die Spitze breiter; in der Tasse fiel das erst bei heller Röstung auf. Der Totraum reichte von 0,4 bis 3,1 g, und das ist für alle, die oft die Bohne wechseln, der wichtigste Unterschied.\nDanebengelegen haben wir bei der Temperatur: Wir hatten erwartet, dass die schnellen Mühlen das Pulver erhitzen. Gemessen haben wir höchstens 36 °C, auch nach der fünften Portion.',
      en: 'Six grinders from three price ranges, the same medium roast, the same espresso machine. Each first ran two kilos to settle in; then we sieved, weighed and drank ten doses from each.\nThree grinders with 64 mm burrs produced a single clear peak in particle size. The three smaller ones had a broader peak, which only showed in the cup with light roasts. Retention ranged from 0.4 to 3.1 g, and for anyone who changes beans often that is the difference that matters most.\nWe were wrong about temperature: we had expected the fast grinders to heat the grounds. We measured 36 °C at most, even after the fifth dose.',
      da: 'Seks kværne i tre prisklasser, den samme mellemristning, den samme espressomaskine. Hver kværn malede først to kilo for at køre til; derefter sigtede, vejede og drak vi ti portioner fra hver.\nTre kværne med 64 mm skiver gav én tydelig top i kornstørrelsen. De tre mindre havde en bredere top, hvilket først kunne smages ved lys ristning. Restmængden gik fra 0,4 til 3,1 g, og for dem, der tit skifter bønner, er det den vigtigste forskel.\nVi tog fejl af temperaturen: Vi havde ventet, at de hurtige kværne ville varme kaffen op. Vi målte højst 36 °C, også efter femte portion.',
    },
  },
  {
    key: 'test-espresso-700',
    title: {
      de: 'Fünf Siebträger unter 700 € im Test',
      en: 'Five espresso machines below €700 tested',
      da: 'Fem espressomaskiner under 700 € i test',
    },
    text: {
      de: 'Vier Wochen, drei Röstungen, 312 Bezüge. Gemessen haben wir Temperatur am Brühkopf, Aufheizzeit und Strom im Leerlauf.',
      en: 'Four weeks, three roasts, 312 shots. We measured temperature at the group, heating time and power when idle.',
      da: 'Fire uger, tre ristninger, 312 espressoer. Vi målte temperaturen ved bryggehovedet, opvarmningstid og strøm i tomgang.',
    },
    verdict: {
      de: 'Ein PID-Regler bringt mehr als ein größerer Kessel.',
      en: 'A PID controller gains more than a larger boiler.',
      da: 'En PID-styring giver mere end en større kedel.',
    },
    score: '8.2',
    image: 'compact-espresso-red',
    date: '2026-06-08',
    collection: 'portafilter-machines',
    body: {
      de: 'Fünf Maschinen unter 700 €, alle mit einem Kreislauf, standen vier Wochen nebeneinander. Gemahlen haben wir mit derselben Mühle, getrunken haben fünf Leute, zwei davon ohne Übung.\nAm Brühkopf schwankten die beiden Maschinen mit PID-Regler um weniger als ein Grad, die anderen um drei bis fünf. Wer zwischen Aufheizen und Bezug eine Minute wartet, gleicht die Hälfte davon aus. Bis zur stabilen Temperatur vergingen zwischen zwei und vierzehn Minuten; am schnellsten waren die Thermoblöcke.\nBeim Milchschäumen lag das Feld eng beieinander: 150 ml brauchten 35 bis 50 Sekunden. Im Leerlauf zogen die Maschinen 28 bis 61 Watt, alle schalten nach spätestens einer halben Stunde ab.',
      en: 'Five machines below €700, all with a single circuit, stood side by side for four weeks. We ground with the same grinder, and five people drank, two of them without practice.\nAt the group, the two machines with a PID controller varied by less than one degree, the others by three to five. Waiting a minute between heating and brewing evens out half of that. It took between two and fourteen minutes to reach a stable temperature; the thermoblocks were fastest.\nIn milk steaming the field was close: 150 ml took 35 to 50 seconds. When idle the machines drew 28 to 61 watts, and all of them switch off after half an hour at the latest.',
      da: 'Fem maskiner under 700 €, alle med ét kredsløb, stod ved siden af hinanden i fire uger. Vi malede med den samme kværn, og fem personer drak, to af dem uden øvelse.\nVed bryggehovedet svingede de to maskiner med PID-styring mindre end en grad, de andre tre til fem. Venter man et minut mellem opvarmning og brygning, udlignes halvdelen. Der gik mellem to og fjorten minutter, før temperaturen var stabil; termoblokkene var hurtigst.\nVed mælkeskumning lå feltet tæt: 150 ml tog 35 til 50 sekunder. I tomgang brugte maskinerne 28 til 61 watt, og alle slukker senest efter en halv time.',
    },
  },
  {
    key: 'test-decaf-blind',
    title: {
      de: 'Blind verkostet: zwölf Decafs gegen ihr Original',
      en: 'Tasted blind: twelve decafs against their originals',
      da: 'Blindsmagt: tolv koffeinfri mod deres original',
    },
    text: {
      de: 'Neun Leute, vierundzwanzig Tassen, keine Etiketten. In fünf von zwölf Fällen lag die Mehrheit falsch.',
      en: 'Nine people, twenty-four cups, no labels. In five of twelve cases the majority was wrong.',
      da: 'Ni personer, fireogtyve kopper, ingen etiketter. I fem af tolv tilfælde tog flertallet fejl.',
    },
    verdict: {
      de: 'Wasserverfahren und mittlere Röstung sind am schwersten zu erkennen.',
      en: 'Water process and medium roast are the hardest to tell.',
      da: 'Vandmetoden og mellemristning er sværest at genkende.',
    },
    score: '7.9',
    image: 'bag-4-decaf-reserve',
    date: '2026-03-02',
    collection: 'decaf',
    body: {
      de: 'Zwölf Röstereien haben uns ihren entkoffeinierten Kaffee und den Kaffee geschickt, aus dem er gemacht ist. Gebrüht wurde im Handfilter, 15 g auf 250 g, in nummerierten Bechern. Gefragt war nur: Welcher von beiden ist ohne Koffein?\nBei fünf der zwölf Paare entschied sich die Mehrheit für den falschen Becher. Am leichtesten verrieten sich dunkle Röstungen, weil die entkoffeinierte Bohne schneller Farbe annimmt und dann flacher schmeckt. Am schwersten waren drei mittlere Röstungen aus dem Wasserverfahren.\nWas alle bemerkt haben: Entkoffeinierter Kaffee altert schneller. Nach vier Wochen in der offenen Packung war der Unterschied für jeden deutlich.',
      en: 'Twelve roasters sent us their decaf and the coffee it is made from. We brewed pour-over, 15 g to 250 g, in numbered mugs. There was one question: which of the two has no caffeine?\nFor five of the twelve pairs the majority chose the wrong mug. Dark roasts gave themselves away most easily, because the decaffeinated bean takes on colour faster and then tastes flatter. Three medium roasts from the water process were the hardest.\nWhat everybody noticed: decaf ages faster. After four weeks in an open bag the difference was plain to all.',
      da: 'Tolv risterier sendte os deres koffeinfri kaffe og den kaffe, den er lavet af. Vi bryggede på håndfilter, 15 g til 250 g, i nummererede krus. Spørgsmålet var kun: Hvilken af de to er uden koffein?\nVed fem af de tolv par valgte flertallet det forkerte krus. Mørke ristninger var lettest at afsløre, fordi den koffeinfri bønne tager hurtigere farve og så smager fladere. Sværest var tre mellemristninger fra vandmetoden.\nDet lagde alle mærke til: Koffeinfri kaffe ældes hurtigere. Efter fire uger i en åben pose var forskellen tydelig for enhver.',
    },
  },
  {
    key: 'test-barista-8',
    title: {
      de: 'Acht Haferdrinks im Schaumtest',
      en: 'Eight oat drinks in the foam test',
      da: 'Otte havredrikke i skumtest',
    },
    text: {
      de: 'Je 150 ml, 62 °C, gleiche Düse. Nach fünf Minuten haben wir die Schaumhöhe mit dem Lineal gemessen.',
      en: '150 ml each, 62 °C, the same tip. After five minutes we measured the foam with a ruler.',
      da: '150 ml hver, 62 °C, samme dyse. Efter fem minutter målte vi skummet med lineal.',
    },
    verdict: {
      de: 'Drei halten über zwei Zentimeter, zwei flocken in hellem Kaffee aus.',
      en: 'Three keep more than two centimetres, two curdle in light roasts.',
      da: 'Tre holder over to centimeter, to skiller i lys kaffe.',
    },
    score: '7.4',
    image: 'milk-carton',
    date: '2026-08-17',
    collection: 'milk',
    body: {
      de: 'Acht Haferdrinks, vier davon mit dem Wort Barista auf der Packung, alle aus dem Kühlschrank. Geschäumt hat dieselbe Person mit derselben Düse bis 62 °C, gegossen wurde auf denselben Espresso, einmal dunkel und einmal hell geröstet.\nNach fünf Minuten standen bei drei Sorten noch mehr als zwei Zentimeter Schaum; alle drei nennen Rapsöl und Säureregulator unter den Zutaten. Zwei Drinks ohne Säureregulator flockten im hellen Espresso aus, im dunklen nicht.\nZwischen Barista-Sorten und gewöhnlichen lagen im Mittel acht Millimeter Schaum. Im Geschmack war der Abstand kleiner: Die beste gewöhnliche Sorte kam auf den dritten Platz.',
      en: 'Eight oat drinks, four of them with the word barista on the pack, all from the fridge. The same person steamed them with the same tip to 62 °C and poured them on the same espresso, one dark and one light roast.\nAfter five minutes three of them still had more than two centimetres of foam; all three list rapeseed oil and an acidity regulator among their ingredients. Two drinks without a regulator curdled in the light espresso, but not in the dark one.\nBetween barista versions and ordinary ones lay eight millimetres of foam on average. In taste the gap was smaller: the best ordinary one came third.',
      da: 'Otte havredrikke, fire af dem med ordet barista på pakken, alle fra køleskabet. Den samme person skummede dem med den samme dyse til 62 °C og hældte dem på den samme espresso, en mørk og en lys ristning.\nEfter fem minutter havde tre af dem stadig mere end to centimeter skum; alle tre har rapsolie og surhedsregulerende middel på ingredienslisten. To drikke uden skilte i den lyse espresso, men ikke i den mørke.\nMellem barista-udgaver og almindelige var der i snit otte millimeter skum. I smag var forskellen mindre: Den bedste almindelige blev nummer tre.',
    },
  },
];

export const collectionTests: CatalogueMetaobject[] = tests.map((test) => ({
  key: test.key,
  type: 'product_test',
  fields: [
    line('title', test.title),
    text('text', test.text),
    line('verdict', test.verdict),
    line('score', test.score),
    { key: 'date', type: 'date', value: test.date },
    text('body', test.body),
    linkToCollection('collection', test.collection),
    picture('image', test.image),
  ],
}));
