import { type Material, s } from '../describe.ts';

export const mokaPotTexts: Material = {
  sentences: 4,
  topics: {
    open: [
      s(
        'Der {name} kocht starken Kaffee für {big} kleine Tassen, auf Gas, Elektroplatte und Glaskeramik.',
        'The {name} makes strong coffee for {big} small cups on gas, electric and ceramic hobs.',
        '{name} koger stærk kaffe til {big} små kopper på gas, kogeplade og glaskeramik.',
        'no-induction',
      ),
      s(
        'Der {name} ist aus {material}, {form} und in drei Handgriffen gefüllt.',
        'The {name} is {material}, {form}, and filled in three moves.',
        '{name} er af {material}, {form} og fyldt på et øjeblik.',
        'hob !crema',
      ),
      s(
        '{brand} macht den {name} auch für Induktion, ohne Adapterplatte.',
        '{brand} makes the {name} for induction too, with no adapter plate.',
        '{brand} laver {name} også til induktion, uden adapterplade.',
        'induction',
      ),
      s(
        'Wasser unten, Kaffee in der Mitte, nach {minutes} Minuten ist oben etwas zu trinken: So arbeitet der {name}.',
        'Water below, coffee in the middle, and after {minutes} minutes something to drink on top: that is the {name}.',
        'Vand nederst, kaffe i midten og efter {minutes} minutter noget at drikke øverst: Sådan virker {name}.',
      ),
      s(
        'Unter dem Lack des {name} steckt ein Kocher, wie ihn jede italienische Küche kennt.',
        'Under the paint, the {name} is the pot every Italian kitchen knows.',
        'Under lakken på {name} gemmer sig en kande, som ethvert italiensk køkken kender.',
        'painted',
      ),
      s(
        'Edelstahl statt Aluminium: Der {name} darf in die Spülmaschine und wird nicht matt.',
        'Steel instead of aluminium: the {name} may go in the dishwasher and does not dull.',
        'Stål i stedet for aluminium: {name} må komme i opvaskemaskinen og bliver ikke mat.',
        'steel',
      ),
      s(
        'Beim {name} lässt sich das Sicherheitsventil zum Reinigen öffnen, was viele Kocher nicht können.',
        'The safety valve of the {name} opens for cleaning, which many pots cannot offer.',
        'På {name} kan sikkerhedsventilen åbnes og renses; det kan mange kander ikke.',
        'valve',
      ),
      s(
        'Ein Gewicht im Steigrohr bremst den {name}, bis genug Druck für etwas Schaum da ist.',
        'A weight in the riser holds the {name} back until there is pressure enough for some foam.',
        'Et lod i stigrøret bremser {name}, indtil der er tryk nok til lidt skum.',
        'crema',
      ),
      s(
        'Den {name} gibt es von {small} bis {big} Tassen; gemeint sind Espressotassen, keine Becher.',
        'The {name} comes in sizes from {small} to {big} cups; that means espresso cups, not mugs.',
        '{name} fås i størrelser fra {small} til {big} kopper; det er espressokopper, ikke krus.',
        'sizes',
      ),
    ],
    use: [
      s(
        'Fülle bis unter das Ventil, das Sieb locker und ohne zu drücken.',
        'Fill to just below the valve, and the basket loosely, without pressing.',
        'Fyld vand i til lige under ventilen, og fyld sien løst uden at trykke.',
        'hob',
      ),
      s(
        'Mit vorgeheiztem Wasser geht es schneller, und der Kaffee schmeckt weniger metallisch.',
        'With preheated water it is quicker and the coffee tastes less metallic.',
        'Med forvarmet vand går det hurtigere, og kaffen smager mindre metallisk.',
        'hob',
      ),
      s(
        'Nimm ihn vom Herd, sobald es blubbert; was danach kommt, ist bitter.',
        'Take it off the heat as soon as it gurgles; what comes after that is bitter.',
        'Tag den af varmen, så snart den bobler; det, der kommer bagefter, er bittert.',
        'hob',
      ),
      s(
        'Für {volume} brauchst du rund {dose} Kaffee, feiner als für Filter, gröber als für Espresso.',
        'For {volume} you need about {dose} of coffee, finer than for filter, coarser than for espresso.',
        'Til {volume} skal du bruge cirka {dose} kaffe, finere end til filter, grovere end til espresso.',
      ),
      s(
        'Wenig Hitze, offener Deckel: Dann siehst du, wann Schluss ist.',
        'Low heat, lid open: then you can see when to stop.',
        'Lav varme, åbent låg: Så kan du se, hvornår den er færdig.',
        'hob',
      ),
      s(
        'Mit heißer Milch wird daraus ein brauchbarer Milchkaffee.',
        'With hot milk it makes a decent white coffee.',
        'Med varm mælk bliver det en fornuftig mælkekaffe.',
      ),
      s(
        'Dunkle und mittlere Röstungen liegen ihm, helle geraten sauer.',
        'Dark and medium roasts suit it; light ones turn sour.',
        'Mørke og mellemristede bønner passer til den; lyse bliver sure.',
      ),
    ],
    build: [
      s(
        'Der Boden ist plan geschliffen und kippelt auf Glaskeramik nicht.',
        'The base is ground flat and does not rock on ceramic hobs.',
        'Bunden er slebet plan og vipper ikke på glaskeramik.',
        'steel',
      ),
      s(
        'Der Griff aus Nussholz bleibt kühl und ist mit einer Schraube befestigt.',
        'The walnut handle stays cool and is held by a screw.',
        'Grebet af valnød holder sig køligt og sidder med en skrue.',
        'wood',
      ),
      s(
        'Aluminium leitet die Wärme schnell, deshalb ist er rasch fertig und rasch wieder kalt.',
        'Aluminium conducts heat fast, so it is quickly done and quickly cold again.',
        'Aluminium leder varmen hurtigt, så den er hurtigt færdig og hurtigt kold igen.',
        'aluminium',
      ),
      s(
        'Acht Kanten geben Halt beim Aufschrauben, auch mit nassen Händen.',
        'Its eight sides give a good grip when you unscrew it, even with wet hands.',
        'Otte kanter giver godt fat, når den skrues fra hinanden, også med våde hænder.',
        'eight',
      ),
      s(
        'Die Dichtung ist aus Silikon und hält etwa zwei Jahre.',
        'The gasket is silicone and lasts about two years.',
        'Pakningen er af silikone og holder cirka to år.',
      ),
      s(
        'Der Ausguss tropft nicht nach, was bei Espressokochern keine Selbstverständlichkeit ist.',
        'The spout does not drip, which cannot be taken for granted with moka pots.',
        'Tuden drypper ikke, og det er ingen selvfølge ved mokkakander.',
      ),
      s(
        'Die Wandung misst zwei Millimeter, leicht ist er damit nicht.',
        'The wall is two millimetres thick, so it is not light.',
        'Væggen er to millimeter tyk, så let er den ikke.',
        'steel',
      ),
      s(
        'Der Lack ist eingebrannt und hält Hitze aus, Scheuermilch nicht.',
        'The paint is baked on and withstands heat but not scouring cream.',
        'Lakken er brændt på og tåler varme, men ikke skurecreme.',
        'painted',
      ),
    ],
    limit: [
      s(
        'Auf Induktion läuft er nur mit Adapterplatte.',
        'On induction it only works with an adapter plate.',
        'På induktion virker den kun med adapterplade.',
        'no-induction',
      ),
      s(
        'Echter Espresso ist es nicht: 1,5 bar statt 9.',
        'It is not real espresso: 1.5 bar instead of 9.',
        'Rigtig espresso er det ikke: 1,5 bar i stedet for 9.',
      ),
      s(
        'Die Spülmaschine macht Aluminium grau, also von Hand und ohne Spülmittel.',
        'The dishwasher turns aluminium grey, so wash by hand and without detergent.',
        'Opvaskemaskinen gør aluminium gråt, så vask i hånden og uden sæbe.',
        'aluminium',
      ),
      s(
        'Halb gefüllt wird der Kaffee dünn; wähle die Größe, die du wirklich trinkst.',
        'Half full, the coffee tastes thin; choose the size you actually drink.',
        'Fylder du den kun halvt, bliver kaffen tynd; vælg den størrelse, du faktisk drikker.',
        'sizes',
      ),
      s(
        'Die ersten drei Füllungen schüttest du besser weg.',
        'Better pour away the first three brews.',
        'De første tre bryg bør du hælde ud.',
      ),
      s(
        'Unbeaufsichtigt gehört er nicht auf den Herd.',
        'Do not leave it on the hob unattended.',
        'Den må ikke stå på komfuret uden opsyn.',
        'hob',
      ),
      s(
        'Wer sechs Becher Filterkaffee braucht, ist hier falsch.',
        'For six mugs of filter coffee you need something else.',
        'Skal du bruge seks krus filterkaffe, er den ikke det rigtige valg.',
      ),
      s(
        'Der Schaum hält nur eine Minute, also gleich trinken.',
        'The foam is gone after a minute, so drink it straight away.',
        'Skummet forsvinder efter et minut, så drik med det samme.',
        'crema',
      ),
    ],
    compare: [
      s(
        'Der {dearer} ist solider verarbeitet, im Kaffee schmeckst du das kaum.',
        'The {dearer} is more solidly made; you hardly taste it in the coffee.',
        '{dearer} er mere solidt lavet; det smages næsten ikke i kaffen.',
        'has-dearer',
      ),
      s(
        'Einfacher und günstiger ist der {cheaper}.',
        'The {cheaper} is simpler and costs less.',
        '{cheaper} er enklere og koster mindre.',
        'has-cheaper',
      ),
      s(
        'Für größere Runden gibt es den {larger}.',
        'For larger rounds there is the {larger}.',
        'Til større selskaber findes {larger}.',
        'has-larger',
      ),
      s(
        'Wer allein trinkt, ist mit dem {smaller} besser bedient.',
        'If you drink alone, the {smaller} serves you better.',
        'Drikker du alene, er {smaller} et bedre valg.',
        'has-smaller',
      ),
      s(
        'Mit Dichtungsring und Sieb aus dem Ersatzteilregal wird er älter als mancher Herd.',
        'With gasket and filter from the parts shelf it outlives many a hob.',
        'Med pakning og si fra reservedelshylden bliver den ældre end mangt et komfur.',
      ),
      s(
        'Verschenken lässt er sich gut, zusammen mit einer Packung dunkler Röstung.',
        'It makes a good present, together with a bag of dark roast.',
        'Den er god som gave sammen med en pose mørkristet kaffe.',
      ),
    ],
  },
};
