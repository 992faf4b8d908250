import type { Localized } from '../model.ts';
import type { Random } from '../random.ts';

const rows = (text: string): Localized[] =>
  text
    .trim()
    .split('\n')
    .map((line) => {
      const [de = '', en = '', da = ''] = line.split('|').map((part) => part.trim());
      return { de, en, da };
    });

/** Whom a reviewer mentions: the subject of a sentence. */
const people = rows(`
  meine Schwester | my sister | min søster
  mein Bruder | my brother | min bror
  mein Schwiegervater | my father-in-law | min svigerfar
  meine Schwiegermutter | my mother-in-law | min svigermor
  meine Nachbarin | my neighbour | min nabo
  der Nachbar von oben | the neighbour upstairs | naboen ovenpå
  die Nachbarin von gegenüber | the neighbour across the road | naboen på den anden side af vejen
  mein Kollege | my colleague | min kollega
  die Kollegin am Empfang | the colleague at reception | kollegaen i receptionen
  unsere Tochter | our daughter | vores datter
  unser Sohn | our son | vores søn
  meine Oma | my grandmother | min mormor
  mein Opa | my grandfather | min morfar
  mein Mitbewohner | my flatmate | min bofælle
  meine Chefin | my boss | min chef
  ein alter Schulfreund | an old school friend | en gammel skolekammerat
  meine Tante | my aunt | min tante
  mein Onkel | my uncle | min onkel
  mein Cousin | my cousin | min fætter
  meine Schwägerin | my sister-in-law | min svigerinde
  mein Schwager | my brother-in-law | min svoger
  unser Besuch aus Lübeck | our guest from Lübeck | vores gæst fra Lübeck
  mein Vermieter | my landlord | min udlejer
  meine Patentante | my godmother | min gudmor
  mein Trainer | my coach | min træner
  meine beste Freundin | my best friend | min bedste veninde
  ein Freund aus dem Chor | a friend from the choir | en ven fra koret
  meine Enkelin | my granddaughter | mit barnebarn
`);

/** When somebody drinks coffee: opens a German or Danish sentence, ends an English one. */
const moments = rows(`
  sonntags nach dem Laufen | on Sundays after a run | søndag efter løbeturen
  nach der Frühschicht | after the early shift | efter morgenvagten
  nach der Nachtschicht | after the night shift | efter nattevagten
  vor der ersten Besprechung | before the first meeting | før det første møde
  auf dem Balkon | out on the balcony | ude på altanen
  im Homeoffice | when I work from home | når jeg arbejder hjemme,
  zum Pflaumenkuchen | with plum cake | til blommekage
  zu Zimtschnecken | with cinnamon buns | til kanelsnegle
  zum Croissant | with a croissant | til en croissant
  zum Käsebrot | with bread and cheese | til en ostemad
  nach dem Mittagessen | after lunch | efter frokosten
  im Wohnmobil | in the camper van | i autocamperen
  beim Zeitunglesen | over the newspaper | over avisen
  an kalten Tagen | on cold days | på kolde dage
  an Regentagen | on rainy days | på regnvejrsdage
  im Garten | in the garden | i haven
  zum Frühstück am Samstag | at breakfast on Saturdays | til morgenmaden om lørdagen
  nach dem Schwimmen | after a swim | efter svømmeturen
  im Ferienhaus | in the holiday cottage | i sommerhuset
  vor der langen Heimfahrt | before the long drive home | før den lange køretur hjem
  nach der Chorprobe | after choir practice | efter korprøven
  am Sonntagnachmittag | on Sunday afternoons | søndag eftermiddag
  in der ersten Pause | in the first break | i den første pause
  nach der Hunderunde | after walking the dog | efter hundeluftningen
  beim Lernen | while studying | under eksamenslæsningen
  nach dem Wocheneinkauf | after the weekly shopping | efter ugens indkøb
`);

/** Whom a reviewer recommends something to. */
const audiences = rows(`
  für alle, die morgens wenig Zeit haben | for anyone short of time in the morning | til alle, der har travlt om morgenen
  für Einsteiger | for beginners | til begyndere
  für kleine Küchen | for small kitchens | til små køkkener
  für Haushalte mit mehreren Kaffeetrinkern | for households with several coffee drinkers | til husstande med flere kaffedrikkere
  für Leute, die es gern einfach haben | for people who like things simple | til dem, der gerne vil have det enkelt
  für das Büro | for the office | til kontoret
  für die erste eigene Wohnung | for a first flat of one’s own | til den første egen lejlighed
  für alle, die es genau nehmen | for anyone who is particular | til alle, der er nøjeregnende
  für Wohngemeinschaften | for shared flats | til bofællesskaber
  für den Alltag | for everyday use | til hverdagen
  für alle, die gern ausprobieren | for anyone who likes to experiment | til alle, der kan lide at eksperimentere
  für Neugierige | for the curious | til de nysgerrige
  für Leute mit Geduld | for people with patience | til tålmodige mennesker
  für Familien | for families | til familier
`);

const capitalized = ({ de, en, da }: Localized): Localized => {
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { de: upper(de), en: upper(en), da: upper(da) };
};

/**
 * One reviewer's circumstances, for the {slots} of sentences: two people, since a review may mention both. Nobody is
 * mentioned in two reviews of a product.
 */
export function drawCircumstances(
  random: Random,
  mentioned: Set<Localized>,
): Record<string, Localized> {
  const unmentioned = people.filter((person) => !mentioned.has(person));
  const [who, other] = random.sample(unmentioned, 2);
  if (!who || !other) throw new Error('too few people');
  mentioned.add(who).add(other);
  const when = random.pick(moments);
  const audience = random.pick(audiences);
  return { who, Who: capitalized(who), other, when, When: capitalized(when), audience };
}
