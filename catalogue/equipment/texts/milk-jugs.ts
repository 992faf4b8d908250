import { type Material, s } from '../describe.ts';

export const milkJugTexts: Material = {
  sentences: 3,
  topics: {
    open: [
      s(
        'Das Kännchen {name} hat einen spitzen Ausguss, mit dem feine Linien gelingen.',
        'The {name} jug has a pointed spout for fine lines.',
        'Kanden {name} har en spids tud, der giver fine linjer.',
        'sharp',
      ),
      s(
        'Mit seinem runden Ausguss ist {name} ein Kännchen für Herzen und breite Muster.',
        'With its round spout {name} is a jug for hearts and broad patterns.',
        'Med sin runde tud er {name} en kande til hjerter og brede mønstre.',
        'round steam',
      ),
      s(
        'Der Bauch von {name} bringt die Milch ins Rollen, und genau das soll sie.',
        'The rounded belly of {name} sets the milk rolling, which is just what you want.',
        'Den runde form på {name} får mælken til at rulle, og det er netop meningen.',
        'belly',
      ),
      s(
        '{name} gibt es in mehreren Größen ab {small}; wähle nach der Zahl der Tassen, die du auf einmal füllst.',
        '{name} comes in several sizes from {small} up; choose by how many cups you fill at once.',
        '{name} fås i flere størrelser fra {small}; vælg efter, hvor mange kopper du fylder ad gangen.',
        'sizes',
      ),
      s(
        '{brand} drückt {name} aus einem Stück Stahl, ohne Naht und ohne Ecken.',
        '{brand} spins {name} from one piece of steel, without seam or corners.',
        '{brand} former {name} af ét stykke stål, uden søm og uden hjørner.',
        'steel',
      ),
      s(
        '{name} ist außen beschichtet und wird in der Hand deshalb weniger heiß.',
        '{name} is coated on the outside, so it feels less hot in the hand.',
        '{name} er belagt udvendigt og føles derfor mindre varm i hånden.',
        'coated !handleless',
      ),
      s(
        '{name} ist für den Tisch gedacht, für einen Schuss Milch zum Espresso.',
        '{name} is meant for the table, for a dash of milk with an espresso.',
        '{name} er tænkt til bordet, til en sjat mælk i espressoen.',
        'table',
      ),
    ],
    build: [
      s(
        'Bei {thickness} Wandstärke spürst du mit der Hand, wie warm die Milch ist.',
        'The {thickness} wall conducts heat well enough for your hand to judge the temperature.',
        'Med en væg på {thickness} kan du mærke mælkens temperatur med hånden.',
        'steel',
      ),
      s(
        'Striche auf der Innenseite zeigen, wie viel Milch für eine Tasse reicht.',
        'Marks inside show how much milk is enough for one cup.',
        'Streger på indersiden viser, hvor meget mælk der er til én kop.',
        'scale',
      ),
      s(
        'Die Beschichtung hält Dampf und Hitze aus, Stahlwolle nicht.',
        'The coating stands steam and heat but not steel wool.',
        'Belægningen tåler damp og varme, men ikke ståluld.',
        'coated',
      ),
      s(
        'Der dicke Boden gibt dir ein paar Sekunden mehr, bevor die Milch zu heiß wird.',
        'The thick base gives you a few seconds more before the milk gets too hot.',
        'Den tykke bund giver dig et par sekunder mere, før mælken bliver for varm.',
        'thick',
      ),
      s(
        'Der Griff ist offen und lässt sich auch mit zwei Fingern halten.',
        'The handle is open and can be held with two fingers.',
        'Grebet er åbent og kan holdes med to fingre.',
        'steam !handleless',
      ),
      s(
        'Die Kante am Ausguss ist nicht umgebördelt, so reißt der Strahl sauber ab.',
        'The edge of the spout is not rolled, so the stream breaks off cleanly.',
        'Tudens kant er ikke bukket om, så strålen slipper rent.',
        'sharp',
      ),
      s(
        'Innen ist der Stahl blank, daran setzt sich kaum etwas fest.',
        'Inside it is bare steel, so hardly anything sticks.',
        'Indvendigt er det blankt stål, så næsten intet sætter sig fast.',
        'coated',
      ),
      s(
        'Die weite Öffnung lässt der Dampflanze Platz.',
        'The wide opening leaves room for the steam wand.',
        'Den brede åbning giver plads til damprøret.',
        'steam round',
      ),
    ],
    use: [
      s(
        'Fülle bis knapp unter den Ansatz des Ausgusses, das sind {milk} in der großen Größe.',
        'Fill to just below the base of the spout; in the large size that is {milk}.',
        'Fyld til lige under tudens begyndelse; i den store størrelse er det {milk}.',
        'steam sizes',
      ),
      s(
        'Halte die Lanze erst knapp unter die Oberfläche, dann tiefer.',
        'Hold the wand just below the surface first, then deeper.',
        'Hold først damprøret lige under overfladen, derefter dybere.',
        'steam',
      ),
      s(
        'Ziehe Luft nur, bis das Kännchen handwarm ist, danach nur noch rollen lassen.',
        'Draw in air only until the jug is hand-warm, then just let it roll.',
        'Træk kun luft ind, til kanden er håndvarm, og lad så mælken rulle.',
        'steam',
      ),
      s(
        'Klopfe es auf den Tisch und schwenke es, bis die Milch glänzt.',
        'Tap it on the table and swirl until the milk shines.',
        'Bank den mod bordet, og sving den, til mælken skinner.',
        'steam',
      ),
      s(
        'Milch kalt aus dem Kühlschrank lässt dir beim Schäumen am meisten Zeit.',
        'Milk straight from the fridge gives you the most time to froth it.',
        'Kold mælk fra køleskabet giver dig mest tid til at skumme.',
        'steam',
      ),
      s(
        'Für Espresso macchiato reicht die kleinste Größe.',
        'For an espresso macchiato the smallest size is enough.',
        'Til espresso macchiato er den mindste størrelse nok.',
        'tiny',
      ),
      s(
        'Auch ein Espresso lässt sich darin auffangen und umgießen.',
        'You can also pull a shot straight into it and pour it over.',
        'Man kan også lave espresso direkte i den og hælde den om.',
        'tiny',
      ),
      s(
        'Auf dem Frühstückstisch sieht es besser aus als jede Packung.',
        'On the breakfast table it looks better than any carton.',
        'På morgenbordet ser den pænere ud end en karton.',
        'table',
      ),
      s(
        'Zwei Cappuccini aus einer Füllung gelingen nur, wenn beide gleich viel Schaum bekommen.',
        'Two cappuccinos from one fill only work if both get the same amount of foam.',
        'To cappuccinoer af én fyldning lykkes kun, hvis begge får lige meget skum.',
        'steam sizes',
      ),
    ],
    limit: [
      s(
        'Für eine einzelne Tasse ist das größte Kännchen zu weit, die Milch wird dann zu schnell heiß.',
        'For one cup the large size is too wide and the milk heats too fast.',
        'Til én kop er den store størrelse for bred, og mælken bliver for hurtigt varm.',
        'sizes steam',
      ),
      s(
        'Breite Tulpen sind mit dem spitzen Schnabel Übungssache.',
        'With the pointed spout broad tulips take practice.',
        'Med den spidse tud kræver brede tulipaner øvelse.',
        'sharp',
      ),
      s(
        'In die Mikrowelle darf es nicht.',
        'It must not go in the microwave.',
        'Den må ikke komme i mikroovnen.',
        '!porcelain',
      ),
      s(
        'Für feine Farne ist der Ausguss zu rund.',
        'The spout is too round for fine ferns.',
        'Til fine bregner er tuden for rund.',
        'round steam',
      ),
      s(
        'In der Spülmaschine verliert die Beschichtung nach einem Jahr ihren Glanz.',
        'In the dishwasher the coating loses its sheen after a year.',
        'I opvaskemaskinen mister belægningen glansen efter et år.',
        'coated',
      ),
      s(
        'An starken Maschinen mit Vierlochdüse geht es im kleinen Kännchen zu schnell.',
        'On powerful machines with a four-hole tip, a small jug heats too fast.',
        'På kraftige maskiner med fire huller i dysen går det for hurtigt i en lille kande.',
        'steam small-jug',
      ),
      s(
        'Zum Schäumen ist es zu klein.',
        'It is too small for frothing.',
        'Den er for lille til at skumme i.',
        'table',
      ),
      s(
        'Größer ist {larger}, für Haushalte mit vier Cappuccinotrinkern.',
        '{larger} is bigger, for homes with four cappuccino drinkers.',
        '{larger} er større, til hjem med fire cappuccinodrikkere.',
        'has-larger',
      ),
      s(
        'Einfacher gearbeitet und billiger ist {cheaper}.',
        '{cheaper} is more simply made and cheaper.',
        '{cheaper} er enklere udført og billigere.',
        'has-cheaper',
      ),
      s(
        'Spüle es sofort, eingebrannte Milch am Rand verdirbt den nächsten Schaum.',
        'Rinse it at once; burnt milk at the rim spoils the next foam.',
        'Skyl den med det samme; fastbrændt mælk ved kanten ødelægger næste skum.',
        'steam',
      ),
    ],
  },
};
