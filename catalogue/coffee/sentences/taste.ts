import type { Localized } from '../../model.ts';
import type { Weight } from '../source-data/pairings.ts';
import { localizedRows } from '../source-data/triples.ts';

/** Sentences that name the flavour notes. */
export const tasteSentences: Record<Weight, Localized[]> = {
  light: localizedRows([
    [
      'Er schmeckt nach {n1} und {n2}, im Nachklang kommt {n3}.',
      'It tastes of {n1} and {n2}, with {n3} in the echo.',
      'Den smager af {n1} og {n2}, og i efterklangen kommer {n3}.',
    ],
    [
      'Heiß überwiegt {n1}, lauwarm tritt {n2} hervor, dazwischen liegt {n3}.',
      'Hot, {n1} prevails; lukewarm, {n2} steps forward; {n3} lies between.',
      'Varm dominerer {n1}, lunken træder {n2} frem, og derimellem ligger {n3}.',
    ],
    [
      'In der Tasse: {n1}, {n2}, ein Rest {n3}.',
      'In the cup: {n1}, {n2}, a trace of {n3}.',
      'I koppen: {n1}, {n2}, en rest {n3}.',
    ],
    [
      'Zuerst {n1}, saftig und klar, dann {n2}; {n3} hält beides zusammen.',
      'First {n1}, juicy and clear, then {n2}; {n3} holds the two together.',
      'Først {n1}, saftig og klar, så {n2}; {n3} holder det sammen.',
    ],
    [
      '{N1} ist nicht zu überhören, {n2} und {n3} muss man abwarten.',
      '{N1} is hard to miss; {n2} and {n3} you have to wait for.',
      '{N1} er ikke til at tage fejl af; {n2} og {n3} må man vente på.',
    ],
    [
      'Der Duft verspricht {n1}, der erste Schluck hält {n2}, der letzte {n3}.',
      'The aroma promises {n1}; the first sip delivers {n2}, the last {n3}.',
      'Duften lover {n1}; første slurk giver {n2}, den sidste {n3}.',
    ],
    [
      'Wir notierten {n1}, {n2} und {n3}, in dieser Reihenfolge und ohne Streit.',
      'We wrote down {n1}, {n2} and {n3}, in that order and without dispute.',
      'Vi noterede {n1}, {n2} og {n3}, i den rækkefølge og uden strid.',
    ],
    [
      '{N1} und {n2} tragen ihn, {n3} gibt den Ton dazu.',
      '{N1} and {n2} carry it; {n3} sets the tone.',
      '{N1} og {n2} bærer den; {n3} giver tonen.',
    ],
    [
      'Man denkt an {n1}, dann an {n2}, und nach dem Schlucken bleibt {n3}.',
      'You think of {n1}, then of {n2}, and after swallowing {n3} remains.',
      'Man tænker på {n1}, så på {n2}, og når man har sunket, bliver {n3} tilbage.',
    ],
    [
      'Am Anfang erinnert er an {n1}, in der Mitte an {n2}, am Ende an {n3}.',
      'At the start it recalls {n1}, in the middle {n2}, at the end {n3}.',
      'I begyndelsen minder den om {n1}, i midten om {n2}, til sidst om {n3}.',
    ],
    [
      'Vorn {n1}, in der Mitte {n2}, hinten {n3}: So aufgeräumt ist selten ein Kaffee.',
      'Front {n1}, middle {n2}, back {n3}: few coffees are this tidy.',
      'Forrest {n1}, i midten {n2}, bagest {n3}: Så ryddelig er en kaffe sjældent.',
    ],
    [
      'Etwas {n1}, viel {n2}, am Ende {n3}, und alles ohne Schwere.',
      'Some {n1}, a lot of {n2}, {n3} at the end, all without weight.',
      'Lidt {n1}, meget {n2}, {n3} til sidst, og det hele uden tyngde.',
    ],
    [
      'Mit feinerer Mahlung wird {n1} deutlicher, mit gröberer {n2}; {n3} bleibt in jedem Fall.',
      'Ground finer, {n1} gets clearer; coarser, {n2}; {n3} stays either way.',
      'Malet finere bliver {n1} tydeligere, grovere {n2}; {n3} bliver i begge tilfælde.',
    ],
    [
      '{N1}, {n2} und {n3} stehen auf der Packung, und ausnahmsweise stimmt es.',
      '{N1}, {n2} and {n3} are printed on the bag, and for once it is true.',
      '{N1}, {n2} og {n3} står der på posen, og for en gangs skyld passer det.',
    ],
  ]),
  round: localizedRows([
    [
      'Er schmeckt nach {n1}, dann rund nach {n2}, mit etwas {n3} am Rand.',
      'It tastes of {n1}, then roundly of {n2}, with some {n3} at the edge.',
      'Den smager af {n1}, så rundt af {n2}, med lidt {n3} i kanten.',
    ],
    [
      '{N1} macht den Anfang, {n2} folgt, {n3} hat das letzte Wort.',
      '{N1} comes first, {n2} follows, and {n3} has the last word.',
      '{N1} kommer først, så følger {n2}, og {n3} får det sidste ord.',
    ],
    [
      'In der Tasse liegen {n1} und {n2} nebeneinander, {n3} kommt mit der Wärme.',
      'In the cup {n1} and {n2} lie side by side; {n3} comes with the warmth.',
      'I koppen ligger {n1} og {n2} side om side; {n3} kommer med varmen.',
    ],
    [
      'Wer {n1} mag, wird bleiben; {n2} und {n3} sind die Zugabe.',
      'If you like {n1} you will stay; {n2} and {n3} come on top.',
      'Holder du af {n1}, bliver du hængende; {n2} og {n3} er en ekstra gevinst.',
    ],
    [
      '{N1} und {n2} halten sich die Waage, {n3} schaut kurz vorbei.',
      '{N1} and {n2} keep each other in balance; {n3} drops by.',
      '{N1} og {n2} holder hinanden i balance; {n3} kigger forbi.',
    ],
    [
      'Ein Kaffee mit {n1} im Duft, {n2} auf der Zunge und {n3} danach.',
      'A coffee with {n1} in the aroma, {n2} on the tongue and {n3} after.',
      'En kaffe med {n1} i duften, {n2} på tungen og {n3} bagefter.',
    ],
    [
      'Ohne Milch tritt {n1} vor, mit Milch {n2}; {n3} bleibt in beiden Fällen.',
      'Without milk {n1} comes forward, with milk {n2}; {n3} stays in both cases.',
      'Uden mælk træder {n1} frem, med mælk {n2}; {n3} bliver i begge tilfælde.',
    ],
    [
      'Unsere Verkoster schrieben {n1}, {n2} und {n3} auf, einer auch Sonntag.',
      'Our tasters wrote down {n1}, {n2} and {n3}; one of them wrote Sunday.',
      'Vores smagere skrev {n1}, {n2} og {n3}; en af dem skrev søndag.',
    ],
    [
      '{N1} zuerst, dann viel {n2}; nach einer Minute meldet sich {n3}.',
      '{N1} first, then plenty of {n2}; after a minute {n3} reports in.',
      '{N1} først, så masser af {n2}; efter et minut melder {n3} sig.',
    ],
    [
      'Den Anfang macht {n1}, die Mitte füllt {n2}, den Schluss setzt {n3}.',
      '{N1} makes the start, {n2} fills the middle, {n3} makes the end.',
      '{N1} lægger for, {n2} fylder midten, og {n3} slutter af.',
    ],
    [
      'Es ist ein Kaffee über {n1}; {n2} und {n3} sind die Fußnoten.',
      'It is a coffee about {n1}; {n2} and {n3} are the footnotes.',
      'Det er en kaffe om {n1}; {n2} og {n3} er fodnoterne.',
    ],
    [
      'Geschmack: {n1}, weich gefolgt von {n2}, trocken beendet von {n3}.',
      'Taste: {n1}, softly followed by {n2}, ended dry by {n3}.',
      'Smag: {n1}, blødt efterfulgt af {n2}, tørt afsluttet af {n3}.',
    ],
    [
      '{N1} trifft {n2}, und im Hintergrund läuft {n3}.',
      '{N1} meets {n2}, with {n3} running in the background.',
      '{N1} møder {n2}, og i baggrunden løber {n3}.',
    ],
    [
      'Beim Einschenken {n1}, beim Trinken {n2}, beim Abräumen {n3}.',
      'When pouring, {n1}; when drinking, {n2}; when clearing away, {n3}.',
      'Når man skænker, {n1}; når man drikker, {n2}; når man rydder af, {n3}.',
    ],
    [
      'Rund ist er vor allem durch {n1}, spannend durch {n2}, lang durch {n3}.',
      'It is round chiefly through {n1}, interesting through {n2}, long through {n3}.',
      'Rund er den især på grund af {n1}, spændende på grund af {n2} og lang på grund af {n3}.',
    ],
  ]),
  dark: localizedRows([
    [
      '{N1} vorn, {n2} in der Mitte, ein Hauch {n3} im Abgang.',
      '{N1} in front, {n2} in the middle, a breath of {n3} in the finish.',
      '{N1} forrest, {n2} i midten, et strejf af {n3} i afslutningen.',
    ],
    [
      'Er schmeckt dicht nach {n1} und {n2}, und {n3} bleibt lange liegen.',
      'It tastes densely of {n1} and {n2}, and {n3} lingers.',
      'Den smager tæt af {n1} og {n2}, og {n3} bliver længe.',
    ],
    [
      'Unter der Crema wartet {n1}, darunter {n2}, ganz unten {n3}.',
      'Under the crema {n1} is waiting, below it {n2}, at the bottom {n3}.',
      'Under cremaen venter {n1}, under den {n2} og helt i bunden {n3}.',
    ],
    [
      'Kräftig heißt hier: viel {n1}, etwas {n2} und {n3} bis zum Schluss.',
      'Bold here means: plenty of {n1}, some {n2}, and {n3} to the very end.',
      'Kraftig betyder her: meget {n1}, lidt {n2} og {n3} til det sidste.',
    ],
    [
      'Schwarz ist er {n1} und {n2}, mit Milch wird {n3} daraus.',
      'Black it is {n1} and {n2}; with milk it turns to {n3}.',
      'Sort er den {n1} og {n2}; med mælk bliver den til {n3}.',
    ],
    [
      'Der Abgang dauert: erst {n1}, dann {n2}, zuletzt {n3}.',
      'The finish takes its time: first {n1}, then {n2}, last {n3}.',
      'Afslutningen tager tid: først {n1}, så {n2}, til sidst {n3}.',
    ],
    [
      '{N1} ist der Grundton, {n2} der Druck, {n3} das Echo.',
      '{N1} is the ground note, {n2} the pressure, {n3} the echo.',
      '{N1} er grundtonen, {n2} trykket, {n3} ekkoet.',
    ],
    [
      'Ein Löffel Zucker hebt {n1}, ohne Zucker führt {n2}; {n3} ist in beiden Fällen da.',
      'A spoonful of sugar lifts {n1}; without it {n2} leads; {n3} is there in both cases.',
      'En teske sukker løfter {n1}; uden sukker fører {n2}; {n3} er der i begge tilfælde.',
    ],
    [
      'Die Röstung zeigt sich als {n1} und {n2}, nicht als Kohle; {n3} federt ab.',
      'The roast shows as {n1} and {n2}, not as charcoal; {n3} cushions it.',
      'Ristningen viser sig som {n1} og {n2}, ikke som kul; {n3} dæmper den.',
    ],
    [
      'Wuchtig durch {n1}, warm durch {n2}, versöhnlich durch {n3}.',
      'Weighty through {n1}, warm through {n2}, forgiving through {n3}.',
      'Tung af {n1}, varm af {n2}, forsonlig af {n3}.',
    ],
    [
      'Viel {n1}, wenig Säure, dazu {n2} und eine Spur {n3}.',
      'Plenty of {n1}, little acidity, plus {n2} and a trace of {n3}.',
      'Masser af {n1}, lidt syre, dertil {n2} og et spor af {n3}.',
    ],
    [
      'Auf der Zunge {n1}, am Gaumen {n2}, in der leeren Tasse {n3}.',
      'On the tongue {n1}, on the palate {n2}, in the empty cup {n3}.',
      'På tungen {n1}, i ganen {n2}, i den tomme kop {n3}.',
    ],
    [
      'Kurz bezogen dominiert {n1}, lang bezogen {n2}, und {n3} verbindet.',
      'Pulled short, {n1} dominates; pulled long, {n2}; {n3} connects the two.',
      'Trukket kort dominerer {n1}, trukket langt {n2}, og {n3} forbinder.',
    ],
    [
      'Man riecht {n1}, schmeckt {n2} und erinnert sich an {n3}.',
      'You smell {n1}, taste {n2} and remember {n3}.',
      'Duften er {n1}, smagen {n2}, mindet {n3}.',
    ],
    [
      '{N1} und {n2}, fest miteinander verzahnt, lassen {n3} gerade noch durch.',
      '{N1} and {n2}, firmly interlocked, just let {n3} through.',
      '{N1} og {n2}, fast sammentømret, lader lige netop {n3} slippe igennem.',
    ],
  ]),
};

/** What the coffee feels like: acidity, body, crema. */
export const structureSentences: Record<Weight, Localized[]> = {
  light: localizedRows([
    [
      'Der Körper ist leicht, die Säure lebhaft, Crema bildet er kaum.',
      'The body is light, the acidity lively; there is hardly any crema.',
      'Fylden er let, syren livlig, og crema danner den næsten ikke.',
    ],
    [
      'Er ist klar wie Tee und hat doch genug Süße für zwei Tassen.',
      'It is clear as tea and yet has sweetness for two cups.',
      'Den er klar som te og har alligevel sødme til to kopper.',
    ],
    [
      'Bitter ist hier nichts, sauer auch nicht; das Wort ist saftig.',
      'Nothing is bitter here and nothing sour; the word is juicy.',
      'Intet er bittert her, heller ikke surt; ordet er saftig.',
    ],
    [
      'Die Säure steht aufrecht, sie piekt nicht.',
      'The acidity stands upright; it does not prick.',
      'Syren står rank; den stikker ikke.',
    ],
    [
      'Das Mundgefühl ist seidig und verschwindet schnell, der Geschmack bleibt.',
      'The mouthfeel is silky and gone soon; the taste stays.',
      'Mundfølelsen er silkeblød og hurtigt væk; smagen bliver.',
    ],
    [
      'Wer Röstbitter erwartet, wird hier nicht fündig.',
      'If you expect roast bitterness you will not find it here.',
      'Venter du ristebitterhed, finder du den ikke her.',
    ],
    [
      'Er ist hell, aber nicht dünn: Die Süße gibt ihm Gewicht.',
      'It is light but not thin: the sweetness gives it weight.',
      'Den er lys, men ikke tynd: Sødmen giver den vægt.',
    ],
    [
      'Zwischen Frucht und Süße liegt bei ihm kein Spalt.',
      'There is no gap between fruit and sweetness.',
      'Der er ingen sprække mellem frugt og sødme.',
    ],
    [
      'Abgekühlt wird er fast zum Saft.',
      'Once cool it turns almost into juice.',
      'Når den er kølet af, bliver den næsten til saft.',
    ],
    [
      'Milch nimmt ihm die Hälfte weg, und zwar die bessere.',
      'Milk takes away half of it, and the better half at that.',
      'Mælk tager halvdelen fra den, og det er den bedste halvdel.',
    ],
  ]),
  round: localizedRows([
    [
      'Säure und Süße halten sich die Waage, der Körper ist mittel.',
      'Acidity and sweetness balance; the body is medium.',
      'Syre og sødme holder hinanden i ligevægt; fylden er mellem.',
    ],
    [
      'Die Säure ist da, aber sie spricht leise.',
      'The acidity is there, but it speaks softly.',
      'Syren er der, men den taler dæmpet.',
    ],
    [
      'Er hat genug Körper für Milch und genug Feinheit ohne.',
      'It has body enough for milk and finesse enough without.',
      'Den har fylde nok til mælk og finesse nok uden.',
    ],
    [
      'Die Crema ist haselnussbraun und hält etwa zwei Minuten.',
      'The crema is hazel and lasts about two minutes.',
      'Cremaen er nøddebrun og holder omkring to minutter.',
    ],
    [
      'Nichts steht vor, nichts fehlt; das ist schwerer, als es klingt.',
      'Nothing sticks out, nothing is missing; that is harder than it sounds.',
      'Intet stikker ud, intet mangler; det er sværere, end det lyder.',
    ],
    [
      'Das Mundgefühl ist cremig, der Abgang trocken und mittellang.',
      'The mouthfeel is creamy, the finish dry and of medium length.',
      'Mundfølelsen er cremet, afslutningen tør og middellang.',
    ],
    [
      'Bitterkeit gibt es in Maßen, so wie bei guter Schokolade.',
      'There is bitterness in measure, as in good chocolate.',
      'Bitterhed er der med måde, som i god chokolade.',
    ],
    [
      'Er ist bekömmlich, auch auf leeren Magen und nach vier Uhr.',
      'It is easy on the stomach, even when empty and after four o’clock.',
      'Den er skånsom, også på tom mave og efter klokken fire.',
    ],
    [
      'In der Mitte wird er breit, am Rand bleibt er ordentlich.',
      'It broadens in the middle and stays tidy at the edges.',
      'Den bliver bred i midten og holder orden i kanten.',
    ],
    [
      'Er kippt nicht, wenn er zehn Minuten steht.',
      'It does not turn when it stands for ten minutes.',
      'Den slår ikke om, selv om den står i ti minutter.',
    ],
  ]),
  dark: localizedRows([
    [
      'Säure spielt keine Rolle, der Körper dafür die erste.',
      'Acidity plays no part; body plays the lead.',
      'Syren spiller ingen rolle; til gengæld har fylden hovedrollen.',
    ],
    [
      'Die Crema ist dicht und trägt einen Löffel Zucker sechs Sekunden lang, wir haben gemessen.',
      'The crema is dense and carries a spoonful of sugar for six seconds; we measured.',
      'Cremaen er tæt og bærer en teske sukker i seks sekunder; vi har målt det.',
    ],
    [
      'Er ist schwer im Mund und leicht im Gemüt.',
      'It is heavy in the mouth and light in mood.',
      'Den er tung i munden og let i sindet.',
    ],
    [
      'Das Bittere ist gewollt, aber es bleibt höflich.',
      'The bitterness is intended, but it stays polite.',
      'Det bitre er tilsigtet, men det forbliver høfligt.',
    ],
    [
      'Fast sirupartig läuft er in die Tasse, und so trinkt er sich auch.',
      'It runs into the cup almost like syrup, and drinks that way.',
      'Den løber næsten som sirup ned i koppen, og sådan drikkes den også.',
    ],
    [
      'Er hat Kraft für einen großen Milchkaffee und Ruhe für einen kleinen Schwarzen.',
      'It has strength for a large milky coffee and calm for a small black one.',
      'Den har kraft til en stor kaffe med mælk og ro til en lille sort.',
    ],
    [
      'Der Nachgeschmack dauert bis zur Haustür.',
      'The aftertaste lasts to the front door.',
      'Eftersmagen holder helt til hoveddøren.',
    ],
    [
      'Fruchtig ist er nicht und will es auch nicht sein.',
      'It is not fruity and does not want to be.',
      'Frugtig er den ikke og vil heller ikke være det.',
    ],
    [
      'Oben steht eine Crema in der Farbe von Leder, sie reißt spät.',
      'On top stands a crema the colour of leather; it breaks late.',
      'Øverst står en crema i læderets farve; den brister sent.',
    ],
    [
      'Er verträgt heißes Wasser, kaltes Wetter und ungeduldige Menschen.',
      'It stands hot water, cold weather and impatient people.',
      'Den tåler varmt vand, koldt vejr og utålmodige mennesker.',
    ],
  ]),
};
