import { localizedRows } from './triples.ts';

/** Small stories from the farm; they go with coffees of one origin. */
export const farmAnecdotes = localizedRows([
  [
    'Der Hof gehört zwei Cousinen, die sich nur über den richtigen Erntetag streiten.',
    'The farm belongs to two cousins who quarrel only about the right day to pick.',
    'Gården ejes af to kusiner, som kun skændes om den rigtige plukkedag.',
  ],
  [
    'Gepflückt wird nach einem Farbband am Handgelenk: Was heller ist, bleibt hängen.',
    'Picking follows a ribbon of colour on the wrist: anything lighter stays on the tree.',
    'Der plukkes efter et farvebånd om håndleddet: Det, der er lysere, bliver hængende.',
  ],
  [
    'Der Großvater pflanzte die ersten Bäume als Hecke gegen die Ziegen des Nachbarn.',
    'The grandfather planted the first trees as a hedge against the neighbour’s goats.',
    'Bedstefaren plantede de første træer som hæk mod naboens geder.',
  ],
  [
    'Die Schule am Hang wurde aus dem Zuschlag der letzten drei Ernten gebaut.',
    'The school on the slope was built from the premium of the last three harvests.',
    'Skolen på skråningen er bygget for tillægget fra de sidste tre høster.',
  ],
  [
    'Auf dem Hof hängt ein Thermometer am Trockentisch, abgelesen wird es von den Kindern.',
    'A thermometer hangs by the drying table; the children read it off.',
    'Der hænger et termometer ved tørrebordet; det er børnene, der aflæser det.',
  ],
  [
    'Vor zehn Jahren verkaufte die Familie ihre Kirschen noch an der Straße, nach Eimern.',
    'Ten years ago the family still sold its cherries by the road, by the bucket.',
    'For ti år siden solgte familien stadig sine bær ved vejen, i spande.',
  ],
  [
    'Ein Drittel der Fläche bleibt Wald, das ist Beschluss der Genossenschaft.',
    'A third of the land stays forest, by decision of the cooperative.',
    'En tredjedel af arealet forbliver skov; det har kooperativet besluttet.',
  ],
  [
    'Die Chefin der Waschstation hat früher Buchhaltung gemacht, das merkt man den Lots an.',
    'The head of the washing station used to be a bookkeeper, and the lots show it.',
    'Lederen af vaskestationen var tidligere bogholder, og det kan mærkes på partierne.',
  ],
  [
    'Kompostiert wird alles, auch das Fruchtfleisch; nach zwei Jahren liegt es wieder unter den Bäumen.',
    'Everything is composted, pulp included; two years later it lies under the trees again.',
    'Alt komposteres, også frugtkødet; efter to år ligger det igen under træerne.',
  ],
  [
    'Ein Sturm hat 2022 die Hälfte der Schattenbäume umgelegt, nachgepflanzt ist inzwischen doppelt so viel.',
    'In 2022 a storm felled half the shade trees; twice as many have been planted since.',
    'I 2022 væltede en storm halvdelen af skyggetræerne; siden er der plantet dobbelt så mange.',
  ],
  [
    'Der Verwalter schreibt jeden Regentag in ein Schulheft, seit 1988.',
    'The manager has written every day of rain into a school notebook since 1988.',
    'Forvalteren har skrevet hver regnvejrsdag ned i et skolehæfte siden 1988.',
  ],
  [
    'Bienenstöcke zwischen den Reihen bringen ein Fünftel mehr Früchte und nebenbei Honig.',
    'Beehives between the rows bring a fifth more fruit, and honey besides.',
    'Bistader mellem rækkerne giver en femtedel flere frugter og honning ved siden af.',
  ],
  [
    'Die Kirschen werden am selben Abend verarbeitet, notfalls mit Stirnlampe.',
    'The cherries are processed the same evening, by headlamp if need be.',
    'Bærrene forarbejdes samme aften, om nødvendigt med pandelampe.',
  ],
  [
    'Die Genossenschaft wählt ihre Vorsitzende per Handzeichen, gezählt wird zweimal.',
    'The cooperative elects its chair by show of hands and counts twice.',
    'Kooperativet vælger sin formand ved håndsoprækning, og der tælles to gange.',
  ],
  [
    'Das Lot ist klein, mehr gab der obere Hang nicht her.',
    'The lot is small; the upper slope gave no more.',
    'Partiet er lille; mere gav den øvre skråning ikke.',
  ],
  [
    'Der Agronom des Dorfs ist dreiundzwanzig und hat schon die zweite Baumschule angelegt.',
    'The village agronomist is twenty-three and has already laid out a second nursery.',
    'Landsbyens agronom er treogtyve og har allerede anlagt den anden planteskole.',
  ],
  [
    'Wir haben den Hof 2024 besucht und sind mit nassen Schuhen und zwei Lots zurückgekommen.',
    'We visited the farm in 2024 and came back with wet shoes and two lots.',
    'Vi besøgte gården i 2024 og kom hjem med våde sko og to partier.',
  ],
  [
    'Ein Teil der Ernte ging früher verloren, weil der Weg zur Station zu weit war; seit es einen Wagen gibt, kommt alles an.',
    'Part of the crop used to be lost because the station was too far away; now there is a truck, and all of it arrives.',
    'En del af høsten gik før tabt, fordi der var for langt til stationen; nu er der en vogn, og alt kommer frem.',
  ],
  [
    'Die Familie trinkt ihren Kaffee mit Zimtrinde, wir haben es probiert und lassen es lieber.',
    'The family drinks its coffee with cinnamon bark; we tried it and prefer not to.',
    'Familien drikker sin kaffe med kanelbark; vi har prøvet det og lader helst være.',
  ],
  [
    'Die Bäume sind vierzehn Jahre alt, im besten Alter also.',
    'The trees are fourteen years old, so in their prime.',
    'Træerne er fjorten år gamle og altså i deres bedste alder.',
  ],
  [
    'Beim Sortieren läuft Radio, sonst schläft am dritten Tisch jemand ein.',
    'The radio plays during sorting, otherwise somebody falls asleep at table three.',
    'Radioen kører under sorteringen, ellers falder nogen i søvn ved bord tre.',
  ],
  [
    'Bezahlt wird nach Verkostung, nicht nach Gewicht; die Preisliste hängt an der Tür.',
    'Payment follows the cupping, not the weight; the price list hangs on the door.',
    'Der betales efter smagning, ikke efter vægt; prislisten hænger på døren.',
  ],
  [
    'Die Station hat ihr Abwasser drei Jahre lang gefiltert, bevor es Vorschrift wurde.',
    'The station filtered its waste water for three years before it became a rule.',
    'Stationen filtrerede sit spildevand i tre år, før det blev et krav.',
  ],
  [
    'Zwei Brüder teilen sich den Hang: Der eine pflanzt, der andere schneidet, gesprochen wird wenig.',
    'Two brothers share the slope: one plants, the other prunes, little is said.',
    'To brødre deler skråningen: Den ene planter, den anden beskærer, og der siges ikke meget.',
  ],
  [
    'Die unteren Parzellen lassen wir aus, sie reifen zu schnell.',
    'We leave out the lower plots; they ripen too fast.',
    'De nederste parceller springer vi over; de modner for hurtigt.',
  ],
  [
    'Einmal im Jahr tauschen die Nachbarhöfe ihre Kaffees blind, der Verlierer kocht.',
    'Once a year the neighbouring farms swap their coffees blind; the loser cooks.',
    'En gang om året bytter nabogårdene kaffe i blinde; taberen laver maden.',
  ],
  [
    'Das Lager der Genossenschaft ist die alte Kirche, kühl ist sie jedenfalls.',
    'The store of the cooperative is the old church; it is certainly cool in there.',
    'Kooperativets lager er den gamle kirke; kølig er den i hvert fald.',
  ],
  [
    'Die Sortiererinnen haben 2021 eine eigene Marke gegründet und verkaufen inzwischen ein Zehntel selbst.',
    'In 2021 the sorters founded a label of their own and now sell a tenth themselves.',
    'I 2021 grundlagde kvinderne ved sorteringsbordene deres eget mærke og sælger nu en tiendedel selv.',
  ],
  [
    'Der Hof hat keinen Strom, aber drei Generationen Erfahrung mit Holzfeuer und Schatten.',
    'The farm has no electricity, but three generations of experience with wood fires and shade.',
    'Gården har ingen strøm, men tre generationers erfaring med brænde og skygge.',
  ],
  [
    'Geschlossene Säcke, Papierfutter, sechs Wochen Seeweg: So kommt er bei uns an.',
    'Sealed sacks, paper lining, six weeks at sea: that is how it reaches us.',
    'Lukkede sække, papirfor, seks uger til søs: Sådan når den frem til os.',
  ],
]);

/** Small stories from the roastery; they go with any coffee. */
export const roasteryAnecdotes = localizedRows([
  [
    'Entstanden ist er aus einem Missverständnis beim Mischen, das niemand rückgängig machen wollte.',
    'It came from a misunderstanding at the blending table that nobody wanted to undo.',
    'Den opstod af en misforståelse ved blandebordet, som ingen ville gøre om.',
  ],
  [
    'Im Probenbuch der Rösterei steht neben diesem Kaffee nur ein Haken.',
    'In the roastery’s sample book there is just a tick beside this coffee.',
    'I risteriets prøvebog står der kun et flueben ud for denne kaffe.',
  ],
  [
    'In der Rösterei trinkt man ihn selbst, aus Wassergläsern, um zehn Uhr.',
    'The roastery team drinks it at ten o’clock, from water glasses.',
    'På risteriet drikker de den selv, af vandglas, klokken ti.',
  ],
  [
    'Drei Versuche gingen in den Kompost, der vierte in die Packung.',
    'Three attempts went into the compost, the fourth into the bag.',
    'Tre forsøg gik i komposten, det fjerde i posen.',
  ],
  [
    'Der Name war als Witz gemeint und ist auf dem Etikett geblieben.',
    'The name was meant as a joke and stayed on the label.',
    'Navnet var ment som en vittighed og blev på etiketten.',
  ],
  [
    'Die erste Charge war für eine Hochzeit bestellt, danach riefen die Gäste an.',
    'The first batch was ordered for a wedding; afterwards the guests called.',
    'Den første portion var bestilt til et bryllup; bagefter ringede gæsterne.',
  ],
  [
    'Wer die Charge röstet, unterschreibt das Röstprotokoll; das hält die Hand ruhig.',
    'Whoever roasts the batch signs the log; that keeps the hand steady.',
    'Den, der rister, skriver under på ristekortet; det holder hånden rolig.',
  ],
  [
    'Ein Stammgast der Rösterei bestellt ihn seit Jahren unter einem falschen Namen, und alle wissen, was gemeint ist.',
    'A regular of the roastery has ordered it under the wrong name for years, and everyone knows what he means.',
    'En stamgæst i risteriet har i årevis bestilt den under et forkert navn, og alle ved, hvad han mener.',
  ],
  [
    'Die Trommel ist älter als die Röstmeisterin, die Brenner sind neu.',
    'The drum is older than the master roaster; the burners are new.',
    'Tromlen er ældre end ristemesteren; brænderne er nye.',
  ],
  [
    'Als die Ernte 2023 ausfiel, verschwand er ein Jahr lang aus dem Regal, statt schlechter zu werden.',
    'When the 2023 crop failed, it left the shelf for a year rather than get worse.',
    'Da høsten slog fejl i 2023, forsvandt den fra hylden i et år frem for at blive dårligere.',
  ],
  [
    'Vor dem Verpacken geht jede Charge über ein Sieb, das Steine findet und einmal einen Ehering.',
    'Before packing every batch passes a sieve that finds stones and, once, a wedding ring.',
    'Før pakningen går hver portion over en si, der finder sten og en enkelt gang en vielsesring.',
  ],
  [
    'Das Etikett hat die Tochter des Rösters gezeichnet, mit neun.',
    'The label was drawn by the roaster’s daughter when she was nine.',
    'Etiketten er tegnet af risterens datter, da hun var ni.',
  ],
  [
    'Im Sommer wird nachts geröstet, weil die Halle sonst zu warm wird.',
    'In summer the roasting is done at night, because the hall gets too warm otherwise.',
    'Om sommeren ristes der om natten, fordi hallen ellers bliver for varm.',
  ],
  [
    'Wer die Rösterei besucht, bekommt ihn ungefragt hingestellt.',
    'Visitors to the roastery are given a cup of it unasked.',
    'Besøger man risteriet, får man en kop af den stillet foran sig uden at spørge.',
  ],
  [
    'Bei der Blindverkostung in unserem Lager haben ihn fünf von sieben erkannt, das ist viel.',
    'In the blind tasting in our warehouse five out of seven recognised it, which is a lot.',
    'Ved blindsmagningen på vores lager genkendte fem ud af syv den; det er mange.',
  ],
  [
    'Wir haben ihn zuerst abgelehnt; beim zweiten Muster lag es an unserer Mühle.',
    'We turned it down at first; with the second sample we found our grinder was to blame.',
    'Først afviste vi den; ved den anden prøve viste det sig at være vores kværn.',
  ],
  [
    'Auf der Rückseite der Packung steht das Röstdatum von Hand geschrieben, das mögen wir.',
    'The roast date on the back of the bag is written by hand; we like that.',
    'Ristedatoen bag på posen er skrevet i hånden; det kan vi godt lide.',
  ],
  [
    'Der Röster hört auf das Knacken, der Rechner schreibt nur mit.',
    'The roaster listens for the crack; the computer merely takes notes.',
    'Risteren lytter efter knækket; computeren fører bare protokol.',
  ],
  [
    'In der Werkstatt nebenan wird er aus Emaille getrunken und für gut befunden.',
    'The workshop next door drinks it from enamel mugs and approves.',
    'I værkstedet ved siden af drikkes den af emalje og findes god.',
  ],
  [
    'Der Zoll hat einmal eine ganze Lieferung auf Proben verbraucht, sagt man.',
    'Customs once used up a whole delivery on samples, they say.',
    'Tolden brugte engang en hel leverance på prøver, siges det.',
  ],
  [
    'Für jede verkaufte Palette pflanzt die Rösterei einen Schattenbaum und schickt das Foto.',
    'For every pallet sold the roastery plants a shade tree and sends the photograph.',
    'For hver solgt palle planter risteriet et skyggetræ og sender billedet.',
  ],
  [
    'Er wurde für eine Bäckerei gemischt, die früh um fünf niemanden erschrecken wollte.',
    'It was made for a bakery that did not want to startle anyone at five in the morning.',
    'Den blev lavet til et bageri, der ikke ville forskrække nogen klokken fem om morgenen.',
  ],
  [
    'Das Rezept passt auf einen Bierdeckel und hängt auch auf einem.',
    'The recipe fits on a beer mat, and hangs on the wall on one.',
    'Opskriften kan stå på en ølbrik og hænger da også på en.',
  ],
  [
    'Nach jeder Ernte wird das Profil neu gefahren, der Name bleibt, die Kurve nicht.',
    'After each harvest the profile is redone; the name stays, the curve does not.',
    'Efter hver høst laves profilen om; navnet bliver, kurven gør ikke.',
  ],
  [
    'Kühlt die Charge zu langsam, wird sie nicht verkauft, sondern verschenkt.',
    'If a batch cools too slowly it is not sold but given away.',
    'Køler en portion for langsomt, bliver den ikke solgt, men givet væk.',
  ],
  [
    'Auf Messen ist er der Kaffee, bei dem die Standnachbarn zuerst vorbeikommen.',
    'At trade fairs it is the coffee that brings the neighbours over first.',
    'På messer er det den kaffe, der først får standnaboerne til at kigge forbi.',
  ],
  [
    'Die erste Fassung war schärfer; zwanzig Briefe haben das geändert.',
    'The first version was sharper; twenty letters changed that.',
    'Den første udgave var skarpere; tyve breve ændrede på det.',
  ],
  [
    'Ein Chor in der Nachbarschaft probt damit seit Jahren dienstags bis zehn.',
    'A choir in the neighbourhood has rehearsed on it for years, Tuesdays until ten.',
    'Et kor i nabolaget har i årevis øvet på den, tirsdag til klokken ti.',
  ],
  [
    'Die Packung ruht nach dem Füllen zwei Tage, erst dann verlässt sie das Haus.',
    'After filling, the bag rests for two days before it leaves the house.',
    'Efter fyldningen hviler posen i to dage, før den forlader huset.',
  ],
  [
    'Auf der Röstkarte steht neben der Endtemperatur ein Ausrufezeichen, warum, weiß nur der Röster.',
    'On the roast card there is an exclamation mark beside the end temperature; only the roaster knows why.',
    'På ristekortet står der et udråbstegn ud for sluttemperaturen; kun risteren ved hvorfor.',
  ],
  [
    'Zum zehnjährigen Bestehen sollte er ausgetauscht werden, der Protest kam per Postkarte.',
    'It was to be replaced for the tenth anniversary; the protest came by postcard.',
    'Den skulle udskiftes til tiårsjubilæet; protesten kom med postkort.',
  ],
  [
    'Unser Lager mag ihn, weil er als Einziger durch den Karton riecht.',
    'Our warehouse likes it because it is the only one you smell through the carton.',
    'Vores lager holder af den, fordi den er den eneste, man kan dufte gennem kassen.',
  ],
  [
    'Geröstet wird nur auf Bestellung, deshalb gibt es im Sommer manchmal eine Woche Pause.',
    'It is roasted to order only, so in summer there is sometimes a week’s pause.',
    'Den ristes kun på bestilling, så om sommeren er der af og til en uges pause.',
  ],
  [
    'Der Lehrling hat ihn im zweiten Jahr vorgeschlagen und durfte ihn nennen, wie er wollte.',
    'The apprentice proposed it in the second year and was free to choose the name.',
    'Lærlingen foreslog den på andet år og måtte selv vælge navnet.',
  ],
  [
    'Zwei Fahrradkuriere streiten bis heute, wer ihn zuerst ausgefahren hat.',
    'Two bicycle couriers still argue about who delivered it first.',
    'To cykelbude skændes stadig om, hvem der bragte den ud først.',
  ],
  [
    'Im Kühlsieb sieht man schon, ob er gelingt: Die Oberfläche muss matt bleiben.',
    'You can tell in the cooling tray whether it has worked: the surface must stay matt.',
    'Man ser allerede i kølebakken, om den er lykkedes: Overfladen skal være mat.',
  ],
]);
