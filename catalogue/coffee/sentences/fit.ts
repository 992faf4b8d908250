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
      'Er steht im Siebträger sehr stabil, auch wenn die Mühle einmal nicht perfekt trifft.',
      'It is very steady in the portafilter, even when the grinder is slightly off.',
      'Den står meget stabilt i filterholderen, også når kværnen ikke rammer helt rigtigt.',
    ],
    [
      'Wer es fruchtig mag, wird mit ihm nicht glücklich.',
      'If you like it fruity, you will not be happy with this one.',
      'Holder du af det frugtige, bliver du ikke glad for den.',
    ],
    [
      'Im Vollautomaten stell die Brühgruppe eine Stufe kühler, sonst wird er herb.',
      'In a bean-to-cup machine set the brew group one step cooler, or it turns harsh.',
      'I fuldautomaten skal brygenheden stå et trin køligere, ellers bliver den skarp.',
    ],
    [
      'Zu Hafermilch passt er gut, zu Sojamilch weniger.',
      'It goes well with oat milk, less so with soy.',
      'Den går godt med havremælk, mindre godt med sojamælk.',
    ],
    [
      'Als Ristretto zeigt er am meisten, als Lungo am wenigsten.',
      'As a ristretto it shows most, as a lungo least.',
      'Som ristretto viser den mest, som lungo mindst.',
    ],
    [
      'Für Latte Macchiato hat er genug Stimme, für French Press zu viel.',
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
      'Er verlangt eine Mühle, die fein genug mahlt; mit Supermarktmahlung wird er sauer.',
      'It demands a grinder that goes fine enough; pre-ground it turns sour.',
      'Den kræver en kværn, der maler fint nok; som færdigmalet bliver den sur.',
    ],
    [
      'Im Cappuccino bleibt die Frucht, das mag nicht jeder.',
      'The fruit stays in a cappuccino, which not everyone likes.',
      'I cappuccino bliver frugten, og det er ikke alles smag.',
    ],
    [
      'Als Filterkaffee geht er auch, dann aber grob und mit weniger Pulver.',
      'It works as filter coffee, too, but then coarse and with less of it.',
      'Den dur også som filterkaffe, men så groft malet og med mindre pulver.',
    ],
    [
      'Für sehr dunkle Gewohnheiten ist er der falsche Einstieg.',
      'For very dark habits it is the wrong place to start.',
      'Til meget mørke vaner er den et forkert sted at begynde.',
    ],
    [
      'Der Siebträger sollte Temperatur halten, sonst schwankt er.',
      'The machine should hold its temperature, or the shots will vary.',
      'Maskinen bør holde temperaturen, ellers svinger den.',
    ],
    [
      'Pur ist er am schönsten, mit Milch freundlich, mit Zucker beleidigt.',
      'Straight it is at its best, with milk it is friendly, with sugar offended.',
      'Ren er den smukkest, med mælk venlig, med sukker fornærmet.',
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
      'Er mag eine etwas längere Extraktion, eins zu zweieinhalb.',
      'It likes a slightly longer ratio, one to two and a half.',
      'Den kan lide et lidt længere forhold, en til to en halv.',
    ],
  ]),
  crema: localizedRows([
    [
      'Für Vollautomaten ideal, für den Siebträger brauchbar, für den Handfilter ein Kompromiss.',
      'Ideal for bean-to-cup machines, usable in a portafilter, a compromise in pour-over.',
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
      'Im Milchkaffee ist er gut, im Latte Macchiato wünscht man sich mehr Kraft.',
      'It is good in a café au lait; in a latte macchiato you would wish for more strength.',
      'Den er god i kaffe med mælk; i latte macchiato kunne man ønske sig mere kraft.',
    ],
    [
      'Aus der French Press kommt er rund, aus der Moka zu streng.',
      'From the French press it comes out round, from the moka too stern.',
      'Fra stempelkanden bliver den rund, fra mokkakanden for streng.',
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
      'Handfilter ideal, French Press gut, Vollautomat weniger.',
      'Pour-over ideal, French press good, bean-to-cup less so.',
      'Håndbryg ideelt, stempelkande godt, fuldautomat mindre.',
    ],
    [
      'Eine Filtermaschine mit ordentlicher Brühtemperatur reicht völlig.',
      'A filter machine with a decent brewing temperature is quite enough.',
      'En filtermaskine med en ordentlig bryggetemperatur er rigeligt.',
    ],
    [
      'In der Kaffeepresse wird er runder, im Papierfilter klarer.',
      'The plunger press makes it rounder, the paper filter clearer.',
      'I kaffepressen bliver den rundere, i papirfilteret klarere.',
    ],
    [
      'Kalt aufgegossen, zwölf Stunden, hat er uns fast noch besser gefallen.',
      'Steeped cold for twelve hours, we liked it almost better.',
      'Som koldbryg i tolv timer kunne vi næsten lide den endnu bedre.',
    ],
    [
      'Milch verträgt er, wenn es sein muss; dann nimm zwei Gramm mehr.',
      'It tolerates milk if it must; then use two grams more.',
      'Mælk tåler den, hvis det skal være; tag så to gram mere.',
    ],
    [
      'Für große Kannen mahle ihn eine Stufe gröber, sonst wird der letzte Becher bitter.',
      'For large pots grind one step coarser, or the last mug turns bitter.',
      'Til store kander skal den males et trin grovere, ellers bliver det sidste krus bittert.',
    ],
    [
      'Auf Eis gebrüht, mit halber Wassermenge, ist er im August unser Standard.',
      'Brewed over ice with half the water it is our standard in August.',
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
      'It does well as a lungo; pulled short it gets stern.',
      'Som lungo klarer den sig fint; trukket kort bliver den streng.',
    ],
  ]),
  capsules: localizedRows([
    [
      'Für große Becher ist die Kapsel zu klein, dafür nimm zwei.',
      'The capsule is too small for big mugs; take two.',
      'Kapslen er for lille til store krus; tag to.',
    ],
    [
      'Im Milchgetränk trägt er, solange es unter 150 Milliliter bleibt.',
      'It carries in milk drinks as long as they stay below 150 millilitres.',
      'Den kan bære i mælkedrikke, så længe de holder sig under 150 milliliter.',
    ],
    [
      'Vorwärmen hilft: Ein Leerbezug macht die Tasse wärmer und den Kaffee dichter.',
      'Preheating helps: one empty run makes the cup warmer and the coffee denser.',
      'Forvarmning hjælper: Et tomt bryg gør koppen varmere og kaffen tættere.',
    ],
    [
      'Ein Siebträger kann mehr, braucht aber auch mehr von dir.',
      'A portafilter can do more, but asks more of you.',
      'En espressomaskine kan mere, men kræver også mere af dig.',
    ],
    [
      'Die Schachtel ist aus Karton ohne Folie und passt hochkant ins Fach.',
      'The box is cardboard without film and fits the shelf upright.',
      'Æsken er af karton uden plast og passer på højkant på hylden.',
    ],
    [
      'Wer die Maschine alle drei Monate entkalkt, schmeckt den Unterschied.',
      'Descale the machine every three months and you taste the difference.',
      'Afkalker du maskinen hver tredje måned, kan du smage forskellen.',
    ],
    [
      'Auf Eis, zwei Kapseln, ein hohes Glas: Mehr Rezept brauchst du nicht.',
      'Over ice, two capsules, a tall glass: no more recipe needed.',
      'På is, to kapsler, et højt glas: Mere skal der ikke til.',
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
      'Mit Zucker aufgeschlagen hält er eine Stunde Stand.',
      'Whipped up with sugar it stands for an hour.',
      'Pisket op med sukker står den i en time.',
    ],
  ]),
};
