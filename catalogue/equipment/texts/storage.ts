import { type Material, s } from '../describe.ts';

export const storageTexts: Material = {
  sentences: 4,
  topics: {
    open: [
      s(
        'Die Dose {name} lässt Gas hinaus und keine Luft hinein; dafür sorgt ein Federventil im Deckel.',
        'The {name} canister lets gas out and no air in, thanks to a spring valve in the lid.',
        'Dåsen {name} slipper gas ud og ingen luft ind; det sørger en fjederventil i låget for.',
        'valve',
      ),
      s(
        'Beim Schließen drückt der Deckel von {name} die Luft bis auf die Bohnen hinunter.',
        'As you close it, the lid of {name} pushes the air down to the beans.',
        'Når du lukker, trykker låget på {name} luften ned til bønnerne.',
        'vacuum',
      ),
      s(
        'Mit zehn Drehungen am Deckel pumpt {name} die Luft heraus.',
        'Ten turns of the lid pump the air out of {name}.',
        'Ti omdrejninger på låget pumper luften ud af {name}.',
        'pump',
      ),
      s(
        '{name} fasst {grams} Bohnen und hält sie dunkel, kühl und trocken.',
        '{name} holds {grams} of beans and keeps them dark, cool and dry.',
        '{name} rummer {grams} bønner og holder dem mørkt, køligt og tørt.',
        'canister !glass',
      ),
      s(
        '{brand} bedruckt die Dose {name}, statt sie zu bekleben.',
        '{brand} prints the {name} tin rather than labelling it.',
        '{brand} trykker på dåsen {name} i stedet for at klistre på den.',
        'tin',
      ),
      s(
        'Frische Bohnen geben Gas ab; in {name} entweicht es durch ein Ventil im Deckel.',
        'Fresh beans give off gas; in {name} it escapes through a valve in the lid.',
        'Friske bønner afgiver gas; i {name} slipper den ud gennem en ventil i låget.',
        'valve',
      ),
    ],
    build: [
      s(
        'Ein Ring am Deckel merkt sich das Röstdatum.',
        'A ring on the lid remembers the roasting date.',
        'En ring på låget husker ristedatoen.',
        'date',
      ),
      s(
        'Die Dichtung ist aus Silikon und riecht nicht.',
        'The seal is silicone and has no smell.',
        'Tætningen er af silikone og lugter ikke.',
        'canister',
      ),
      s(
        'Der Holzdeckel ist geölt und sitzt mit einem Ring aus Silikon.',
        'The wooden lid is oiled and sits on a silicone ring.',
        'Trælåget er olieret og sidder med en silikonering.',
        'ceramic wood',
      ),
      s(
        'Edelstahl hält Licht und Gerüche ab, Beulen bekommt er trotzdem.',
        'Steel keeps out light and smells, but dents all the same.',
        'Stål holder lys og lugt ude, men får alligevel buler.',
        'steel',
      ),
      s(
        'Das Blech ist innen lebensmittelecht lackiert.',
        'The tin is coated food-safe inside.',
        'Blikket er lakeret fødevaresikkert indvendigt.',
        'tin',
      ),
    ],
    use: [
      s(
        'Fülle frisch gerösteten Kaffee erst nach drei Tagen um, vorher gast er zu stark.',
        'Wait three days before filling in freshly roasted coffee; before that it gives off too much gas.',
        'Vent tre dage, før du fylder nyristet kaffe i; inden da gasser den for meget.',
        'airless',
      ),
      s(
        'Am besten kommt der Beutel gleich mit hinein.',
        'Best to put the bag in as well.',
        'Læg helst posen med ned.',
        'canister',
      ),
      s(
        'Wasche sie nicht feucht aus, ein trockenes Tuch genügt.',
        'Do not wash it wet; a dry cloth is enough.',
        'Vask den ikke af med vand; en tør klud er nok.',
        'tin',
      ),
      s(
        'Nach vier Wochen schmeckt auch der bestverschlossene Kaffee müde.',
        'After four weeks even the best-sealed coffee tastes tired.',
        'Efter fire uger smager selv den bedst lukkede kaffe træt.',
      ),
      s(
        'Gemahlener Kaffee bleibt darin etwa eine Woche ordentlich.',
        'Ground coffee stays decent in it for about a week.',
        'Malet kaffe holder sig ordentligt i den i cirka en uge.',
        'canister',
      ),
      s(
        'Angebrochene Beutel rollst du zusammen und legst sie ganz hinein.',
        'Roll up opened bags and put them in whole.',
        'Rul åbnede poser sammen, og læg dem helt ned i.',
        'canister',
      ),
    ],
    limit: [
      s(
        'Der Kühlschrank ist kein Ort für Kaffee, auch nicht in einer Dose.',
        'The fridge is no place for coffee, not even in a canister.',
        'Køleskabet er ikke et sted for kaffe, heller ikke i en dåse.',
        'canister',
      ),
      s(
        'Alten Kaffee macht sie nicht frisch.',
        'It does not make old coffee fresh.',
        'Den gør ikke gammel kaffe frisk.',
        'canister',
      ),
      s(
        'Sehr große, helle Bohnen füllen mehr Raum, rechne mit einem Zehntel weniger.',
        'Large light beans take more room; count on a tenth less.',
        'Store, lyse bønner fylder mere; regn med en tiendedel mindre.',
        'canister',
      ),
      s(
        'Das Vakuum lässt über Tage nach, also nachpumpen.',
        'The vacuum fades over days, so pump again.',
        'Vakuummet aftager over nogle dage, så pump igen.',
        'pump',
      ),
    ],
    compare: [
      s(
        'Mehr passt in {larger}.',
        '{larger} holds more.',
        '{larger} rummer mere.',
        'has-larger canister',
      ),
      s(
        'Einfacher verschließt {cheaper}, das reicht für schnelle Trinker.',
        '{cheaper} closes more simply, which is enough for quick drinkers.',
        '{cheaper} lukker enklere; det er nok for hurtige drikkere.',
        'has-cheaper canister',
      ),
      s(
        'Zusammen mit einem Pfund Bohnen ist das ein brauchbares Geschenk.',
        'With half a kilo of beans it makes a useful present.',
        'Sammen med et halvt kilo bønner er det en brugbar gave.',
      ),
      s(
        'Die Dichtung gibt es einzeln.',
        'The seal is available separately.',
        'Tætningen fås løst.',
        'canister',
      ),
      s(
        'Auf Reisen schützt sie den Kaffee vor Sand und Regen.',
        'On the road it protects coffee from sand and rain.',
        'På rejsen beskytter den kaffen mod sand og regn.',
        'travel',
      ),
      s(
        'Holz braucht gelegentlich einen Tropfen Öl.',
        'The wood needs a drop of oil now and then.',
        'Træet skal have en dråbe olie en gang imellem.',
        'wood',
      ),
    ],
  },
};
