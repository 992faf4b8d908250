import type { Localized } from '../../model.ts';
import { words } from '../draft.ts';
import type { TestedGroup } from './product-tests.ts';

interface TestMethod {
  /** What we give points for, the heaviest first; the weights add up to 100. */
  disciplines: { name: Localized; weight: number }[];
  /** How we measure, in paragraphs. */
  body: Localized;
}

const handling = words('Bedienung', 'Handling', 'Betjening');
const cleaning = words('Reinigung', 'Cleaning', 'Rengøring');

export const testMethods: Record<TestedGroup, TestMethod> = {
  machine: {
    disciplines: [
      {
        name: words('Espresso in der Tasse', 'Espresso in the cup', 'Espresso i koppen'),
        weight: 40,
      },
      {
        name: words('Temperatur und Druck', 'Temperature and pressure', 'Temperatur og tryk'),
        weight: 25,
      },
      { name: handling, weight: 20 },
      { name: cleaning, weight: 15 },
    ],
    body: words(
      'Jede Siebträgermaschine bekommt bei uns dieselben drei Röstungen, dieselbe Mühle und Wasser mit 7 °dH. Temperatur und Druck messen wir im Sieb über fünf Bezüge hintereinander, nach einer Aufheizzeit, wie sie der Hersteller nennt. Verkostet wird blind, zu fünft, gegen eine Maschine, die wir seit Jahren kennen.\nFür die Bedienung zählt, was ohne Anleitung gelingt und wie viel Platz bleibt, wenn die Tassen darunter stehen. Zur Reinigung gehört das Rückspülen, das Leeren der Schale und der Wechsel der Dichtung.',
      'Every espresso machine gets the same three roasts, the same grinder and water of medium hardness (7 °dH). We measure temperature and pressure in the basket over five shots in a row, after the heating time the maker states. Five of us taste blind, against a machine we have known for years.\nFor handling we count what works without the manual and how much room is left once the cups are underneath. Cleaning covers backflushing, emptying the tray and changing the gasket.',
      'Hver espressomaskine får de samme tre ristninger, den samme kværn og vand med 7 °dH. Temperatur og tryk måles i kurven over fem brygninger i træk, efter den opvarmningstid producenten oplyser. Fem af os smager blindt, mod en maskine vi har kendt i årevis.\nI betjening tæller det, der lykkes uden manual, og hvor meget plads der er, når kopperne står under. Rengøring omfatter tilbageskylning, tømning af bakken og skift af pakning.',
    ),
  },
  automatic: {
    disciplines: [
      { name: words('Kaffee in der Tasse', 'Coffee in the cup', 'Kaffe i koppen'), weight: 40 },
      { name: words('Gleichmäßigkeit', 'Consistency', 'Ensartethed'), weight: 25 },
      { name: handling, weight: 20 },
      { name: cleaning, weight: 15 },
    ],
    body: words(
      'Verkostet wird mit Wasser von 7 °dH, der werksseitigen Einstellung und danach mit unserer besten. Für die Gleichmäßigkeit wiegen wir zehn Tassen hintereinander und messen ihre Temperatur eine halbe Minute nach dem Ende.\nBedienen lassen wir das Gerät von Leuten, die es nicht kennen; was sie fragen, schreiben wir auf. Bei der Reinigung stoppen wir die Zeit für jeden Tag und die für das Entkalken getrennt.',
      'We taste with water of medium hardness (7 °dH), first with the factory settings and then with our best ones. For consistency we weigh ten cups in a row and measure their temperature half a minute after the end.\nPeople who do not know the machine operate it, and we write down what they ask. For cleaning we time the daily routine and descaling separately.',
      'Der smages med vand på 7 °dH, først med fabriksindstillingen og derefter med vores bedste. For ensartetheden vejer vi ti kopper i træk og måler temperaturen et halvt minut efter, at maskinen er færdig.\nFolk, der ikke kender maskinen, betjener den, og vi skriver ned, hvad de spørger om. Ved rengøring tager vi tid på den daglige rutine og på afkalkningen hver for sig.',
    ),
  },
  grinder: {
    disciplines: [
      { name: words('Mahlbild', 'Particle size', 'Kornstørrelse'), weight: 40 },
      { name: words('Wiederholbarkeit', 'Repeatability', 'Gentagelighed'), weight: 25 },
      { name: handling, weight: 20 },
      { name: cleaning, weight: 15 },
    ],
    body: words(
      'Das Mahlbild bestimmen wir mit fünf Sieben zwischen 200 und 1000 µm, für jeden Mahlgrad dreimal. Wiederholbar ist eine Mühle, wenn zehn Portionen hintereinander gleich viel wiegen und der Mahlgrad nach dem Zurückstellen wieder derselbe ist.\nFür die Bedienung zählen Lautstärke, Skala und das, was neben den Behälter fällt. Bei der Reinigung nehmen wir das Mahlwerk heraus, pinseln es aus und stoppen die Zeit, bis es wieder mahlt.',
      'We determine particle size with five sieves between 200 and 1,000 µm, three times for each setting. A grinder is repeatable if ten doses in a row weigh the same and the setting is the same again after it has been moved.\nFor handling we count noise, the scale and what falls beside the container. For cleaning we take the burrs out, brush them and time how long it takes until it grinds again.',
      'Kornstørrelsen bestemmer vi med fem sigter mellem 200 og 1.000 µm, tre gange for hver indstilling. En kværn er gentagelig, når ti portioner i træk vejer det samme, og malegraden er den samme igen, efter at den har været flyttet.\nI betjening tæller støj, skala og det, der falder ved siden af beholderen. Ved rengøring tager vi kværnværket ud, børster det og tager tid, til det maler igen.',
    ),
  },
  kettle: {
    disciplines: [
      { name: words('Ausguss', 'Pouring', 'Hældning'), weight: 40 },
      { name: words('Temperatur', 'Temperature', 'Temperatur'), weight: 25 },
      { name: handling, weight: 20 },
      { name: words('Verarbeitung', 'Workmanship', 'Forarbejdning'), weight: 15 },
    ],
    body: words(
      'Gegossen wird auf einer Waage, die jede Sekunde mitschreibt: So sehen wir, wie gleichmäßig der Strahl ist und wie klein er werden kann. Die Temperatur messen wir im Kessel und noch einmal am Ausguss.\nFür die Bedienung gießen Leute mit großen und kleinen Händen, links und rechts. Die Verarbeitung beurteilen wir am Ende der Testzeit, nicht am ersten Tag.',
      'We pour on a scale that records every second: that shows how even the stream is and how thin it can get. Temperature is measured inside the kettle and once more at the spout.\nFor handling, people with large and small hands pour, left and right. We judge workmanship at the end of the test, not on the first day.',
      'Vi hælder på en vægt, der skriver med hvert sekund: Så kan vi se, hvor jævn strålen er, og hvor tynd den kan blive. Temperaturen måles i kedlen og en gang til ved tuden.\nI betjening hælder folk med store og små hænder, med venstre og højre. Forarbejdningen bedømmer vi ved testens slutning, ikke den første dag.',
    ),
  },
  scale: {
    disciplines: [
      { name: words('Genauigkeit', 'Accuracy', 'Nøjagtighed'), weight: 40 },
      { name: words('Tempo', 'Speed', 'Hastighed'), weight: 25 },
      { name: handling, weight: 20 },
      { name: words('Stromversorgung', 'Power supply', 'Strømforsyning'), weight: 15 },
    ],
    body: words(
      'Gewogen werden sechs Prüfgewichte zwischen 1 und 500 g, kalt und auf einer warmen Abtropfschale. Das Tempo messen wir mit einer Kamera: vom ersten Tropfen bis zur ersten richtigen Ziffer.\nZur Bedienung gehört, ob die Anzeige hinter einer Kanne noch zu lesen ist. Bei der Stromversorgung zählt, wie lange eine Ladung oder Batterie bei zehn Tassen am Tag hält.',
      'We weigh six test weights between 1 and 500 g, cold and on a warm drip tray. Speed is measured with a camera: from the first drop to the first correct digit.\nHandling includes whether the display can still be read behind a jug. For power supply we count how long a charge or battery lasts at ten cups a day.',
      'Vi vejer seks prøvelodder mellem 1 og 500 g, koldt og på en varm drypbakke. Hastigheden måles med et kamera: fra den første dråbe til det første rigtige ciffer.\nTil betjening hører, om displayet stadig kan læses bag en kande. Ved strømforsyning tæller det, hvor længe en opladning eller et batteri holder ved ti kopper om dagen.',
    ),
  },
};
