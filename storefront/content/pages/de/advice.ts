import { shop } from '../../../app/commerce/shop.ts';
import { formatsFor } from '../../../app/i18n/formats.ts';
import { menuItems } from '../../menu-items.ts';
import type { GermanPages } from '../model.ts';

const { collection, page, article } = menuItems('de');
const { number } = formatsFor('de');

export const advice: Pick<
  GermanPages,
  | 'advisor'
  | 'top5'
  | 'exploreItalia'
  | 'coffeeBreak'
  | 'latteArt'
  | 'grindSetting'
  | 'knowledge'
  | 'tutorials'
> = {
  advisor: {
    title: 'Kaffeeberater',
    description: 'In drei Fragen zum Kaffee, der zu dir passt.',
    paragraphs: [
      'Erste Frage: Womit bereitest du zu? Für Siebträger und Espressokocher nimm eine Röstung für Espresso, für Handfilter und French Press eine für Filterkaffee. Vollautomaten kommen mit Caffè Crema am besten zurecht.',
      'Zweite Frage: Trinkst du ihn mit Milch? Dann darf er dunkler und schokoladig sein, sonst verschwindet er. Schwarz getrunken zeigt eine hellere Röstung mehr Frucht.',
      'Dritte Frage: Wie empfindlich ist dein Magen? Lange und dunkel geröstete Kaffees haben weniger Säure.',
    ],
    links: [
      collection('Schokoladig & nussig', 'kaffee-schokoladig-nussig'),
      collection('Fruchtig & floral', 'kaffee-fruchtig-floral'),
      collection('Mild & säurearm', 'kaffee-mild-saeurearm'),
      collection('Probierpakete', 'probierpakete'),
    ],
  },
  top5: {
    title: 'Top-5-Empfehlungen',
    description: 'Fünf Espressi, fünf Filterkaffees, fünf Mühlen.',
    paragraphs: [
      `Aus über ${number(shop.productsOver)} Produkten wird leicht zu viel Auswahl. Deshalb führen wir drei kurze Listen mit je fünf Plätzen.`,
      'In jeder Liste steht, was in unseren Tests am besten abgeschnitten hat und auf Lager ist.',
      'Kommt etwas Besseres, rückt es nach, und etwas anderes fällt heraus.',
    ],
    links: [
      collection('Top 5 Espresso', 'top-5-espresso'),
      collection('Top 5 Filterkaffee', 'top-5-filterkaffee'),
      collection('Top 5 Kaffeemühlen', 'top-5-kaffeemuehlen'),
    ],
  },
  exploreItalia: {
    title: 'Explore Italia',
    description: 'Je weiter südlich, desto dunkler: Espresso aus Italien.',
    paragraphs: [
      'Wer in Triest einen Espresso bestellt, bekommt etwas anderes als in Neapel. Das liegt am Wasser, am Preis der Tasse und vor allem an der Röstung.',
      'Im Norden wird heller geröstet und mit mehr Arabica gemischt: klare Tassen, feine Säure. Nach Süden nehmen Robusta, Crema und Bitterschokolade zu.',
      'Stell die Mühle für dunkle Röstungen etwas gröber und das Wasser ein bis zwei Grad kühler.',
    ],
    links: [
      collection('Röstereien aus Italien', 'explore-italia'),
      collection('Klassisch italienisch', 'espresso-klassisch-italienisch'),
    ],
  },
  coffeeBreak: {
    title: 'Coffee Break',
    description: 'Kaffee für die Pause, ohne viel Gerät.',
    paragraphs: [
      'Eine gute Pause braucht keine Maschine: Kanne, heißes Wasser und vier Minuten reichen.',
      'Für eine French Press nimmst du 60\u00a0g grob gemahlenen Kaffee auf einen Liter Wasser. Nach vier Minuten drückst du den Stempel langsam nach unten.',
      'Für unterwegs tun es Kapseln, Pads oder ein guter Instantkaffee.',
    ],
    links: [
      collection('Coffee Break', 'coffee-break'),
      collection('Kaffee fürs Büro', 'kaffee-fuers-buero'),
      collection('French Press', 'french-press'),
    ],
  },
  latteArt: {
    title: 'Latte Art',
    description: 'Vom Schaum zum Herz: die ersten Schritte.',
    paragraphs: [
      'Alles beginnt beim Schaum. Zieh nur in den ersten Sekunden Luft, danach soll sich die Milch drehen, bis das Kännchen 60 bis 65\u00a0°C hat.',
      'Schwenke, bis die Oberfläche glänzt wie Lack. Gießt du aus der Höhe, taucht die Milch unter; dicht über der Tasse bleibt sie oben und zeichnet.',
      'Übe mit Wasser und einem Tropfen Spülmittel, das spart Milch.',
    ],
    links: [
      collection('Für Latte Art', 'latte-art-zubehoer'),
      collection('Milchkännchen', 'milchkaennchen'),
      collection('Barista-Milch', 'barista-milch'),
    ],
  },
  grindSetting: {
    title: 'Mahlgrad einstellen',
    description: 'Wie fein du mahlst, entscheidet mehr als die Maschine.',
    paragraphs: [
      'Feiner gemahlen läuft das Wasser langsamer und löst mehr; gröber läuft es schneller und löst weniger. Schmeckt es sauer und dünn, mahle feiner. Schmeckt es bitter und trocken, mahle gröber.',
      'Für Espresso gilt als Anfang: 18\u00a0g Kaffee, 36\u00a0g in der Tasse, 25 bis 30 Sekunden. Verstell die Mühle immer nur um einen Schritt und lass sie dabei laufen.',
      'Für den Handfilter sollte das Wasser in etwa drei Minuten durch sein, für die French Press darf es grob bleiben.',
    ],
    links: [
      collection('Espressomühlen', 'espressomuehlen'),
      collection('Handmühlen', 'handmuehlen'),
      collection('Kaffeewaagen', 'kaffeewaagen'),
    ],
  },
  knowledge: {
    title: 'Wissen',
    description: 'Was hinter Röstung, Herkunft und Aufbereitung steckt.',
    paragraphs: [
      'Die Röstung bestimmt, ob du die Bohne oder das Feuer schmeckst: hell zeigt die Herkunft, dunkel die Rösttrommel.',
      'Bei der Aufbereitung trennt Wasser die Bohne von der Frucht, oder sie trocknet darin. Gewaschene Kaffees schmecken klar, natürlich getrocknete fruchtiger und schwerer.',
      'Diese Sammlung wächst; die ersten Beiträge stehen hier.',
    ],
    links: [
      page('Explore Italia', 'explore-italia'),
      page('CO₂-Kompensation', 'co2-kompensation'),
      collection('Single Origin', 'single-origin-kaffee'),
    ],
  },
  tutorials: {
    title: 'Anleitungen',
    description: 'Zubereitung Schritt für Schritt.',
    paragraphs: [
      'Jede Anleitung nennt Menge, Mahlgrad, Temperatur und Zeit, denn mehr braucht es nicht.',
      'Fang mit der Waage an: 60\u00a0g Kaffee auf einen Liter Wasser sind für Filterkaffee ein guter Kurs.',
      'Zwei Anleitungen sind fertig, weitere folgen.',
    ],
    links: [
      page('Mahlgrad einstellen', 'mahlgrad-einstellen'),
      page('Latte Art', 'latte-art'),
      article('Wissen', 'wissen'),
    ],
  },
};
