import { localizedRows } from '../source-data/triples.ts';

export const singleOriginSentences = localizedRows([
  [
    'Die Bohnen kommen {from}, von Höfen zwischen {alt1} und {alt2} Metern.',
    'The beans come {from}, from farms between {alt1} and {alt2} metres.',
    'Bønnerne kommer {from}, fra gårde mellem {alt1} og {alt2} meter.',
  ],
  [
    'Gewachsen ist er {in}, auf {alt1} bis {alt2} Metern; geerntet wird von {month1} bis {month2}.',
    'It grew {in}, at {alt1} to {alt2} metres; harvest runs from {month1} to {month2}.',
    'Den er vokset {in}, i {alt1} til {alt2} meters højde; der høstes fra {month1} til {month2}.',
  ],
  [
    '{variety} heißt die Sorte, {alt2} Meter hoch liegt die oberste Parzelle.',
    'The variety is {variety}; the highest plot lies at {alt2} metres.',
    'Sorten hedder {variety}; den øverste parcel ligger i {alt2} meters højde.',
  ],
  [
    'Ein Kaffee {from}, gepflückt zwischen {month1} und {month2}, auf gut {alt1} Metern.',
    'A coffee {from}, picked between {month1} and {month2} at well over {alt1} metres.',
    'En kaffe {from}, plukket mellem {month1} og {month2} i godt {alt1} meters højde.',
  ],
  [
    'Er stammt {from} und besteht ganz aus {variety}.',
    'It comes {from} and is all {variety}.',
    'Den stammer {from} og består helt af {variety}.',
  ],
  [
    'Auf {alt2} Metern reifen die Kirschen drei Wochen länger als unten, das merkt man an der Süße.',
    'At {alt2} metres the cherries ripen three weeks longer than below; the sweetness shows it.',
    'I {alt2} meters højde modner bærrene tre uger længere end nede; det kan smages på sødmen.',
  ],
  [
    '{in_}, wo von {month1} bis {month2} geerntet wird, hat {brand} seit Jahren einen festen Partner.',
    '{in_}, where the harvest runs from {month1} to {month2}, {brand} has had a steady partner for years.',
    '{in_}, hvor der høstes fra {month1} til {month2}, har {brand} i årevis haft en fast partner.',
  ],
  [
    'Angebaut wird {in} vor allem {variety}, gepflückt in mehreren Durchgängen.',
    'What grows {in} is mainly {variety}, picked in several passes.',
    'Der dyrkes især {variety} {in}, og bærrene plukkes ad flere omgange.',
  ],
  [
    'Zwischen {alt1} und {alt2} Metern wird von Hand gepflückt, Kirsche für Kirsche.',
    'Between {alt1} and {alt2} metres picking is done by hand, cherry by cherry.',
    'Mellem {alt1} og {alt2} meter plukkes der i hånden, bær for bær.',
  ],
  [
    'Angebaut wird er {in}, auf bis zu {alt2} Metern.',
    'It is grown {in}, at up to {alt2} metres.',
    'Den er dyrket {in} i op til {alt2} meters højde.',
  ],
  [
    'Der Rohkaffee kommt {from}; die Ernte von {month1} bis {month2} lag in diesem Jahr früh.',
    'The green coffee comes {from}; this year’s harvest, {month1} to {month2}, was early.',
    'Råkaffen kommer {from}; høsten fra {month1} til {month2} lå tidligt i år.',
  ],
  [
    'Er kommt {from}, aus einem einzigen Lot von {lot} Säcken.',
    'It comes {from}, from a single lot of {lot} sacks.',
    'Den kommer {from}, fra ét parti på {lot} sække.',
  ],
  [
    '{lot} Säcke {variety}, {alt1} Meter, ein Hang: Mehr Zutaten hat er nicht.',
    '{lot} sacks of {variety}, {alt1} metres, one slope: it has no other ingredients.',
    '{lot} sække {variety}, {alt1} meter, én skråning: Flere ingredienser har den ikke.',
  ],
  [
    'Dieser Kaffee {from} ging in {lot} Säcken auf die Reise und kam in {lot} an.',
    'This coffee {from} set out in {lot} sacks and arrived in {lot}.',
    'Denne kaffe {from} rejste af sted i {lot} sække og kom frem i {lot}.',
  ],
  [
    'Aufbereitet wird auf {alt1} Metern, keine halbe Stunde von den Bäumen entfernt.',
    'Processing happens at {alt1} metres, less than half an hour from the trees.',
    'Der forarbejdes i {alt1} meters højde, under en halv time fra træerne.',
  ],
  [
    'Die Ernte beginnt im {month1}, der beste Teil kommt vier Wochen später, und den nimmt {brand}.',
    'Harvest begins in {month1}; the best part comes four weeks later, and {brand} takes that.',
    'Høsten begynder i {month1}; den bedste del kommer fire uger senere, og den tager {brand}.',
  ],
]);

/** For any blend; `from1` is the largest part. */
export const blendSentences = localizedRows([
  [
    'Der Anteil {from2} gibt dem Kaffee {from1} Ecken und Kanten.',
    'The share {from2} gives the coffee {from1} an edge.',
    'Andelen {from2} giver kaffen {from1} lidt kant.',
  ],
  [
    'Ohne die {share2} Prozent {from2} wäre er brav; mit ihnen hat er Charakter.',
    'Without the {share2} per cent {from2} it would be tame; with it, it has character.',
    'Uden de {share2} procent {from2} ville den være lidt for pæn; det er den ikke.',
  ],
]);

/** Only for blends of two. */
export const pairSentences = localizedRows([
  [
    '{share1} Prozent kommen {from1}, das letzte Wort haben die {share2} Prozent {from2}.',
    '{share1} per cent comes {from1}; the {share2} per cent {from2} has the last word.',
    '{share1} procent kommer {from1}; de {share2} procent {from2} har det sidste ord.',
  ],
  [
    '{share1} Prozent {from1}, {share2} Prozent {from2}, gemischt nach dem Rösten.',
    '{share1} per cent {from1}, {share2} per cent {from2}, blended after roasting.',
    '{share1} procent {from1}, {share2} procent {from2}, blandet efter ristningen.',
  ],
  [
    '{brand} mischt {share1} zu {share2}: Bohnen {from1} und Bohnen {from2}.',
    '{brand} blends {share1} to {share2}: beans {from1} and beans {from2}.',
    '{brand} blander {share1} til {share2}: bønner {from1} og bønner {from2}.',
  ],
  [
    'Gemischt wird er aus Lots {from1} und {from2}, im Verhältnis {share1} zu {share2}.',
    'It is blended from lots {from1} and {from2}, {share1} to {share2}.',
    'Den er blandet af partier {from1} og {from2} i forholdet {share1} til {share2}.',
  ],
  [
    'Beide Herkünfte werden getrennt geröstet: zuerst der Kaffee {from1}, dann der {from2}.',
    'The two origins are roasted separately: first the coffee {from1}, then the one {from2}.',
    'De to oprindelser ristes hver for sig: først kaffen {from1}, så den {from2}.',
  ],
  [
    'Rezept: {share1} Teile {from1}, {share2} Teile {from2}, dann Geduld.',
    'Recipe: {share1} parts {from1}, {share2} parts {from2}, then patience.',
    'Opskrift: {share1} dele {from1}, {share2} dele {from2}, derefter tålmodighed.',
  ],
  [
    'Die Ernte {from1} wechselt jährlich, die {from2} gleicht aus.',
    'The crop {from1} changes every year; the one {from2} evens it out.',
    'Høsten {from1} skifter fra år til år; den {from2} jævner ud.',
  ],
]);

/** Only where Arabica is the largest part: they call it soft or sweet. */
export const arabicaLedSentences = localizedRows([
  [
    'Die Basis kommt {from1}, dazu {share2} Prozent {from2}.',
    'The base comes {from1}, joined by {share2} per cent {from2}.',
    'Grundlaget kommer {from1}, dertil {share2} procent {from2}.',
  ],
  [
    'In der Mischung steckt Kaffee {from1} für die Süße und Kaffee {from2} für das Rückgrat.',
    'The blend has coffee {from1} for sweetness and coffee {from2} for backbone.',
    'I blandingen giver kaffe {from1} sødme og kaffe {from2} rygrad.',
  ],
  [
    'Den Ton gibt der Kaffee {from1} an, den Rest erledigt der Anteil {from2}.',
    'The coffee {from1} sets the tone; the share {from2} does the rest.',
    'Kaffen {from1} slår tonen an; andelen {from2} klarer resten.',
  ],
  [
    'Kaffee {from1} macht ihn weich, Kaffee {from2} lebhaft.',
    'Coffee {from1} makes it soft, coffee {from2} lively.',
    'Kaffe {from1} gør den blød, kaffe {from2} gør den livlig.',
  ],
]);

export const robustaSentences = localizedRows([
  [
    '{robusta} Prozent Robusta geben Körper und Crema, ohne nach Gummi zu schmecken.',
    '{robusta} per cent Robusta gives body and crema without tasting of rubber.',
    '{robusta} procent Robusta giver fylde og crema uden at smage af gummi.',
  ],
  [
    '{arabica} Prozent Arabica und {robusta} Prozent Robusta, das gibt ihm Halt.',
    '{arabica} per cent Arabica and {robusta} per cent Robusta: that gives it backbone.',
    '{arabica} procent Arabica og {robusta} procent Robusta; det giver den rygrad.',
  ],
  [
    'Der Robusta-Anteil von {robusta} Prozent spart nicht, er gehört zum Rezept.',
    'The {robusta} per cent of Robusta is not there to save money; it belongs in the recipe.',
    'De {robusta} procent Robusta er ikke en besparelse; de hører til opskriften.',
  ],
  [
    'Arabica {arabica}, Robusta {robusta}: Das erklärt die Crema.',
    'Arabica {arabica}, Robusta {robusta}: that explains the crema.',
    'Arabica {arabica}, Robusta {robusta}: Det forklarer cremaen.',
  ],
  [
    '{robusta} Prozent Robusta bringen Koffein und einen langen Abgang.',
    '{robusta} per cent Robusta brings caffeine and a long finish.',
    '{robusta} procent Robusta giver koffein og en lang eftersmag.',
  ],
  [
    'Wer Robusta scheut, sollte die {robusta} Prozent hier trotzdem probieren.',
    'If you shy away from Robusta, try the {robusta} per cent here all the same.',
    'Er du varsom med Robusta, så prøv alligevel de {robusta} procent her.',
  ],
]);

export const decafSentences = localizedRows([
  [
    'Das Koffein wird mit Wasser entzogen, ohne Lösungsmittel; alles andere bleibt.',
    'The caffeine is taken out with water, without solvents; everything else stays.',
    'Koffeinen trækkes ud med vand, uden opløsningsmidler; alt andet bliver.',
  ],
  [
    'Entkoffeiniert wird vor dem Rösten, mit Quellwasser und Kohlefiltern.',
    'Decaffeination happens before roasting, with spring water and carbon filters.',
    'Koffeinen fjernes før ristningen, med kildevand og kulfiltre.',
  ],
  [
    'Entkoffeiniert, aber nicht ohne Charakter: Man kann ihn um elf Uhr abends trinken.',
    'Decaffeinated, but not without character: you can drink it at eleven at night.',
    'Koffeinfri, men ikke uden karakter: Man kan drikke den klokken elleve om aftenen.',
  ],
  [
    'Das Koffein, das bleibt, liegt unter dem gesetzlichen Grenzwert von 0,1 Prozent.',
    'The caffeine that remains is below the legal limit of 0.1 per cent.',
    'Restkoffeinen ligger under lovens grænse på 0,1 procent.',
  ],
  [
    'Entkoffeinierte Bohnen sind schon vor dem Rösten braun, deshalb röstet {brand} nach Gehör.',
    'Decaffeinated beans are brown even before roasting, so {brand} roasts by ear.',
    'Koffeinfri bønner er brune allerede før ristningen, så {brand} rister efter gehør.',
  ],
  [
    'Von fünf Leuten in unserem Test haben drei nicht gemerkt, dass Koffein fehlt.',
    'Of five people in our test three did not notice that the caffeine was missing.',
    'Af fem personer i vores test opdagede tre ikke, at koffeinen manglede.',
  ],
]);
