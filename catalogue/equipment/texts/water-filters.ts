import { type Material, s } from '../describe.ts';

export const waterFilterTexts: Material = {
  sentences: 4,
  topics: {
    open: [
      s(
        '{name} nimmt dem Leitungswasser einen Teil der Härte, nicht die ganze, und das mit Absicht.',
        '{name} takes part of the hardness out of tap water, not all of it, and on purpose.',
        '{name} fjerner en del af hårdheden fra vandet, ikke det hele, og det er med vilje.',
        'softens',
      ),
      s(
        'Wasser oben einfüllen, zwei Minuten warten, weicheres Wasser ausschenken: So arbeitet {name}.',
        'Pour water in at the top, wait two minutes, and it comes out softer: that is how {name} works.',
        'Hæld vand i foroven, vent to minutter, og få blødere vand: Sådan virker {name}.',
        'jug',
      ),
      s(
        '{name} kommt in den Tank, und du kannst den Filter vergessen, bis der Kalender sich meldet.',
        '{name} goes into the tank, and you can forget it until the calendar reminds you.',
        '{name} lægges i tanken, og så kan du glemme filteret, til kalenderen siger til.',
        'pouch',
      ),
      s(
        'Eine Kartusche {name} reicht für {litres}, das ist zu zweit etwa ein Monat.',
        'One {name} cartridge lasts for {litres}, about a month for two people.',
        'En patron {name} rækker til {litres}, cirka en måned for to.',
        'cartridge',
      ),
      s(
        '{name} sitzt zwischen Wasserhahn und Maschine und schafft {litres}.',
        '{name} sits between tap and machine and treats {litres}.',
        '{name} sidder mellem vandhane og maskine og klarer {litres}.',
        'line',
      ),
      s(
        'Wo das Wasser zu weich ist, gibt {name} ihm Mineralien zurück.',
        'Where water is too soft, {name} puts minerals back in.',
        'Hvor vandet er for blødt, giver {name} det mineraler tilbage.',
        'drops',
      ),
      s(
        'Bevor du einen Filter kaufst, tauch einen Streifen ein: {name} sagt dir, ob du einen brauchst.',
        'Before buying a filter, dip a strip: {name} tells you whether you need one.',
        'Dyp en strimmel, før du køber et filter: {name} siger, om du har brug for et.',
        'test',
      ),
      s(
        '{brand} hat {name} auf Kaffee abgestimmt, nicht auf Tee.',
        '{brand} has tuned {name} for coffee, not for tea.',
        '{brand} har afstemt {name} til kaffe, ikke til te.',
        'softens',
      ),
    ],
    effect: [
      s(
        'Ein Ionentauscher senkt die Karbonathärte, Chlor bleibt in der Aktivkohle.',
        'An ion exchanger lowers carbonate hardness; chlorine stays in the activated carbon.',
        'En ionbytter sænker karbonathårdheden; klor bliver i det aktive kul.',
        'softens !magnesium',
      ),
      s(
        'Calcium wird gegen Magnesium getauscht, der Kaffee schmeckt danach süßer.',
        'Calcium is exchanged for magnesium, and the coffee tastes sweeter.',
        'Calcium byttes til magnesium, og kaffen smager sødere.',
        'magnesium',
      ),
      s(
        'Im Kessel setzt sich weniger Kalk ab, du entkalkst halb so oft.',
        'Less limescale builds up in the boiler, so you descale half as often.',
        'Der sætter sig mindre kalk i kedlen; du afkalker halvt så tit.',
        'softens',
      ),
      s(
        'Acht Tropfen auf einen Liter destilliertes Wasser ergeben gutes Brühwasser.',
        'Eight drops per litre of distilled water make good brewing water.',
        'Otte dråber pr. liter destilleret vand giver godt bryggevand.',
        'drops',
      ),
      s(
        'Gemessen werden Gesamthärte und Alkalität, auf ein Grad genau.',
        'It measures total hardness and alkalinity, to one degree.',
        'Den måler total hårdhed og alkalinitet med én grads nøjagtighed.',
        'test',
      ),
      s(
        'Am Filterkopf stellst du ein, wie viel Wasser ungefiltert vorbeiläuft.',
        'On the filter head you set how much water bypasses the filter.',
        'På filterhovedet indstiller du, hvor meget vand der løber ufiltreret forbi.',
        'head',
      ),
      s(
        'Die Säure heller Röstungen kommt klarer heraus, wenn weniger Karbonat sie puffert.',
        'The acidity of light roasts comes out more clearly with less carbonate to buffer it.',
        'Syren i lyse ristninger træder klarere frem, når mindre karbonat dæmper den.',
        'softens',
      ),
    ],
    use: [
      s(
        'Schreib das Datum auf den Filter, sonst bleibt er immer zu lange drin.',
        'Write the date on the filter; everybody leaves it too long otherwise.',
        'Skriv datoen på filteret, ellers får det altid lov at sidde for længe.',
        'softens',
      ),
      s(
        'Nach {litres} oder nach Plan wechseln, was zuerst kommt.',
        'Change after {litres} or on schedule, whichever comes first.',
        'Skift efter {litres} eller efter planen, alt efter hvad der kommer først.',
        'softens',
      ),
      s(
        'Spüle die ersten zwei Füllungen weg, dann ist der Kohlestaub draußen.',
        'Discard the first two fills and the carbon dust is out.',
        'Hæld de første to fyldninger ud, så er kulstøvet væk.',
        'softens !line',
      ),
      s(
        'Schläuche mit drei Achtel Zoll liegen bei.',
        'Three-eighths-inch hoses are included.',
        'Slanger på tre ottendedele tomme følger med.',
        'head',
      ),
      s(
        'Vergleiche die Farbe bei Tageslicht, Küchenlampen täuschen.',
        'Compare the colour in daylight; kitchen lamps distort it.',
        'Sammenlign farven i dagslys; køkkenlamper snyder.',
        'test',
      ),
      s(
        'Passt in Tanks mit einer Öffnung ab fünf Zentimetern.',
        'Fits tanks with an opening of five centimetres or more.',
        'Passer i tanke med en åbning på mindst fem centimeter.',
        'pouch',
      ),
      s(
        'Die Flasche hält geöffnet ein Jahr.',
        'Once opened the bottle keeps for a year.',
        'Åbnet holder flasken et år.',
        'drops',
      ),
    ],
    limit: [
      s(
        'Bei weichem Wasser unter sieben Grad brauchst du das nicht.',
        'With soft water below seven degrees you do not need this.',
        'Med blødt vand under syv grader behøver du det ikke.',
        'softens',
      ),
      s(
        'Ganz ohne Entkalken geht es trotzdem nicht.',
        'You still have to descale now and then.',
        'Helt uden afkalkning går det alligevel ikke.',
        'softens',
      ),
      s(
        'Gefiltertes Wasser hält sich offen nur einen Tag.',
        'Filtered water keeps for only a day.',
        'Filtreret vand holder sig kun en dag.',
        'jug',
      ),
      s(
        'Gips und andere bleibende Härte nimmt der Filter nicht heraus.',
        'The filter does not take out gypsum and other permanent hardness.',
        'Gips og anden blivende hårdhed fjerner filteret ikke.',
        'softens',
      ),
      s(
        'Für Leitungswasser aus hartem Gebiet ist es das falsche Mittel.',
        'For hard tap water it is the wrong remedy.',
        'Til hårdt vand fra hanen er det det forkerte middel.',
        'drops',
      ),
      s(
        'Den Einbau überlässt man besser jemandem, der sich auskennt.',
        'Fitting is best left to somebody who knows how.',
        'Monteringen overlades bedst til en, der har prøvet det før.',
        'line',
      ),
      s(
        'Eisen und Blei erkennt der Streifen nicht.',
        'The strip does not detect iron or lead.',
        'Jern og bly kan strimlen ikke se.',
        'test',
      ),
    ],
    range: [
      s(
        'Für mehr Liter: {larger}.',
        'For more litres: {larger}.',
        'Til flere liter: {larger}.',
        'has-larger softens !jug',
      ),
      s(
        'Leere Kartuschen nehmen wir zurück.',
        'We take back empty cartridges.',
        'Vi tager tomme patroner retur.',
        'cartridge',
      ),
      s(
        'Im Dreier- und Sechserpack wird es günstiger.',
        'Packs of three and six cost less per piece.',
        'I pakker med tre og seks bliver det billigere.',
        'packs',
      ),
      s(
        'Vollautomaten von {brand} erkennen ihn und zählen mit.',
        'Bean-to-cup machines by {brand} recognise it and keep count.',
        'Fuldautomater fra {brand} genkender det og tæller med.',
        'automatic',
      ),
      s(
        'Dein Wasserwerk nennt die Härte kostenlos, frag zuerst dort.',
        'Your water company tells you the hardness free of charge; ask there first.',
        'Dit vandværk oplyser hårdheden gratis; spørg der først.',
      ),
      s(
        'Die Kanne passt in die Kühlschranktür.',
        'The jug fits the fridge door.',
        'Kanden passer i køleskabsdøren.',
        'jug',
      ),
    ],
  },
};
