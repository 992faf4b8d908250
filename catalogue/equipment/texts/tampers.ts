import { type Material, s } from '../describe.ts';

export const tamperTexts: Material = {
  sentences: 4,
  topics: {
    open: [
      s(
        'Der {name} wiegt {weight} und drückt fast von selbst.',
        'The {name} weighs {weight} and almost presses by itself.',
        '{name} vejer {weight} og trykker næsten selv.',
        'heavy plain',
      ),
      s(
        'Ein Griff aus {handle}, eine Basis aus Stahl, beides von Hand gedreht: der {name}.',
        'A handle of {handle}, a base of steel, both turned by hand: the {name}.',
        'Et greb af {handle}, en base af stål, begge drejet i hånden: {name}.',
        'wood',
      ),
      s(
        'Der {name} legt sich mit seinem Rand auf das Sieb und drückt deshalb immer gerade.',
        'The rim of the {name} rests on the basket, so it always presses level.',
        'Kanten på {name} hviler på filterkurven, så den altid trykker lige.',
        'level',
      ),
      s(
        'Beim {name} stellst du einmal die Tiefe ein, danach ist jeder Puck gleich hoch.',
        'On the {name} you set the depth once, and every puck is the same height.',
        'På {name} indstiller du dybden én gang, og så er hver puck lige høj.',
        'depth',
      ),
      s(
        'Der {name} klickt bei {pressure}, mehr Druck kommt beim Kaffee nicht an.',
        'The {name} clicks at {pressure}; no more pressure reaches the coffee.',
        '{name} klikker ved {pressure}; mere tryk når ikke kaffen.',
        'click',
      ),
      s(
        'Die gewellte Unterseite des {name} soll das Wasser besser verteilen; wir finden, sie sieht vor allem gut aus.',
        'The rippled base of the {name} is meant to spread water better; we think it mainly looks good.',
        'Den riflede underside på {name} skal fordele vandet bedre; vi synes især, den ser godt ud.',
        'ripple',
      ),
      s(
        '{brand} dreht den {name} auf genau {diameter}.',
        '{brand} turns the {name} to exactly {diameter}.',
        '{brand} drejer {name} til præcis {diameter}.',
        'precise',
      ),
      s(
        'Der {name} ersetzt den Plastikstempel, der den meisten Maschinen beiliegt.',
        'The {name} replaces the plastic tamper that comes with most machines.',
        '{name} erstatter det plaststempel, der følger med de fleste maskiner.',
        'plain',
      ),
      s(
        'Leicht, günstig, gerade: Der {name} kommt ohne Schnickschnack aus.',
        'Light, inexpensive, level: the {name} does not make a fuss.',
        'Let, billig, lige: {name} er uden dikkedarer.',
        'aluminium',
      ),
    ],
    build: [
      s(
        'Die Kante ist scharf genug, um am Rand des Siebs kein Pulver stehen zu lassen.',
        'The edge is sharp enough to leave no grounds at the rim of the basket.',
        'Kanten er skarp nok til ikke at efterlade kaffe langs filterkurvens rand.',
        'heavy',
      ),
      s(
        'Eine Feder drückt den Teller nach, wenn du nachlässt.',
        'A spring keeps up the pressure when you ease off.',
        'En fjeder trykker efter, når du slipper.',
        'spring',
      ),
      s(
        'Griff und Basis sind verschraubt und lassen sich einzeln ersetzen.',
        'Handle and base are screwed together and can be replaced separately.',
        'Greb og base er skruet sammen og kan skiftes hver for sig.',
        'plain',
      ),
      s(
        'Der halbe Millimeter mehr schließt die Lücke in präzisen Sieben.',
        'The extra half millimetre closes the gap in precision baskets.',
        'Den halve millimeter mere lukker spalten i præcisionskurve.',
        'precise',
      ),
      s(
        'Das Holz ist geölt, nicht lackiert, und dunkelt mit der Zeit nach.',
        'The wood is oiled, not varnished, and darkens with time.',
        'Træet er olieret, ikke lakeret, og bliver mørkere med tiden.',
        'wood',
      ),
      s(
        'Unter dem Teller sitzt ein Gewindering mit Teilung in Zehntelmillimetern.',
        'Under the plate is a threaded ring marked in tenths of a millimetre.',
        'Under pladen sidder en gevindring med tiendedele af en millimeter.',
        'depth',
      ),
      s(
        'Der Auslöser ist mechanisch und braucht keine Batterie.',
        'The trigger is mechanical and needs no battery.',
        'Udløseren er mekanisk og kræver intet batteri.',
        'click',
      ),
      s(
        'Aluminium ist weicher als das Sieb, fallen lassen sollte man ihn nicht.',
        'Aluminium is softer than the basket; do not drop it.',
        'Aluminium er blødere end filterkurven; tab den ikke.',
        'aluminium',
      ),
      s(
        'Die Unterseite ist auf einen Hundertstelmillimeter plan.',
        'The underside is flat to a hundredth of a millimetre.',
        'Undersiden er plan ned til en hundrededel millimeter.',
        'flat heavy',
      ),
    ],
    use: [
      s(
        'Verteile das Pulver zuerst, dann drücke einmal und nicht dreimal.',
        'Spread the grounds first, then press once, not three times.',
        'Fordel kaffen først, og tryk så én gang, ikke tre.',
      ),
      s(
        'Wie fest du drückst, ist fast egal; gerade muss es sein.',
        'How hard you press hardly matters, as long as it is level.',
        'Det er næsten lige meget, hvor hårdt du trykker, bare det er lige.',
        'plain',
      ),
      s(
        'Der Ellbogen bleibt über dem Tamper, das Handgelenk gerade.',
        'Keep the elbow above the tamper and the wrist straight.',
        'Hold albuen over tamperen og håndleddet lige.',
        'plain',
      ),
      s(
        'Drehen am Ende poliert nur die Oberfläche, schaden tut es nicht.',
        'A twist at the end only polishes the surface; it does no harm.',
        'En drejning til sidst polerer kun overfladen; det skader ikke.',
      ),
      s(
        'Mit der Führung gelingt es auch vor dem ersten Kaffee.',
        'With the guide it works even before your first coffee.',
        'Med styret lykkes det selv før den første kop kaffe.',
        'level',
      ),
      s(
        'Der Griff passt in kleine und mittlere Hände.',
        'The handle fits small and medium hands.',
        'Grebet passer til små og mellemstore hænder.',
      ),
      s(
        'Wenn mehrere Leute an derselben Maschine stehen, sorgt er für gleiche Ergebnisse.',
        'Where several people use the same machine, it evens out the results.',
        'Når flere bruger samme maskine, sørger den for ens resultater.',
        'assisted',
      ),
      s(
        'Lass das Gewicht arbeiten und führe ihn nur.',
        'Let its weight do the work and merely guide it.',
        'Lad vægten gøre arbejdet, og styr den bare.',
        'heavy',
      ),
    ],
    limit: [
      s(
        'Miss dein Sieb vor dem Kauf; 58 und 58,5 mm sehen gleich aus.',
        'Measure your basket first; 58 and 58.5 mm look the same.',
        'Mål din filterkurv først; 58 og 58,5 mm ligner hinanden.',
        'precise',
      ),
      s(
        'In Siebe mit gewölbtem Rand geht die genaue Größe nicht hinein.',
        'The exact size does not go into baskets with a curved rim.',
        'Den præcise størrelse går ikke ned i kurve med buet rand.',
        'precise',
      ),
      s(
        'Schlecht gemahlenen Kaffee rettet auch er nicht.',
        'Even this one cannot save badly ground coffee.',
        'Dårligt malet kaffe kan den heller ikke redde.',
      ),
      s(
        'Wer die Dosis wechselt, muss die Tiefe neu stellen.',
        'If you change the dose, you have to reset the depth.',
        'Skifter du dosis, skal dybden indstilles igen.',
        'depth',
      ),
      s(
        'Das Gefühl für Druck lernst du damit nicht, das nimmt er dir ab.',
        'You will not develop a feel for pressure; it does that for you.',
        'Du lærer ikke at føle trykket; det klarer den for dig.',
        'assisted',
      ),
      s(
        'Für doppelwandige Siebe brauchst du ihn nicht.',
        'With pressurised baskets you will not need it.',
        'Til trykfiltre behøver du den ikke.',
      ),
      s(
        'In die Spülmaschine darf das Holz nicht.',
        'The wood must not go in the dishwasher.',
        'Træet må ikke komme i opvaskemaskinen.',
        'wood',
      ),
      s(
        'Kleinere Siebe haben eigene Größen, bestelle passend zur Maschine.',
        'Smaller baskets have sizes of their own; order to match the machine.',
        'Mindre kurve har deres egne størrelser; bestil efter maskinen.',
        'sizes',
      ),
    ],
    compare: [
      s(
        'Vom {dearer} trennt ihn vor allem die Passung.',
        'What separates it from the {dearer} is mainly the fit.',
        'Det, der adskiller den fra {dearer}, er især pasformen.',
        'has-dearer',
      ),
      s(
        'Der {cheaper} tut es für den Anfang auch.',
        'The {cheaper} will also do for a start.',
        '{cheaper} er også god nok at begynde med.',
        'has-cheaper',
      ),
      s(
        'Unter der Basis steht das gemessene Maß.',
        'The measured size is on the underside.',
        'Under basen står det målte mål.',
        'precise',
      ),
      s(
        'Trocken abwischen reicht, Kaffeefett löst ein feuchtes Tuch.',
        'A dry wipe is enough; a damp cloth removes coffee oil.',
        'En tør klud er nok; en fugtig fjerner kaffefedt.',
      ),
      s(
        'Auch als Briefbeschwerer macht er sich gut.',
        'It also serves as a paperweight.',
        'Den kan også bruges som brevpresser.',
        'heavy',
      ),
      s(
        'Zusammen mit einem Dosierring bleibt die Arbeitsplatte sauber.',
        'Together with a dosing ring the worktop stays clean.',
        'Sammen med en doseringsring holder bordet sig rent.',
      ),
      s(
        'Ersatzfedern haben wir da, gebraucht hat sie noch niemand.',
        'We stock spare springs; nobody has needed one yet.',
        'Vi har reservefjedre; ingen har haft brug for dem endnu.',
        'spring',
      ),
    ],
  },
};
