import type { Localized } from '../../model.ts';
import { localizedRows } from '../source-data/triples.ts';

export type FitGroup =
  | 'dark-espresso'
  | 'bright-espresso'
  | 'crema'
  | 'filter'
  | 'light-filter'
  | 'capsules'
  | 'short-capsules'
  | 'lungo-capsules'
  | 'pads'
  | 'instant-coffee';

/** What a coffee is for, and what it is not for. */
export const fitSentences: Record<FitGroup, Localized[]> = {
  'dark-espresso': localizedRows([
    [
      'Für den Handfilter ist er zu dunkel, da gibt es Besseres.',
      'For pour-over it is too dark; there are better choices.',
      'Til håndbryg er den for mørk; der findes bedre.',
    ],
    [
      'Als Espresso und im Cappuccino ideal, als Filterkaffee nicht.',
      'Ideal as espresso and in cappuccino, not as filter coffee.',
      'Ideel som espresso og i cappuccino, ikke som filterkaffe.',
    ],
    [
      'In der Moka gelingt er, wenn du sie rechtzeitig vom Herd nimmst.',
      'It works in a moka pot if you take it off the heat in time.',
      'Den lykkes i mokkakanden, hvis du tager den af varmen i tide.',
    ],
    [
      'Im Siebträger bleibt er gutmütig, auch wenn der Mahlgrad nicht ganz stimmt.',
      'It stays good-natured in an espresso machine, even when the grind is slightly off.',
      'I espressomaskinen er den godmodig, også når malegraden ikke er helt rigtig.',
    ],
    [
      'Wer es fruchtig mag, wird mit ihm nicht glücklich.',
      'If you like it fruity, you will not be happy with this one.',
      'Holder du af det frugtige, bliver du ikke glad for den.',
    ],
    [
      'Stell im Vollautomaten die Brühtemperatur eine Stufe niedriger, sonst wird er herb.',
      'In a bean-to-cup machine set the brewing temperature one step lower, or it turns harsh.',
      'I fuldautomaten skal bryggetemperaturen et trin ned, ellers bliver den skarp.',
    ],
    [
      'Zu Haferdrink passt er gut, zu Sojadrink weniger.',
      'It goes well with oat drink, less so with soya.',
      'Den passer godt til havredrik, mindre godt til sojadrik.',
    ],
    [
      'Als Ristretto zeigt er am meisten, als Lungo am wenigsten.',
      'As a ristretto it shows most, as a lungo least.',
      'Som ristretto viser den mest, som lungo mindst.',
    ],
    [
      'Für Latte macchiato hat er genug Stimme, für French Press zu viel.',
      'It has voice enough for latte macchiato and too much for a French press.',
      'Den har stemme nok til latte macchiato og for meget til stempelkande.',
    ],
    [
      'Ein Anfängerkaffee im guten Sinn: Er verzeiht zwei Sekunden und ein halbes Gramm.',
      'A beginner’s coffee in the good sense: it forgives two seconds and half a gram.',
      'En begynderkaffe i god forstand: Den tilgiver to sekunder og et halvt gram.',
    ],
  ]),
  'bright-espresso': localizedRows([
    [
      'Er verlangt eine Mühle, die fein genug mahlt; zu grob wird er sauer.',
      'It demands a grinder that goes fine enough; ground too coarse, it turns sour.',
      'Den kræver en kværn, der maler fint nok; for groft malet bliver den sur.',
    ],
    [
      'Im Cappuccino bleibt die Frucht, das mag nicht jeder.',
      'The fruit stays in a cappuccino, which not everyone likes.',
      'I cappuccino bliver frugten, og det er ikke alles smag.',
    ],
    [
      'Als Filterkaffee geht er auch, dann gröber gemahlen und mit weniger Pulver.',
      'It works as filter coffee, too; then grind it coarser and use less.',
      'Den dur også som filterkaffe; mal den så grovere, og brug lidt mindre.',
    ],
    [
      'Wer sehr dunkle Röstungen gewohnt ist, fängt besser woanders an.',
      'If you are used to very dark roasts, it is the wrong place to start.',
      'Er du vant til meget mørke ristninger, er den et forkert sted at begynde.',
    ],
    [
      'Die Maschine sollte die Temperatur halten, sonst schmeckt er jedes Mal anders.',
      'The machine should hold its temperature, or it will taste different every time.',
      'Maskinen bør holde temperaturen, ellers smager den forskelligt hver gang.',
    ],
    [
      'Pur ist er am schönsten, mit Milch freundlich, mit Zucker beleidigt.',
      'It is at its best straight, friendly with milk, and offended by sugar.',
      'Den er bedst ren, venlig med mælk og fornærmet over sukker.',
    ],
    [
      'Im Vollautomaten stell die Mühle so fein, wie sie es erlaubt.',
      'In a bean-to-cup machine set the grinder as fine as it allows.',
      'I fuldautomaten skal kværnen stå så fint, som den kan.',
    ],
    [
      'Als Americano überrascht er die, die ihn als Espresso zu hell finden.',
      'As an americano it surprises those who find it too bright as espresso.',
      'Som americano overrasker den dem, der synes, den er for lys som espresso.',
    ],
    [
      'Er verträgt auch eine längere Extraktion, etwas mehr als eins zu zwei.',
      'It also takes a longer ratio, a little over one to two.',
      'Den kan også tåle et længere forhold, lidt over en til to.',
    ],
  ]),
  crema: localizedRows([
    [
      'Für Vollautomaten ideal, für den Siebträger brauchbar, für den Handfilter ein Kompromiss.',
      'Ideal for bean-to-cup machines, fine in an espresso machine, a compromise in pour-over.',
      'Ideel til fuldautomater, brugbar i espressomaskinen, et kompromis til håndbryg.',
    ],
    [
      'Wer ihn als Espresso zieht, bekommt einen freundlichen, keinen starken.',
      'Pulled as espresso it is friendly rather than strong.',
      'Trukket som espresso er den venlig snarere end stærk.',
    ],
    [
      'Stell die Tassenmenge auf 120 Milliliter und den Mahlgrad auf mittel bis fein.',
      'Set the cup volume to 120 millilitres and the grind to medium-fine.',
      'Sæt kopmængden til 120 milliliter og malegraden til mellemfin.',
    ],
    [
      'Im Milchkaffee ist er gut, im Latte macchiato wünscht man sich mehr Kraft.',
      'It is good in a café au lait; in a latte macchiato you would wish for more strength.',
      'Den er god i kaffe med mælk; i latte macchiato kunne man ønske sig mere kraft.',
    ],
    [
      'Aus der French Press kommt er rund, aus der Moka zu streng.',
      'It comes out round from a French press, but too harsh from a moka pot.',
      'Fra stempelkanden bliver den rund, fra mokkakanden for skarp.',
    ],
    [
      'Die Bohnen sind trocken und halten das Mahlwerk sauber.',
      'The beans are dry and keep the grinder clean.',
      'Bønnerne er tørre og holder kværnen ren.',
    ],
    [
      'Wer kleine Tassen trinkt, sollte zu einem Espresso greifen.',
      'If you drink small cups, choose an espresso instead.',
      'Drikker du små kopper, så vælg hellere en espresso.',
    ],
    [
      'Morgens mit einem Schuss Milch, nachmittags ohne, so haben wir ihn geleert.',
      'In the morning with a dash of milk, in the afternoon without: that is how we emptied the bag.',
      'Om morgenen med en sjat mælk, om eftermiddagen uden: Sådan fik vi tømt posen.',
    ],
    [
      'Eine Brühtemperatur von {temp} Grad ist richtig; viele Automaten lassen sich darauf einstellen.',
      'A brewing temperature of {temp} degrees is right; many machines can be set to it.',
      'En bryggetemperatur på {temp} grader er rigtig; mange maskiner kan indstilles til det.',
    ],
  ]),
  filter: localizedRows([
    [
      'Im Handfilter ideal, in der French Press gut, im Vollautomaten weniger.',
      'Ideal for pour-over, good in a French press, less so in a bean-to-cup machine.',
      'Ideel som håndbryg, god i stempelkanden, mindre god i fuldautomaten.',
    ],
    [
      'Eine Filtermaschine mit ordentlicher Brühtemperatur reicht völlig.',
      'A filter machine with a decent brewing temperature is quite enough.',
      'En filtermaskine med en ordentlig bryggetemperatur er rigeligt.',
    ],
    [
      'In der French Press wird er runder, im Papierfilter klarer.',
      'The French press makes it rounder, the paper filter clearer.',
      'I stempelkanden bliver den rundere, i papirfilteret klarere.',
    ],
    [
      'Kalt aufgegossen, zwölf Stunden, hat er uns fast noch besser gefallen.',
      'Steeped cold for twelve hours, it was almost better still.',
      'Som koldbryg i tolv timer kunne vi næsten lide den endnu bedre.',
    ],
    [
      'Milch verträgt er, wenn es sein muss; dann nimm zwei Gramm mehr.',
      'It tolerates milk if need be; then use two grams more.',
      'Mælk tåler den, hvis det skal være; tag så to gram mere.',
    ],
    [
      'Für große Kannen mahle ihn eine Stufe gröber, sonst wird der letzte Becher bitter.',
      'For large pots grind one step coarser, or the last mug turns bitter.',
      'Til store kander skal den males et trin grovere, ellers bliver det sidste krus bittert.',
    ],
    [
      'Auf Eis gebrüht, mit halber Wassermenge, ist er im August unser Standard.',
      'Brewed over ice with half the water, it is our regular in August.',
      'Brygget over is med halv vandmængde er den vores faste i august.',
    ],
    [
      'Durch Papier bleibt er klar, durch Metall wird er voller.',
      'Paper keeps it clear; a metal filter makes it fuller.',
      'Papir holder den klar; et metalfilter gør den fyldigere.',
    ],
    [
      'Drei Aufgüsse reichen; wer öfter gießt, gewinnt hier nichts.',
      'Three pours are enough; more make no difference here.',
      'Tre opskænkninger er nok; flere giver ikke noget her.',
    ],
  ]),
  'light-filter': localizedRows([
    [
      'Für Espresso ist er zu hell, er würde sauer und dünn.',
      'It is too light for espresso; it would turn sour and thin.',
      'Den er for lys til espresso; den ville blive sur og tynd.',
    ],
    [
      'Wer es kräftig und schokoladig mag, findet ihn vermutlich zu höflich.',
      'If you like it bold and chocolatey you will probably find it too polite.',
      'Holder du af det kraftige og chokoladeagtige, finder du den nok for høflig.',
    ],
  ]),
  'short-capsules': localizedRows([
    [
      'Als Lungo wird er dünn, bleib bei der kurzen Taste.',
      'As a lungo it gets thin; stay with the short button.',
      'Som lungo bliver den tynd; bliv ved den korte knap.',
    ],
  ]),
  'lungo-capsules': localizedRows([
    [
      'Als Lungo macht er eine gute Figur, kurz bezogen wird er streng.',
      'It does well as a lungo; pulled short it gets harsh.',
      'Som lungo klarer den sig fint; brygget kort bliver den skarp.',
    ],
  ]),
  capsules: localizedRows([
    [
      'Für große Becher ist die Kapsel zu klein, dafür nimm zwei.',
      'The capsule is too small for big mugs; take two.',
      'Kapslen er for lille til store krus; tag to.',
    ],
    [
      'Gegen Milch setzt er sich durch, solange es unter 150 Millilitern bleibt.',
      'It holds its own in milk drinks as long as they stay below 150 millilitres.',
      'Den kan klare sig i mælkedrikke, så længe de holder sig under 150 milliliter.',
    ],
    [
      'Vorwärmen hilft: Ein Bezug ohne Kapsel wärmt die Tasse und macht den Kaffee voller.',
      'Preheating helps: one run without a capsule warms the cup and makes the coffee fuller.',
      'Forvarmning hjælper: En brygning uden kapsel gør koppen varm og kaffen fyldigere.',
    ],
    [
      'Ein Siebträger kann mehr, braucht aber auch mehr von dir.',
      'An espresso machine can do more, but asks more of you.',
      'En espressomaskine kan mere, men kræver også mere af dig.',
    ],
    [
      'Die Schachtel ist aus Karton ohne Folie und passt hochkant ins Fach.',
      'The box is cardboard without film and stands upright on the shelf.',
      'Æsken er af karton uden plast og passer på højkant på hylden.',
    ],
    [
      'Wer die Maschine alle drei Monate entkalkt, schmeckt den Unterschied.',
      'Descale the machine every three months and you taste the difference.',
      'Afkalker du maskinen hver tredje måned, kan du smage forskellen.',
    ],
    [
      'Eis, zwei Kapseln, ein hohes Glas: Mehr Rezept brauchst du nicht.',
      'Ice, two capsules, a tall glass: that is the whole recipe.',
      'Is, to kapsler, et højt glas: Mere skal der ikke til.',
    ],
    [
      'Leere Kapseln sammeln wir im Laden und geben sie ins Recycling.',
      'We collect empty capsules at our shop and pass them on for recycling.',
      'Tomme kapsler samler vi ind i butikken og sender til genbrug.',
    ],
  ]),
  pads: localizedRows([
    [
      'Für zwei Tassen nimm den doppelten Padhalter und zwei Pads, nicht mehr Wasser.',
      'For two cups use the double holder and two pods, not more water.',
      'Til to kopper bruges den dobbelte holder og to puder, ikke mere vand.',
    ],
    [
      'Mit Espresso hat ein Pad nichts zu tun; es ist Filterkaffee mit Schaum.',
      'A pod has nothing to do with espresso; it is filter coffee with foam.',
      'En pude har intet med espresso at gøre; det er filterkaffe med skum.',
    ],
    [
      'Milchschaum dazu, und niemand fragt nach der Maschine.',
      'Add milk foam, and nobody asks about the machine.',
      'Kom mælkeskum på, så spørger ingen til maskinen.',
    ],
    [
      'Feuchte Pads schmecken nach Papier, also Beutel gut schließen.',
      'Damp pods taste of paper, so close the bag well.',
      'Fugtige puder smager af papir, så luk posen godt.',
    ],
    [
      'Wer starken Kaffee gewohnt ist, stellt die Maschine auf die kleine Tasse.',
      'If you are used to strong coffee, set the machine to the small cup.',
      'Er du vant til stærk kaffe, så sæt maskinen på lille kop.',
    ],
    [
      'Die Pads haben 61 Millimeter Durchmesser und passen in die üblichen Maschinen.',
      'The pods are 61 millimetres across and fit the usual machines.',
      'Puderne er 61 millimeter i diameter og passer i de gængse maskiner.',
    ],
    [
      'Spül den Halter täglich, altes Kaffeefett ist der häufigste Grund für Enttäuschung.',
      'Rinse the holder daily; old coffee oil is the commonest cause of disappointment.',
      'Skyl holderen dagligt; gammelt kaffefedt er den hyppigste grund til skuffelse.',
    ],
  ]),
  'instant-coffee': localizedRows([
    [
      'Einen Espresso ersetzt er nicht, einen schlechten Filterkaffee schon.',
      'It does not replace an espresso, but it does replace a bad filter coffee.',
      'Den erstatter ikke en espresso, men gerne en dårlig filterkaffe.',
    ],
    [
      'Mit Milch statt Wasser angerührt wird er fast zum Milchkaffee.',
      'Stirred into milk instead of water it is nearly a café au lait.',
      'Rørt op i mælk i stedet for vand bliver den næsten til café au lait.',
    ],
    [
      'Feuchtigkeit ist sein Feind, also Deckel zu und trockener Löffel.',
      'Moisture is its enemy, so keep the lid on and the spoon dry.',
      'Fugt er dens fjende, så låg på og tør ske.',
    ],
    [
      'Fürs Reisegepäck füllst du dir zehn Gramm in eine Dose, das reicht für fünf Tassen.',
      'For travel put ten grams in a small tin; that makes five cups.',
      'Til rejsen fylder du ti gram i en lille dåse; det rækker til fem kopper.',
    ],
    [
      'In Cremes und Teigen ersetzt ein Teelöffel einen Espresso.',
      'In creams and batters one teaspoon replaces an espresso.',
      'I cremer og dej erstatter en teske en espresso.',
    ],
    [
      'Mit Zucker und etwas Wasser aufgeschlagen, hält der Schaum eine Stunde.',
      'Whipped with sugar it makes a foam that holds for an hour.',
      'Pisket op med sukker og lidt vand holder skummet i en time.',
    ],
  ]),
};
