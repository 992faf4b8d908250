import { type Material, s } from '../describe.ts';

export const storageTexts: Material = {
  sentences: 4,
  topics: {
    open: [
      s(
        'Die Dose {name} lässt Gas hinaus, aber keine Luft hinein; dafür sorgt ein Federventil im Deckel.',
        'The {name} canister lets gas out but no air in, thanks to a spring valve in the lid.',
        'Dåsen {name} slipper gas ud, men ingen luft ind; det sørger en fjederventil i låget for.',
        'valve',
      ),
      s(
        'Der innere Deckel von {name} gleitet bis auf die Bohnen hinunter und drückt die Luft hinaus.',
        'The inner lid of {name} slides down onto the beans and pushes the air out.',
        'Det inderste låg i {name} glider ned til bønnerne og presser luften ud.',
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
        '{brand} bedruckt die Dose {name} direkt, so löst sich kein Etikett.',
        '{brand} prints directly onto the {name} tin, so there is no label to peel off.',
        '{brand} trykker direkte på dåsen {name}, så ingen etiket kan løsne sig.',
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
        'A ring on the lid keeps track of the roast date.',
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
        'The tin has a food-safe coating inside.',
        'Blikket er lakeret indvendigt med fødevaregodkendt lak.',
        'tin',
      ),
    ],
    use: [
      s(
        'Fülle frisch gerösteten Kaffee erst nach drei Tagen um, vorher gibt er zu viel Gas ab.',
        'Wait three days before transferring freshly roasted coffee; until then it gives off too much gas.',
        'Vent tre dage, før du hælder nyristet kaffe i; indtil da afgiver den for meget gas.',
        'airless',
      ),
      s(
        'Am besten kommt die Packung gleich mit hinein.',
        'It is best to put the beans in bag and all.',
        'Sæt helst hele posen ned i den.',
        'canister',
      ),
      s(
        'Nicht nass auswaschen, ein trockenes Tuch genügt.',
        'Do not wash it with water; a dry cloth is enough.',
        'Vask den ikke af med vand; en tør klud er nok.',
        'tin',
      ),
      s(
        'Nach vier Wochen schmeckt auch der bestverschlossene Kaffee müde.',
        'After four weeks even the best-sealed coffee tastes tired.',
        'Efter fire uger smager selv den bedst opbevarede kaffe træt.',
      ),
      s(
        'Gemahlener Kaffee hält sich darin etwa eine Woche.',
        'Ground coffee keeps in it for about a week.',
        'Malet kaffe holder sig i den i cirka en uge.',
        'canister',
      ),
      s(
        'Angebrochene Packungen rollst du zusammen und stellst sie ganz hinein.',
        'Roll up opened bags and put them in as they are.',
        'Rul åbnede poser sammen, og sæt dem ned i dåsen, som de er.',
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
        'Sehr große, helle Bohnen brauchen mehr Platz, rechne mit einem Zehntel weniger.',
        'Large, light beans take up more room; reckon with a tenth less.',
        'Store, lyse bønner fylder mere; regn med en tiendedel mindre.',
        'canister',
      ),
      s(
        'Das Vakuum lässt über Tage nach, also nachpumpen.',
        'The vacuum fades after a few days, so pump again.',
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
        'Einfacher gemacht ist {cheaper}; wer schnell trinkt, kommt damit aus.',
        '{cheaper} is simpler, and enough if you get through your coffee quickly.',
        '{cheaper} er enklere og er nok, hvis du hurtigt får drukket kaffen.',
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
        'Tætningen kan købes separat.',
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
