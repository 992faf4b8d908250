import { type Material, s } from '../describe.ts';

export const kettleTexts: Material = {
  sentences: 4,
  topics: {
    open: [
      s(
        'Der {name} gießt einen Strahl, den man lenken kann, und hört auf, wenn man aufhört.',
        'The {name} pours a stream you can steer, and stops when you stop.',
        '{name} hælder en stråle, man kan styre, og stopper, når man stopper.',
        'goose',
      ),
      s(
        'Mit dem {name} stellst du die Temperatur auf ein Grad genau ein.',
        'The {name} lets you set the temperature to the degree.',
        'Med {name} indstiller du temperaturen grad for grad.',
        'degrees',
      ),
      s(
        'Der {name} fasst {litres} und macht daraus {cups} Becher Filterkaffee.',
        'The {name} holds {litres}, enough for {cups} mugs of filter coffee.',
        '{name} rummer {litres}, nok til {cups} krus filterkaffe.',
        'goose',
      ),
      s(
        '{litres} Wasser kocht der {name} in {minutes} Minuten.',
        'The {name} boils {litres} of water in {minutes} minutes.',
        '{name} koger {litres} vand på {minutes} minutter.',
        'electric',
      ),
      s(
        '{brand} baut den {name} für den Herd, Induktion eingeschlossen.',
        '{brand} builds the {name} for the hob, induction included.',
        '{brand} bygger {name} til komfuret, også induktion.',
        'hob',
      ),
      s(
        'Gegossen statt gebogen: Der Hals des {name} ist innen glatt und gibt das Wasser ruhig ab.',
        'Cast rather than bent: the neck of the {name} is smooth inside and pours calmly.',
        'Støbt i stedet for bukket: Halsen på {name} er glat indeni og giver vandet roligt fra sig.',
        'cast',
      ),
      s(
        'Klein genug für eine Tasse und leicht genug fürs Gepäck: Das ist der {name}.',
        'Small enough for one cup and light enough to travel: that is the {name}.',
        'Lille nok til én kop og let nok til bagagen: Det er {name}.',
        'small',
      ),
      s(
        'Am {name} bleibt der Griff aus Nussholz kühl, auch wenn der Kessel es nicht ist.',
        'On the {name} the walnut handle stays cool even when the kettle is not.',
        'På {name} holder valnøddegrebet sig køligt, også når kedlen ikke gør.',
        'wood',
      ),
    ],
    build: [
      s(
        'Der dünne Hals sitzt tief am Boden, so bleibt der Strahl auch bei wenig Wasser gleich.',
        'The thin neck starts low, so the stream stays the same even with little water.',
        'Den tynde hals sidder lavt, så strålen er ens også med lidt vand.',
        'goose',
      ),
      s(
        'Eine Haltefunktion hält die Temperatur eine halbe Stunde.',
        'A hold function keeps the temperature for half an hour.',
        'En holdefunktion bevarer temperaturen i en halv time.',
        'hold',
      ),
      s(
        'Die Anzeige nennt die wirkliche Temperatur, nicht die gewünschte.',
        'The display shows the actual temperature, not the desired one.',
        'Displayet viser den faktiske temperatur, ikke den ønskede.',
        'degrees',
      ),
      s(
        'Kein Display, keine Programme: ein Schalter.',
        'No display, no programmes: one switch.',
        'Intet display, ingen programmer: en kontakt.',
        'electric no-degrees',
      ),
      s(
        'Im Deckel ist eine Öffnung für ein Thermometer.',
        'There is a hole in the lid for a thermometer.',
        'Der er et hul til et termometer i låget.',
        'hob goose',
      ),
      s(
        'Der Boden ist dreilagig und verzieht sich nicht.',
        'The base has three layers and does not warp.',
        'Bunden har tre lag og slår sig ikke.',
        'hob',
      ),
      s(
        'Innen ist nur Stahl, kein Kunststoff berührt das Wasser.',
        'Inside there is only steel; no plastic touches the water.',
        'Indeni er der kun stål; ingen plast rører vandet.',
      ),
      s(
        'Der Deckel klappert nicht und bleibt beim Kippen sitzen.',
        'The lid does not rattle and stays on when tilted.',
        'Låget klaprer ikke og bliver siddende, når kedlen vippes.',
      ),
      s(
        '{watts} Leistung sind für die Größe reichlich.',
        '{watts} of power is plenty for its size.',
        '{watts} er rigeligt til størrelsen.',
        'electric',
      ),
    ],
    use: [
      s(
        'Für helle Röstungen nimm 95 °C, für dunkle 90 °C.',
        'Use 95 °C for light roasts and 90 °C for dark ones.',
        'Til lyse ristninger tager du 95 °C, til mørke 90 °C.',
        'degrees',
      ),
      s(
        'Nach dem Kochen eine Minute warten, dann hat das Wasser die richtige Temperatur für Filterkaffee.',
        'Wait a minute after boiling and the water is right for filter coffee.',
        'Vent et minut efter kogning, så har vandet den rette temperatur til filterkaffe.',
        'no-degrees',
      ),
      s(
        'Für Grüntee stellst du 70 °C ein, das kann ein Herdkessel nicht.',
        'For green tea set 70 °C, which a hob kettle cannot do.',
        'Til grøn te indstiller du 70 °C; det kan en kedel på komfuret ikke.',
        'degrees',
      ),
      s(
        'Gieße aus dem Handgelenk und nicht aus der Schulter.',
        'Pour from the wrist, not the shoulder.',
        'Hæld fra håndleddet, ikke fra skulderen.',
        'goose',
      ),
      s(
        'Fülle nur ein, was du brauchst; das spart Strom und Zeit.',
        'Only fill in what you need; it saves power and time.',
        'Fyld kun det i, du skal bruge; det sparer strøm og tid.',
        'electric',
      ),
      s(
        'Auf einer kleinen Kochstelle wird der Griff am wenigsten warm.',
        'On the smallest ring the handle stays coolest.',
        'På den mindste kogezone bliver grebet mindst varmt.',
        'hob',
      ),
      s(
        'Wer den Strahl dünn hält, rührt das Kaffeebett nicht auf.',
        'Keep the stream thin and the coffee bed stays still.',
        'Holder du strålen tynd, bliver kaffelaget liggende.',
        'goose',
      ),
    ],
    limit: [
      s(
        'Für eine große Teerunde ist er zu klein.',
        'It is too small for a large tea round.',
        'Til et helt teselskab er den for lille.',
        'goose up-to-a-litre',
      ),
      s(
        'Wer nur schnell Nudelwasser braucht, wartet an diesem Hals zu lange.',
        'If you just want a pan of hot water quickly, this spout is too slow.',
        'Skal du bare have en gryde varmt vand i en fart, er tuden for langsom.',
        'goose',
      ),
      s(
        'Warm hält er nicht, nach zehn Minuten heizt man nach.',
        'It does not keep water hot; after ten minutes you reheat.',
        'Den holder ikke varmen; efter ti minutter må man varme igen.',
        'no-hold',
      ),
      s(
        'Eine Temperaturanzeige fehlt, wer sie braucht, nimmt ein Thermometer.',
        'There is no temperature display; use a thermometer if you need one.',
        'Der er intet temperaturdisplay; brug et termometer, hvis du har brug for det.',
        'no-degrees',
      ),
      s(
        'Fingerabdrücke sieht man, das gehört dazu.',
        'It shows fingerprints; that comes with the territory.',
        'Man kan se fingeraftryk på den; det hører med.',
      ),
      s(
        'Der Sockel braucht einen festen Platz, das Kabel ist kurz.',
        'The base needs a fixed place; the cable is short.',
        'Soklen skal have en fast plads; ledningen er kort.',
        'electric',
      ),
      s(
        'Auf Gas schlägt die Flamme bei kleinen Kesseln am Rand hoch.',
        'On gas the flame climbs the side of small kettles.',
        'På gas slår flammen op ad siden på små kedler.',
        'small',
      ),
    ],
    care: [
      s(
        'Mit kaltem Wasser und Zitronensäure gefüllt, ist er über Nacht wieder kalkfrei.',
        'Fill it with cold citric acid solution and the limescale is gone overnight.',
        'Fyld den med koldt vand og citronsyre, så er kalken væk næste morgen.',
      ),
      s(
        'Kalk im Hals macht den Strahl unruhig; entkalke früher als beim gewöhnlichen Kocher.',
        'Limescale in the neck makes the stream unsteady; descale sooner than you would an ordinary kettle.',
        'Kalk i halsen gør strålen urolig; afkalk tidligere end ved en almindelig kedel.',
        'goose',
      ),
      s(
        'Der {larger} fasst mehr, wiegt gefüllt aber auch mehr.',
        'The {larger} holds more, but also weighs more when full.',
        '{larger} rummer mere, men vejer også mere fyldt.',
        'has-larger',
      ),
      s(
        'Handlicher ist der {smaller}.',
        'The {smaller} is handier.',
        '{smaller} er mere håndterlig.',
        'has-smaller',
      ),
      s(
        'Wer nicht braucht, was der {dearer} mehr kann, ist hier richtig.',
        'If you do not need what the {dearer} adds, this is the one.',
        'Har du ikke brug for det ekstra, {dearer} kan, er det her den rigtige.',
        'has-dearer',
      ),
      s(
        'Schlichter und günstiger ist der {cheaper}.',
        'The {cheaper} is plainer and costs less.',
        '{cheaper} er enklere og billigere.',
        'has-cheaper',
      ),
      s(
        'Der Holzgriff lässt sich mit einem Inbusschlüssel lösen und ölen.',
        'The wooden handle comes off with a hex key for oiling.',
        'Trægrebet kan løsnes med en unbrakonøgle og olieres.',
        'wood',
      ),
      s(
        'Nach dem Leeren offen stehen lassen, dann riecht er nicht.',
        'Leave it open after emptying and it will not smell.',
        'Lad den stå åben efter tømning, så lugter den ikke.',
      ),
    ],
  },
};
