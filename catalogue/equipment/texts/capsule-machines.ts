import { type Material, s } from '../describe.ts';

export const capsuleMachineTexts: Material = {
  sentences: 4,
  topics: {
    open: [
      s(
        'Die {name} ist nach {seconds} Sekunden heiß und danach ebenso schnell wieder aus dem Weg.',
        'The {name} is hot in {seconds} seconds and out of the way just as quickly.',
        '{name} er varm efter {seconds} sekunder og lige så hurtigt af vejen igen.',
      ),
      s(
        'Kapsel einlegen, Hebel schließen, Taste drücken: Mehr Handgriffe kennt die {name} nicht.',
        'Capsule in, lever down, press the button: that is all there is to the {name}.',
        'Kapsel i, håndtag ned, tryk på knappen: Mere kræver {name} ikke.',
        'sizes',
      ),
      s(
        '{brand} baut die {name} ohne eigenes Kapselsystem und lässt dir damit die Wahl.',
        '{brand} builds the {name} without a capsule system of its own and leaves the choice to you.',
        '{brand} bygger {name} uden eget kapselsystem og lader dig vælge selv.',
      ),
      s(
        '{width} Breite genügen der {name}, auf der Fensterbank ist also Platz.',
        '{width} of width is enough for the {name}, so the window sill will do.',
        '{name} nøjes med {width} i bredden, så der er plads i vindueskarmen.',
        'kitchen',
      ),
      s(
        'Zur {name} gehört ein Aufschäumer, der auf demselben Sockel steht.',
        'The {name} comes with a frother that sits on the same base.',
        'Til {name} hører en skummer, der står på samme sokkel.',
        'frother',
      ),
      s(
        'Die {name} nimmt zwei Kapselformate; der Einsatz liegt bei.',
        'The {name} takes two capsule formats; the adapter is included.',
        '{name} tager to kapselformater; indsatsen følger med.',
        'adapter',
      ),
    ],
    build: [
      s(
        'Zwei Tasten gibt es, Espresso und Lungo; beide Mengen lassen sich neu programmieren.',
        'There are two buttons, espresso and lungo; both volumes can be reprogrammed.',
        'Der er to knapper, espresso og lungo; begge mængder kan programmeres om.',
        'sizes',
      ),
      s(
        'Den Bezug stoppst du selbst, was genauer ist, als es klingt.',
        'You stop the flow yourself, which is more precise than it sounds.',
        'Du stopper selv brygningen; det er mere præcist, end det lyder.',
        'manual',
      ),
      s(
        'Mit der Stahlkapsel füllst du eigenen Kaffee ein; gemahlen wird er wie für Espresso.',
        'The steel capsule takes your own coffee, ground as for espresso.',
        'I stålkapslen fylder du din egen kaffe, malet som til espresso.',
        'refill',
      ),
      s(
        'Der Tank fasst {tank} und wird hinten abgenommen.',
        'The tank holds {tank} and comes off at the back.',
        'Tanken rummer {tank} og tages af bagpå.',
        'kitchen',
      ),
      s(
        'Ein Schalter trennt das Gerät ganz vom Strom, einen Standby gibt es nicht.',
        'A switch cuts the power completely; there is no standby.',
        'En kontakt afbryder strømmen helt; der er ingen standby.',
        'kitchen',
      ),
      s(
        'Die Kapsel wird an fünf Stellen angestochen, dadurch läuft das Wasser ruhiger.',
        'The capsule is pierced in five places, which calms the flow.',
        'Kapslen prikkes fem steder, så vandet løber roligere.',
      ),
      s(
        '{bin} leere Kapseln passen in den Behälter, dann ist Schluss.',
        '{bin} empty capsules fit in the bin, then it is full.',
        '{bin} tomme kapsler kan være i beholderen, så er den fuld.',
        'kitchen',
      ),
    ],
    daily: [
      s(
        'Ein Bezug ohne Kapsel am Morgen spült die Leitung und wärmt die Tasse.',
        'One run without a capsule in the morning rinses the pipes and warms the cup.',
        'En brygning uden kapsel om morgenen skyller rørene og varmer koppen.',
      ),
      s(
        'Alle drei Monate entkalken, bei hartem Wasser öfter.',
        'Descale every three months, more often with hard water.',
        'Afkalk hver tredje måned, oftere ved hårdt vand.',
      ),
      s(
        'Die gebrauchten Kapseln gehören in die Sammlung, nicht in den Restmüll.',
        'Used capsules belong in the recycling, not in general waste.',
        'Brugte kapsler hører til i genbrug, ikke i restaffald.',
      ),
      s(
        'Die Tropfschale lässt sich für hohe Gläser wegklappen.',
        'The drip tray folds away for tall glasses.',
        'Drypbakken kan klappes væk til høje glas.',
        'kitchen',
      ),
      s(
        'Den Aufschäumer wischst du feucht aus, solange er noch warm ist.',
        'Wipe the frother with a damp cloth while it is still warm.',
        'Tør skummeren af med en fugtig klud, mens den stadig er varm.',
        'frother',
      ),
    ],
    fit: [
      s(
        'Sie passt zu Leuten, die selten Kaffee trinken und ihn dann sofort wollen.',
        'It suits people who seldom drink coffee but then want it at once.',
        'Den passer til folk, der sjældent drikker kaffe og så vil have den med det samme.',
      ),
      s(
        'Im Gästezimmer macht sie eine gute Figur.',
        'It makes a good impression in a guest room.',
        'Den gør god fyldest på gæsteværelset.',
        'kitchen',
      ),
      s(
        'Als Zweitgerät im Büro erspart sie den Gang zur Küche.',
        'As a second machine in the office it saves the walk to the kitchen.',
        'Som ekstra maskine på kontoret sparer den turen til køkkenet.',
      ),
      s(
        'Wer mit einer Hand Kaffee macht und mit der anderen ein Kind hält, weiß sie zu schätzen.',
        'If you make coffee with one hand and hold a child with the other, you will appreciate it.',
        'Laver du kaffe med den ene hånd og holder et barn med den anden, vil du sætte pris på den.',
      ),
      s(
        'Mit wiederbefüllbarer Kapsel wird sie zur sparsamen Lösung für eine Person.',
        'With the refillable capsule it becomes a thrifty solution for one.',
        'Med den genopfyldelige kapsel bliver den en sparsommelig løsning til én person.',
        'refill',
      ),
    ],
    limit: [
      s(
        'Pro Tasse zahlst du mehr als mit Bohnen, das sollte man vorher ausrechnen.',
        'Per cup you pay more than with beans; work it out beforehand.',
        'Pr. kop betaler du mere end med bønner; regn det ud på forhånd.',
      ),
      s(
        'Für eine Runde von acht Leuten brauchst du Geduld.',
        'A round for eight people takes patience.',
        'Til otte gæster skal du have tålmodighed.',
      ),
      s(
        'Cappuccino macht sie nicht allein, dazu gehört ein Aufschäumer.',
        'It does not make cappuccino on its own; add a frother.',
        'Cappuccino laver den ikke alene; dertil hører en mælkeskummer.',
        'no-milk',
      ),
      s(
        'Mit {tank} im Tank füllst du nach wenigen Tassen nach.',
        'With {tank} in the tank you are refilling after a few cups.',
        'Med {tank} i tanken skal du fylde efter, når du har lavet nogle få kopper.',
        'small-tank',
      ),
      s(
        'Die Crema kommt vom Druck und sagt wenig über den Kaffee.',
        'The crema comes from pressure and says little about the coffee.',
        'Cremaen kommer fra trykket og siger ikke meget om kaffen.',
      ),
      s(
        'Gegenüber der {cheaper} gewinnst du vor allem Bequemlichkeit.',
        'Compared with the {cheaper} you mainly gain convenience.',
        'I forhold til {cheaper} vinder du især bekvemmelighed.',
        'has-cheaper',
      ),
      s(
        'Mehr Wasser fasst die {larger}.',
        'The {larger} holds more water.',
        '{larger} rummer mere vand.',
        'has-larger',
      ),
    ],
  },
};
