import type { Localized } from '../../model.ts';
import type { Weight } from '../source-data/pairings.ts';
import { localizedRows } from '../source-data/triples.ts';

/** Sentences that name the flavour notes. */
export const tasteSentences: Record<Weight, Localized[]> = {
  light: localizedRows([
    [
      'Er schmeckt nach {n1} und {n2}, im Nachklang kommt {n3}.',
      'It tastes of {n1} and {n2}, with {n3} in the aftertaste.',
      'Den smager af {n1} og {n2}, og i eftersmagen kommer {n3}.',
    ],
    [
      'Heiß überwiegt {n1}, lauwarm tritt {n2} hervor, dazwischen liegt {n3}.',
      'When hot, {n1} prevails; as it cools, {n2} comes forward, with {n3} in between.',
      'Varm dominerer {n1}, lunken træder {n2} frem, og derimellem ligger {n3}.',
    ],
    [
      'In der Tasse: {n1}, {n2}, ein Hauch {n3}.',
      'In the cup: {n1}, {n2}, a trace of {n3}.',
      'I koppen: {n1}, {n2}, et strejf af {n3}.',
    ],
    [
      'Zuerst {n1}, saftig und klar, dann {n2}; {n3} hält beides zusammen.',
      'First {n1}, juicy and clear, then {n2}; {n3} holds the two together.',
      'Først {n1}, saftig og klar, så {n2}; {n3} holder det sammen.',
    ],
    [
      '{N1} ist nicht zu übersehen, auf {n2} und {n3} muss man warten.',
      '{N1} is hard to miss; {n2} and {n3} you have to wait for.',
      '{N1} er ikke til at tage fejl af; {n2} og {n3} må man vente på.',
    ],
    [
      'Der Duft verspricht {n1}, der erste Schluck bringt {n2}, der letzte {n3}.',
      'The aroma promises {n1}; the first sip delivers {n2}, the last {n3}.',
      'Duften lover {n1}; første slurk giver {n2}, den sidste {n3}.',
    ],
    [
      'Wir notierten {n1}, {n2} und {n3}, in dieser Reihenfolge und ohne Streit.',
      'We wrote down {n1}, {n2} and {n3}, in that order and without dispute.',
      'Vi noterede {n1}, {n2} og {n3}, i den rækkefølge og uden strid.',
    ],
    [
      '{N1} und {n2} tragen ihn, {n3} rundet ihn ab.',
      '{N1} and {n2} carry it; {n3} rounds it off.',
      '{N1} og {n2} bærer den; {n3} runder af.',
    ],
    [
      'Man denkt an {n1}, dann an {n2}, und nach dem Schlucken bleibt {n3}.',
      'You think of {n1}, then of {n2}, and {n3} is what remains.',
      'Man tænker på {n1}, så på {n2}, og når man har sunket, bliver {n3} tilbage.',
    ],
    [
      'Am Anfang erinnert er an {n1}, in der Mitte an {n2}, am Ende an {n3}.',
      'At the start it recalls {n1}, in the middle {n2}, at the end {n3}.',
      'I begyndelsen minder den om {n1}, i midten om {n2}, til sidst om {n3}.',
    ],
    [
      'Erst {n1}, dann {n2}, zuletzt {n3}: So aufgeräumt ist selten ein Kaffee.',
      'First {n1}, then {n2}, finally {n3}: few coffees are this tidy.',
      'Først {n1}, så {n2}, til sidst {n3}: Så velordnet er en kaffe sjældent.',
    ],
    [
      'Etwas {n1}, viel {n2}, am Ende {n3}, und alles ohne Schwere.',
      'Some {n1}, a lot of {n2}, {n3} at the end, and nothing heavy about it.',
      'Lidt {n1}, meget {n2}, {n3} til sidst, og det hele uden tyngde.',
    ],
    [
      'Mit feinerer Mahlung wird {n1} deutlicher, mit gröberer {n2}; {n3} bleibt in jedem Fall.',
      'A finer grind brings out {n1}, a coarser one {n2}; {n3} is there either way.',
      'Malet finere bliver {n1} tydeligere, grovere {n2}; {n3} bliver i begge tilfælde.',
    ],
    [
      '{N1}, {n2} und {n3} stehen auf der Packung, und ausnahmsweise stimmt es.',
      '{N1}, {n2} and {n3} are printed on the bag, and for once it is true.',
      '{N1}, {n2} og {n3}, står der på posen, og for en gangs skyld passer det.',
    ],
  ]),
  round: localizedRows([
    [
      'Er schmeckt nach {n1}, dann weich nach {n2}, mit etwas {n3} am Rand.',
      'It tastes of {n1}, then, softer, of {n2}, with a little {n3} at the edges.',
      'Den smager af {n1}, så blødt af {n2}, med lidt {n3} i kanten.',
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
      'Wer {n1} mag, ist hier richtig; {n2} und {n3} sind die Zugabe.',
      'If you like {n1}, you will come back for more; {n2} and {n3} are a bonus.',
      'Holder du af {n1}, er den noget for dig; {n2} og {n3} er en ekstra gevinst.',
    ],
    [
      '{N1} und {n2} halten sich die Waage, {n3} schaut kurz vorbei.',
      '{N1} and {n2} keep each other in balance; {n3} makes a brief appearance.',
      '{N1} og {n2} holder hinanden i balance; {n3} kigger forbi.',
    ],
    [
      'Ein Kaffee mit {n1} im Duft, {n2} auf der Zunge und {n3} danach.',
      'A coffee with {n1} in the aroma, {n2} on the tongue and {n3} after.',
      'En kaffe med {n1} i duften, {n2} på tungen og {n3} bagefter.',
    ],
    [
      'Ohne Milch tritt {n1} hervor, mit Milch {n2}; {n3} bleibt in beiden Fällen.',
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
      '{N1} first, then plenty of {n2}; after a minute {n3} makes itself known.',
      '{N1} først, så masser af {n2}; efter et minut melder {n3} sig.',
    ],
    [
      'Den Anfang macht {n1}, die Mitte füllt {n2}, den Schluss setzt {n3}.',
      '{N1} opens, {n2} fills the middle, {n3} closes.',
      '{N1} lægger for, {n2} fylder midten, og {n3} slutter af.',
    ],
    [
      'Die Hauptrolle spielt {n1}; {n2} und {n3} sind die Nebenrollen.',
      'It is all about {n1}; {n2} and {n3} are the supporting cast.',
      '{N1} har hovedrollen; {n2} og {n3} er birollerne.',
    ],
    [
      'Geschmack: {n1}, gefolgt von {n2}, im trockenen Abgang {n3}.',
      'Taste: {n1}, followed by {n2}, with {n3} in the dry finish.',
      'Smag: {n1}, efterfulgt af {n2}, med {n3} i den tørre afslutning.',
    ],
    [
      '{N1} trifft {n2}, und im Hintergrund ist {n3}.',
      '{N1} meets {n2}, with {n3} in the background.',
      '{N1} møder {n2}, med {n3} i baggrunden.',
    ],
    [
      'Im Duft {n1}, beim Trinken {n2}, im Nachgeschmack {n3}.',
      '{N1} in the aroma, {n2} in the sip, {n3} in the aftertaste.',
      '{N1} i duften, {n2} i slurken, {n3} i eftersmagen.',
    ],
    [
      'Rund macht ihn {n1}, spannend {n2}, und {n3} sorgt für den langen Abgang.',
      '{N1} makes it round, {n2} makes it interesting, {n3} makes it last.',
      '{N1} gør den rund, {n2} gør den spændende, og {n3} giver den længde.',
    ],
  ]),
  dark: localizedRows([
    [
      '{N1} vorn, {n2} in der Mitte, ein Hauch {n3} im Abgang.',
      '{N1} in front, {n2} in the middle, a hint of {n3} in the finish.',
      '{N1} forrest, {n2} i midten, et strejf af {n3} i afslutningen.',
    ],
    [
      'Er schmeckt kräftig nach {n1} und {n2}, und {n3} klingt lange nach.',
      'It tastes richly of {n1} and {n2}, and {n3} lingers.',
      'Den smager kraftigt af {n1} og {n2}, og {n3} bliver hængende længe.',
    ],
    [
      'Unter der Crema wartet {n1}, darunter {n2}, ganz unten {n3}.',
      '{N1} waits under the crema, then {n2}, and at the very bottom {n3}.',
      'Under cremaen venter {n1}, under den {n2} og helt i bunden {n3}.',
    ],
    [
      'Kräftig heißt hier: viel {n1}, etwas {n2} und {n3} bis zum Schluss.',
      'Bold here means: plenty of {n1}, some {n2}, and {n3} to the very end.',
      'Kraftig betyder her: meget {n1}, lidt {n2} og {n3} til det sidste.',
    ],
    [
      'Schwarz zeigt er {n1} und {n2}, mit Milch tritt {n3} hervor.',
      'Black, it shows {n1} and {n2}; with milk, {n3} comes forward.',
      'Sort viser den {n1} og {n2}; med mælk træder {n3} frem.',
    ],
    [
      'Der Abgang dauert: erst {n1}, dann {n2}, zuletzt {n3}.',
      'The finish takes its time: first {n1}, then {n2}, last {n3}.',
      'Afslutningen tager tid: først {n1}, så {n2}, til sidst {n3}.',
    ],
    [
      '{N1} ist der Grundton, {n2} kommt dazu, {n3} klingt nach.',
      '{N1} is the keynote, {n2} joins in, {n3} lingers.',
      '{N1} er grundtonen, {n2} kommer til, og {n3} klinger ud.',
    ],
    [
      'Ein Löffel Zucker hebt {n1}, ohne Zucker führt {n2}; {n3} ist in beiden Fällen da.',
      'A spoonful of sugar lifts {n1}; without it {n2} leads; {n3} is there in both cases.',
      'En teske sukker løfter {n1}; uden sukker fører {n2}; {n3} er der i begge tilfælde.',
    ],
    [
      'Die Röstung zeigt sich als {n1} und {n2}, nicht als Kohle; {n3} macht sie mild.',
      'The roast shows as {n1} and {n2}, not as charcoal; {n3} softens it.',
      'Ristningen viser sig som {n1} og {n2}, ikke som kul; {n3} gør den mild.',
    ],
    [
      '{N1} gibt ihm Wucht, {n2} Wärme und {n3} einen langen Schluss.',
      '{N1} gives it weight, {n2} warmth and {n3} a long finish.',
      '{N1} giver tyngde, {n2} varme og {n3} en lang eftersmag.',
    ],
    [
      'Viel {n1}, wenig Säure, dazu {n2} und eine Spur {n3}.',
      'Plenty of {n1}, little acidity, plus {n2} and a trace of {n3}.',
      'Masser af {n1}, lidt syre, dertil {n2} og et spor af {n3}.',
    ],
    [
      'Auf der Zunge {n1}, am Gaumen {n2}, in der leeren Tasse {n3}.',
      'On the tongue {n1}, on the palate {n2}, in the empty cup {n3}.',
      'På tungen {n1}, mod ganen {n2}, i den tomme kop {n3}.',
    ],
    [
      'Kurz bezogen dominiert {n1}, lang bezogen {n2}, und {n3} verbindet beide.',
      'Pulled short, {n1} dominates; pulled long, {n2}; {n3} connects the two.',
      'Brygget kort dominerer {n1}, brygget langt {n2}, og {n3} binder det sammen.',
    ],
    [
      'Man riecht {n1}, schmeckt {n2} und behält {n3} auf der Zunge.',
      'You smell {n1}, taste {n2} and are left with {n3}.',
      'Duften er {n1}, smagen {n2}, eftersmagen {n3}.',
    ],
    [
      '{N1} und {n2} geben den Ton an und lassen {n3} gerade noch durch.',
      '{N1} and {n2} set the tone and just let {n3} through.',
      '{N1} og {n2} slår tonen an og lader lige netop {n3} slippe igennem.',
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
      'It is as clear as tea, yet has sweetness enough for two cups.',
      'Den er klar som te og har alligevel sødme til to kopper.',
    ],
    [
      'Bitter ist hier nichts, sauer auch nicht; saftig trifft es am besten.',
      'It is neither bitter nor sour; juicy is the word.',
      'Den er hverken bitter eller sur; saftig er ordet.',
    ],
    [
      'Die Säure ist klar, aber nicht spitz.',
      'The acidity is clear but not sharp.',
      'Syren er klar, men ikke spids.',
    ],
    [
      'Das Mundgefühl ist seidig und verschwindet schnell, der Geschmack bleibt.',
      'The mouthfeel is silky and gone soon; the taste stays.',
      'Mundfølelsen er silkeblød og hurtigt væk; smagen bliver.',
    ],
    [
      'Wer Röstbitter erwartet, wird hier nicht fündig.',
      'If you expect roast bitterness you will not find it here.',
      'Forventer du bitterhed fra ristningen, finder du den ikke her.',
    ],
    [
      'Er ist hell, aber nicht dünn: Die Süße gibt ihm Gewicht.',
      'It is light but not thin: the sweetness gives it weight.',
      'Den er lys, men ikke tynd: Sødmen giver den vægt.',
    ],
    [
      'Frucht und Süße gehen bei ihm nahtlos ineinander über.',
      'Fruit and sweetness blend seamlessly.',
      'Frugt og sødme går over i hinanden uden overgang.',
    ],
    [
      'Abgekühlt schmeckt er fast wie Saft.',
      'Once it cools, it tastes almost like juice.',
      'Når den er kølet af, smager den næsten som saft.',
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
      'It has enough body for milk and enough finesse without.',
      'Den har fylde nok til mælk og finesse nok uden.',
    ],
    [
      'Die Crema ist haselnussbraun und hält etwa zwei Minuten.',
      'The crema is hazel brown and lasts about two minutes.',
      'Cremaen er nøddebrun og holder omkring to minutter.',
    ],
    [
      'Nichts drängt sich vor, nichts fehlt; das ist schwerer, als es klingt.',
      'Nothing dominates, nothing is missing; that is harder than it sounds.',
      'Intet stikker ud, intet mangler; det er sværere, end det lyder.',
    ],
    [
      'Das Mundgefühl ist cremig, der Abgang trocken und mittellang.',
      'The mouthfeel is creamy, the finish dry and of medium length.',
      'Mundfølelsen er cremet, afslutningen tør og middellang.',
    ],
    [
      'Bitterkeit gibt es in Maßen, so wie bei guter Schokolade.',
      'There is just a little bitterness, as in good chocolate.',
      'Bitterhed er der med måde, som i god chokolade.',
    ],
    [
      'Er ist mild genug für den frühen Morgen und den späten Nachmittag.',
      'It is mild enough for the early morning and the late afternoon.',
      'Den er mild nok til den tidlige morgen og den sene eftermiddag.',
    ],
    [
      'Er ist voll im Geschmack und bleibt dabei klar.',
      'It is full in flavour and stays clear.',
      'Den har en fyldig smag og er alligevel klar.',
    ],
    [
      'Er schmeckt auch noch, wenn er zehn Minuten gestanden hat.',
      'It still tastes good after standing for ten minutes.',
      'Den smager stadig godt, når den har stået i ti minutter.',
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
      'Fast sirupartig läuft er in die Tasse, und so fühlt er sich auch im Mund an.',
      'It flows into the cup almost like syrup, and that is how it feels in the mouth.',
      'Den løber næsten som sirup ned i koppen, og sådan føles den også i munden.',
    ],
    [
      'Er hat Kraft für einen großen Milchkaffee und Ruhe für einen kleinen Schwarzen.',
      'It is strong enough for a large milky coffee and calm enough for a small black one.',
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
      'Die Crema ist lederbraun und hält lange.',
      'The crema on top is the colour of leather and lasts a long time.',
      'Øverst ligger en læderbrun crema, der holder længe.',
    ],
    [
      'Er verträgt heißes Wasser, kaltes Wetter und ungeduldige Menschen.',
      'It copes with hot water, cold weather and impatient people.',
      'Den tåler varmt vand, koldt vejr og utålmodige mennesker.',
    ],
  ]),
};
