import { type Material, s } from '../describe.ts';

export const coffeePressTexts: Material = {
  sentences: 4,
  topics: {
    open: [
      s(
        'Die {name} drückt Wasser mit Luft durch Kaffee und Papier: zwei Minuten ziehen, eine halbe drücken.',
        'The {name} pushes water through coffee and paper with air: steep for two minutes, press for half a minute.',
        '{name} trykker vand gennem kaffe og papir med luft: to minutters træk, et halvt minuts tryk.',
      ),
      s(
        'Mit {weight} und {volume} Inhalt ist die {name} die kleinste Kaffeeküche, die wir verkaufen.',
        'At {weight} and {volume}, the {name} is the smallest coffee kitchen we sell.',
        'Med {weight} og {volume} er {name} det mindste kaffekøkken, vi sælger.',
        'road',
      ),
      s(
        '{brand} fertigt die {name} so, dass sie auch im Rucksack heil bleibt.',
        '{brand} makes the {name} so that it survives life in a rucksack.',
        '{brand} laver {name}, så den også overlever i rygsækken.',
        'road',
      ),
      s(
        'Die {name} bleibt zu Hause: Ihre Kammer ist aus Glas und zeigt, was darin geschieht.',
        'The {name} stays at home: its chamber is glass and shows what goes on inside.',
        '{name} bliver hjemme: Kammeret er af glas og viser, hvad der sker derinde.',
        'table',
      ),
    ],
    build: [
      s(
        'Ein Ventil im Deckel hält das Wasser zurück, bis du drückst.',
        'A valve in the cap holds the water back until you press.',
        'En ventil i låget holder vandet tilbage, til du trykker.',
        'valve',
      ),
      s(
        'Der Becher gehört dazu und nimmt die ganze Presse auf.',
        'The mug is included and holds the whole press.',
        'Kruset hører med og rummer hele pressen.',
        'mug',
      ),
      s(
        'Die Dichtung aus Silikon ist das einzige Verschleißteil.',
        'The silicone seal is the only wearing part.',
        'Tætningen af silikone er den eneste sliddel.',
      ),
      s(
        'Runde Filter von 63 mm gibt es aus Papier und aus Metall.',
        'Round 63 mm filters come in paper and in metal.',
        'Runde filtre på 63 mm fås i papir og i metal.',
      ),
    ],
    use: [
      s(
        'Nimm {dose} Kaffee, mittelfein, und Wasser von 85 °C.',
        'Use {dose} of medium-fine coffee and water at 85 °C.',
        'Brug {dose} kaffe, mellemfint malet, og vand på 85 °C.',
      ),
      s(
        'Gedrückt wird langsam; wenn es zischt, bist du fertig.',
        'Press slowly; when it hisses you are done.',
        'Tryk langsomt; når det hvæser, er du færdig.',
      ),
      s(
        'Als Konzentrat angesetzt und mit Milch aufgefüllt, kommt das Ergebnis einem Espresso nahe.',
        'Made as a concentrate and topped up with milk, it comes close to espresso without being one.',
        'Brygget som koncentrat og fyldt op med mælk kommer resultatet tæt på espresso.',
      ),
      s(
        'Umgedreht angesetzt läuft nichts vorzeitig durch; mit etwas Übung bleiben die Hände trocken.',
        'Used upside down, nothing drips through early; with practice your hands stay dry.',
        'Bryg den på hovedet, så løber intet for tidligt igennem; med øvelse holder du hænderne tørre.',
        '!valve',
      ),
      s(
        'Zwei Papierfilter übereinander geben eine sehr klare Tasse.',
        'Two paper filters together give a very clean cup.',
        'To papirfiltre oven på hinanden giver en meget klar kop.',
      ),
      s(
        'Mit kaltem Wasser und einer Minute Rühren wird es ein schneller Cold Brew.',
        'With cold water and a minute of stirring it makes a quick cold brew.',
        'Med koldt vand og et minuts omrøring bliver det en hurtig cold brew.',
      ),
    ],
    limit: [
      s(
        'Mehr als ein Becher ist nicht drin, für zwei drückst du zweimal.',
        'It makes one mug; for two you press twice.',
        'Der er kun til ét krus; til to trykker du to gange.',
      ),
      s(
        'Auf dünne Gläser gehört sie nicht, der Druck von oben ist beträchtlich.',
        'Do not put it on thin glasses; the pressure from above is considerable.',
        'Den skal ikke stå på tynde glas; trykket ovenfra er betydeligt.',
      ),
      s(
        'Leicht ist sie nicht gerade, im Tagesrucksack zählt jedes Gramm.',
        'It is not exactly light; in a day pack every gram counts.',
        'Let er den ikke ligefrem; i dagsrygsækken tæller hvert gram.',
        'steel !small',
      ),
      s(
        'Das Glas verlangt einen festen Tisch.',
        'The glass needs a steady table.',
        'Glasset kræver et stabilt bord.',
        'table',
      ),
      s(
        'Kaffeeöl setzt jeder Dichtung zu: Tausche den Ring nach zwei Jahren.',
        'No seal gets on with coffee for ever: change the ring after two years.',
        'Kaffeolie er hård ved enhver tætning: Skift ringen efter to år.',
      ),
    ],
    care: [
      s(
        'Zum Leeren drückst du den Kaffeekuchen in den Müll, dann abspülen, fertig.',
        'To empty it, push the puck into the bin, rinse, done.',
        'Tøm den ved at trykke kaffekagen i skraldespanden, skyl, færdig.',
      ),
      s(
        'Gelagert wird sie auseinandergezogen, damit die Dichtung ihre Form behält.',
        'Store it pulled apart so that the seal keeps its shape.',
        'Opbevar den skilt ad, så tætningen beholder formen.',
      ),
      s(
        'Die {larger} nimmt etwas mehr Wasser auf.',
        'The {larger} takes a little more water.',
        '{larger} rummer lidt mere vand.',
        'has-larger',
      ),
      s(
        'Gegenüber der {cheaper} zahlst du für die Ausführung, nicht für den Geschmack.',
        'Compared with the {cheaper} you pay for the finish, not the taste.',
        'I forhold til {cheaper} betaler du for udførelsen, ikke for smagen.',
        'has-cheaper',
      ),
      s(
        'In der Spülmaschine hält sie, wenn der Kolben oben liegt.',
        'It survives the dishwasher if the piston goes on top.',
        'Den tåler opvaskemaskinen, hvis stemplet ligger øverst.',
        '!wood',
      ),
    ],
  },
};
