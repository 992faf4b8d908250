import { type Material, s } from '../describe.ts';

export const scaleTexts: Material = {
  sentences: 4,
  topics: {
    open: [
      s(
        'Die {name} zeigt Gewicht und Zeit nebeneinander, auf {resolution} genau.',
        'The {name} shows weight and time side by side, accurate to {resolution}.',
        '{name} viser vægt og tid ved siden af hinanden, med {resolution} nøjagtighed.',
        'timer',
      ),
      s(
        'Auf die Tropfschale passt die {name} auch dann, wenn dort wenig Platz ist.',
        'The {name} fits on the drip tray even where there is little room.',
        '{name} passer på drypbakken, også hvor der er lidt plads.',
        'small espresso',
      ),
      s(
        '{brand} hat die {name} so abgedichtet, dass man sie unter dem Hahn abspülen kann.',
        '{brand} has sealed the {name} so that it can be rinsed under the tap.',
        '{brand} har tætnet {name}, så den kan skylles under hanen.',
        'waterproof',
      ),
      s(
        'Die {name} wiegt bis {maximum} und ist damit auch zum Backen zu gebrauchen.',
        'The {name} weighs up to {maximum}, so you can use it for baking too.',
        '{name} vejer op til {maximum} og kan derfor også bruges til bagning.',
        'wide digital',
      ),
      s(
        'Die {name} rechnet mit, wie schnell du gießt, und zeigt Gramm je Sekunde.',
        'The {name} works out how fast you pour and shows grams per second.',
        '{name} regner ud, hvor hurtigt du hælder, og viser gram i sekundet.',
        'flow',
      ),
      s(
        'Zum Abwiegen von Bohnen genügt die {name}, mehr will sie nicht können.',
        'For weighing beans the {name} is all you need; it claims no more.',
        'Til at veje bønner er {name} nok; den giver sig ikke ud for mere.',
        'no-timer digital',
      ),
      s(
        'Mit {weight} ist die {name} leicht genug, um immer dabei zu sein.',
        'At {weight}, the {name} is light enough to go everywhere with you.',
        'Med {weight} er {name} let nok til altid at være med.',
        'small',
      ),
      s(
        'Vier Tasten, eine Anzeige, kein Konto: So versteht {brand} eine Waage wie die {name}.',
        'Four buttons, one display, no account: that is how {brand} sees a scale like the {name}.',
        'Fire knapper, ét display, ingen konto: Sådan ser {brand} på en vægt som {name}.',
        'timer',
      ),
    ],
    build: [
      s(
        'Nach weniger als einer Sekunde steht die Anzeige still.',
        'The reading settles in less than a second.',
        'Displayet falder til ro på under et sekund.',
        'digital',
      ),
      s(
        'Der Zeitmesser startet von selbst, sobald Wasser fließt.',
        'The timer starts by itself as soon as water flows.',
        'Tidtageren starter selv, så snart vandet løber.',
        'timer rechargeable',
      ),
      s(
        'Der Akku hält {hours} Stunden und lässt sich tauschen.',
        'The battery lasts {hours} hours and can be replaced.',
        'Batteriet holder {hours} timer og kan skiftes.',
        'rechargeable',
      ),
      s(
        'Zwei kleine Batterien reichen etwa ein Jahr.',
        'Two small batteries last about a year.',
        'To små batterier rækker cirka et år.',
        'battery',
      ),
      s(
        'Eine Matte aus Silikon hält heiße Kannen von der Messzelle fern.',
        'A silicone mat keeps hot jugs away from the load cell.',
        'En silikonemåtte holder varme kander væk fra vejecellen.',
        'digital',
      ),
      s(
        'Eine Auflösung von {resolution} ist für Espresso kein Luxus.',
        'A resolution of {resolution} is no luxury for espresso.',
        'En opløsning på {resolution} er ingen luksus til espresso.',
        'espresso',
      ),
      s(
        'Das Gehäuse ist aus einem Stück gefräst und verzieht sich nicht.',
        'The housing is milled from one piece and does not warp.',
        'Huset er fræset af ét stykke og slår sig ikke.',
        'rechargeable',
      ),
    ],
    use: [
      s(
        'Stell den Handfilter darauf, drück auf null und gieß nach Zahlen.',
        'Put the dripper on it, press zero and pour by the numbers.',
        'Sæt tragten på, tryk på nul, og hæld efter tallene.',
        'wide',
      ),
      s(
        '18 g hinein, 36 g heraus: Mehr Rezept braucht Espresso selten.',
        '18 g in, 36 g out: espresso rarely needs more of a recipe.',
        '18 g ind, 36 g ud: Flere tal kræver en espresso sjældent.',
        'timer',
      ),
      s(
        'Wiege auch das Wasser, Striche am Kessel lügen.',
        'Weigh the water too; the marks on a kettle lie.',
        'Vej også vandet; streger på kedlen lyver.',
      ),
      s(
        'Schreib dir drei Tage lang die Zahlen auf, dann kennst du deinen Kaffee.',
        'Write the figures down for three days and you will know your coffee.',
        'Skriv tallene ned i tre dage, så kender du din kaffe.',
      ),
      s(
        'Zu einer Einzeldosis-Mühle gehört sie einfach dazu.',
        'It is the natural companion for a single-dose grinder.',
        'Har du en kværn til enkeltdosering, hører den med.',
      ),
      s(
        'Unter der Tasse zeigt sie, wann du den Bezug beenden solltest.',
        'Under the cup it shows when to end the shot.',
        'Under koppen viser den, hvornår du skal stoppe brygningen.',
        'espresso',
      ),
      s(
        'Der Durchfluss verrät, ob du zu hastig gießt.',
        'The flow reading tells whether you pour too hastily.',
        'Flowet afslører, om du hælder for hurtigt.',
        'flow',
      ),
    ],
    limit: [
      s(
        'Große Karaffen stehen über, dafür ist die Fläche zu klein.',
        'Large carafes overhang; the platform is too small for them.',
        'Store karafler rager ud over; dertil er fladen for lille.',
        'small',
      ),
      s(
        'Auf eine schmale Tropfschale passt sie nicht, miss vorher nach: {side} im Quadrat.',
        'It does not fit a narrow drip tray; measure first: {side} square.',
        'På en smal drypbakke passer den ikke; mål efter: {side} på hver led.',
        'wide digital',
      ),
      s(
        'Tauchen darf man sie nicht, Spritzer verträgt sie.',
        'It must not be submerged but takes splashes.',
        'Den må ikke dyppes, men tåler stænk.',
        'splash digital',
      ),
      s(
        'Wer nach Gefühl guten Kaffee kocht, wird sie selten brauchen.',
        'If you make good coffee by feel, you will seldom need it.',
        'Laver du god kaffe på fornemmelsen, får du sjældent brug for den.',
      ),
    ],
    compare: [
      s(
        'Die {cheaper} kostet weniger und kann weniger.',
        'The {cheaper} costs less and has fewer features.',
        '{cheaper} koster mindre og har færre funktioner.',
        'has-cheaper',
      ),
      s(
        'Die {dearer} kann mehr; beim Filterkaffee merkt man es kaum.',
        'The {dearer} does more; with filter coffee you hardly notice.',
        '{dearer} kan mere; ved filterkaffe mærker man det næsten ikke.',
        'has-dearer',
      ),
      s(
        'Schwerere Kannen trägt die {larger}.',
        'The {larger} takes heavier jugs.',
        '{larger} kan veje tungere kander.',
        'has-larger',
      ),
      s(
        'Feucht abwischen genügt, Dampf verträgt sie nicht.',
        'Wiping with a damp cloth is enough; keep it away from steam.',
        'Det er nok at tørre den af med en fugtig klud; damp tåler den ikke.',
        'digital',
      ),
      s(
        'Ein Prüfgewicht liegt nicht bei, zur Kontrolle genügt eine volle Packung Zucker.',
        'No test weight is included; a full bag of sugar will do as a check.',
        'Der følger intet kontrollod med; en fuld pose sukker er nok til en prøve.',
      ),
      s(
        'Zur Reparatur kommt sie selten, und dann meist wegen eines Wasserschadens.',
        'It seldom comes back for repair, and then mostly because of water damage.',
        'Den kommer sjældent ind til reparation, og så er det som regel en vandskade.',
        'digital',
      ),
    ],
  },
};
