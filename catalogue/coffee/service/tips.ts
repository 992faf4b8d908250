import type { Localized } from '../../model.ts';
import { randomFor } from '../../random.ts';
import { asksToGrind, type CoffeeDraft } from '../coffee-draft.ts';
import { localizedRows } from '../source-data/triples.ts';

/** Our advice beside the product ("Lotsentipp"). */
const espressoTips = localizedRows([
  [
    'Schmeckt er dir zu kräftig, zieh zwei bis vier Gramm mehr in die Tasse, statt weniger Pulver zu nehmen.',
    'If it is too strong for you, run two to four grams more into the cup instead of using less coffee.',
    'Er den for kraftig, så træk to til fire gram mere i koppen i stedet for at bruge mindre kaffe.',
  ],
  [
    'Ändere immer nur eins: Mahlgrad oder Menge, nie beides am selben Morgen.',
    'Change one thing at a time: grind or dose, never both on the same morning.',
    'Skift kun én ting ad gangen: malegrad eller mængde, aldrig begge dele samme morgen.',
  ],
  [
    'Der erste Bezug nach dem Mahlgradwechsel zählt nicht, in der Mühle liegt noch der alte.',
    'The first shot after changing the grind does not count; the old grounds are still in the grinder.',
    'Det første shot efter en ændret malegrad tæller ikke; den gamle kaffe ligger stadig i kværnen.',
  ],
  [
    'Spritzt es am Rand, ist das Pulver ungleich verteilt. Klopf den Siebträger vor dem Tampern einmal flach auf.',
    'If it spurts at the edge, the grounds are uneven. Tap the portafilter flat once before tamping.',
    'Sprøjter det ved kanten, ligger pulveret ujævnt. Bank filterholderen fladt én gang, før du tamper.',
  ],
  [
    'Lass die Maschine zwanzig Minuten warm werden, auch wenn die Lampe nach fünf grün ist.',
    'Let the machine warm up for twenty minutes, even if the light goes green after five.',
    'Lad maskinen varme op i tyve minutter, også selv om lampen bliver grøn efter fem.',
  ],
  [
    'Trink ihn zuerst ohne Zucker. Danach weißt du, ob du welchen brauchst.',
    'Drink it without sugar first. Then you know whether you need any.',
    'Drik den først uden sukker. Så ved du, om du har brug for det.',
  ],
  [
    'Kaufe lieber zwei kleine Packungen als eine große, wenn du unter drei Tassen am Tag trinkst.',
    'Buy two small bags rather than a large one if you drink fewer than three cups a day.',
    'Køb hellere to små poser end en stor, hvis du drikker under tre kopper om dagen.',
  ],
  [
    'Fülle nur so viele Bohnen in den Trichter, wie du heute brauchst.',
    'Put only as many beans in the hopper as you need today.',
    'Kom kun så mange bønner i tragten, som du skal bruge i dag.',
  ],
]);
const filterTips = localizedRows([
  [
    'Läuft das Wasser zu schnell durch, mahl feiner; steht es, mahl gröber. Die Wassermenge bleibt.',
    'If the water runs through too fast, grind finer; if it stands, coarser. Leave the amount of water alone.',
    'Løber vandet for hurtigt igennem, så mal finere; står det stille, så grovere. Lad vandmængden være.',
  ],
  [
    'Warte mit dem ersten Schluck zwei Minuten, heiß zeigt er nur die Hälfte.',
    'Wait two minutes for the first sip; while hot, it shows only half of what it can do.',
    'Vent to minutter med den første slurk; så længe den er varm, viser den kun halvdelen.',
  ],
  [
    'Spül den Papierfilter heiß aus. Das kostet zehn Sekunden und nimmt den Papiergeschmack.',
    'Rinse the paper filter with hot water. It takes ten seconds and removes the papery taste.',
    'Skyl papirfilteret med varmt vand. Det tager ti sekunder og fjerner papirsmagen.',
  ],
  [
    'Nimm gefiltertes Wasser, wenn dein Kessel weiß wird. Hartes Wasser nimmt zuerst die Frucht.',
    'Use filtered water if your kettle turns white. Hard water takes the fruit first.',
    'Brug filtreret vand, hvis din kedel bliver hvid. Hårdt vand går først ud over frugten.',
  ],
  [
    'Wieg Kaffee und Wasser einmal ab. Danach darfst du wieder schätzen.',
    'Weigh coffee and water once. After that you may guess again.',
    'Vej kaffe og vand én gang. Derefter må du gerne gætte igen.',
  ],
  [
    'Gieß vom Rand zur Mitte und nicht umgekehrt, dann bleibt das Bett flach.',
    'Pour from the rim to the centre, not the other way round; the bed then stays flat.',
    'Hæld fra kanten mod midten og ikke omvendt; så forbliver kaffelejet fladt.',
  ],
]);
const otherTips = localizedRows([
  [
    'Bewahr ihn im Schrank auf und nicht im Kühlschrank. Dort nimmt er Feuchtigkeit und Käsegeruch an.',
    'Keep it in the cupboard, not in the fridge. There it picks up moisture and the smell of cheese.',
    'Opbevar den i skabet og ikke i køleskabet. Dér suger den fugt og ostelugt til sig.',
  ],
  [
    'Probier ihn einmal mit einem Drittel weniger Wasser, bevor du eine stärkere Sorte bestellst.',
    'Try it with a third less water before you order a stronger coffee.',
    'Prøv den med en tredjedel mindre vand, før du bestiller en stærkere.',
  ],
  [
    'Eine vorgewärmte Tasse macht mehr aus als eine teurere Sorte.',
    'A warmed cup matters more than a more expensive coffee.',
    'En forvarmet kop betyder mere end en dyrere kaffe.',
  ],
  [
    'Entkalke die Maschine, bevor du die Sorte wechselst. Oft war es gar nicht der Kaffee.',
    'Descale the machine before you change coffees. Often it was not the coffee at all.',
    'Afkalk maskinen, før du skifter kaffe. Ofte var det slet ikke kaffen.',
  ],
]);

export function tipFor(draft: CoffeeDraft): Localized {
  const random = randomFor(`tip/${draft.key}`);
  if (draft.type === 'filter-coffee') {
    return random.pick(filterTips.filter(({ de }) => !draft.isOnlyGround || !asksToGrind.test(de)));
  }
  if (draft.type === 'espresso') return random.pick(espressoTips);
  return random.pick(
    otherTips.filter(
      ({ de }) =>
        (draft.type !== 'instant-coffee' || !/Maschine/.test(de)) &&
        (!draft.lungo || !/weniger Wasser/.test(de)),
    ),
  );
}
