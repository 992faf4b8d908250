import { shop } from '../../../app/commerce/shop.ts';
import { formatsFor } from '../../../app/i18n/formats.ts';
import { menuItems } from '../../menu-items.ts';
import type { TranslatedPages } from '../model.ts';

const { collection, page, article } = menuItems('da');
const { number } = formatsFor('da');

export const advice: Pick<
  TranslatedPages,
  | 'advisor'
  | 'top5'
  | 'exploreItalia'
  | 'coffeeBreak'
  | 'latteArt'
  | 'grindSetting'
  | 'knowledge'
  | 'tutorials'
> = {
  advisor: {
    title: 'Kafferådgiver',
    description: 'Tre spørgsmål til den kaffe, der passer til dig.',
    paragraphs: [
      'Første spørgsmål: hvordan brygger du? Til espressomaskine og mokkakande tager du en espressoristning, til tragt og stempelkande en filterristning. Fuldautomater klarer sig bedst med caffè crema.',
      'Andet spørgsmål: drikker du den med mælk? Så må den gerne være mørkere og chokoladeagtig, ellers forsvinder den. Drukket sort viser en lysere ristning mere frugt.',
      'Tredje spørgsmål: hvor følsom er din mave? Kaffe, der er ristet længe og mørkt, har mindre syre.',
    ],
    links: [
      collection('Chokolade & nødder', 'kaffe-chokolade-noedder'),
      collection('Frugt & blomster', 'kaffe-frugt-blomster'),
      collection('Mild & lav syre', 'kaffe-mild-lav-syre'),
      collection('Smagspakker', 'smagspakker'),
    ],
  },
  top5: {
    title: 'Top 5-anbefalinger',
    description: 'Fem espressoer, fem filterkaffer, fem kværne.',
    paragraphs: [
      `Blandt over ${number(shop.productsOver)} produkter bliver valget let for stort. Derfor fører vi tre korte lister med fem pladser hver.`,
      'På hver liste står det, der klarede sig bedst i vores test og er på lager.',
      'Kommer der noget bedre, rykker det ind, og noget andet ryger ud.',
    ],
    links: [
      collection('Top 5 espresso', 'top-5-espresso'),
      collection('Top 5 filterkaffe', 'top-5-filterkaffe'),
      collection('Top 5 kaffekværne', 'top-5-kaffekvaerne'),
    ],
  },
  exploreItalia: {
    title: 'Explore Italia',
    description: 'Jo længere sydpå, desto mørkere: espresso fra Italien.',
    paragraphs: [
      'En espresso i Trieste er ikke den, du får i Napoli. Det skyldes vandet, koppens pris og frem for alt ristningen.',
      'I nord ristes der lysere og blandes med mere arabica: klare kopper med fin syre. Mod syd tager robusta, crema og mørk chokolade til.',
      'Til mørke ristninger stiller du kværnen lidt grovere og vandet en til to grader køligere.',
    ],
    links: [
      collection('Risterier fra Italien', 'explore-italia'),
      collection('Klassisk italiensk', 'espresso-klassisk-italiensk'),
    ],
  },
  coffeeBreak: {
    title: 'Coffee break',
    description: 'Kaffe til pausen, uden meget udstyr.',
    paragraphs: [
      'En god pause kræver ingen maskine: en kande, varmt vand og fire minutter er nok.',
      'Til en stempelkande tager du 60\u00a0g groftmalet kaffe til en liter vand. Efter fire minutter trykker du stemplet langsomt ned.',
      'På farten gør kapsler, puder eller en god instantkaffe det også.',
    ],
    links: [
      collection('Coffee break', 'coffee-break'),
      collection('Kaffe til kontoret', 'kaffe-til-kontoret'),
      collection('Stempelkander', 'stempelkander'),
    ],
  },
  latteArt: {
    title: 'Latte art',
    description: 'Fra skum til hjerte: de første skridt.',
    paragraphs: [
      'Alt begynder med skummet. Træk kun luft de første sekunder; derefter skal mælken dreje rundt, til kanden har 60 til 65\u00a0°C.',
      'Sving den rundt, til overfladen skinner som lak. Hældt fra højden dykker mælken ned; tæt over koppen bliver den oppe og tegner.',
      'Øv dig med vand og en dråbe opvaskemiddel, det sparer mælk.',
    ],
    links: [
      collection('Til latte art', 'latte-art-udstyr'),
      collection('Mælkekander', 'maelkekander'),
      collection('Baristamælk', 'baristamaelk'),
    ],
  },
  grindSetting: {
    title: 'Indstil formalingen',
    description: 'Hvor fint du maler, afgør mere end maskinen.',
    paragraphs: [
      'Jo finere formaling, desto langsommere løber vandet, og desto mere opløser det; jo grovere, desto hurtigere og mindre. Smager det surt og tyndt, så mal finere. Smager det bittert og tørt, så mal grovere.',
      'Til espresso begynder du med 18\u00a0g kaffe, 36\u00a0g i koppen, 25 til 30 sekunder. Flyt kværnen ét trin ad gangen, og lad den køre imens.',
      'I tragten skal vandet være igennem på cirka tre minutter; til stempelkanden må formalingen blive grov.',
    ],
    links: [
      collection('Espressokværne', 'espressokvaerne'),
      collection('Håndkværne', 'haandkvaerne'),
      collection('Kaffevægte', 'kaffevaegte'),
    ],
  },
  knowledge: {
    title: 'Viden',
    description: 'Hvad der ligger bag ristning, oprindelse og forarbejdning.',
    paragraphs: [
      'Ristningen afgør, om du smager bønnen eller ilden: lys viser oprindelsen, mørk viser tromlen.',
      'Under forarbejdningen skiller vand bønnen fra frugten, eller den tørrer inde i den. Vasket kaffe smager klart, bærtørret mere af frugt og tungere.',
      'Samlingen vokser; de første indlæg er her.',
    ],
    links: [
      page('Explore Italia', 'explore-italia'),
      page('CO₂-kompensation', 'co2-kompensation'),
      collection('Single origin', 'single-origin-kaffe'),
    ],
  },
  tutorials: {
    title: 'Vejledninger',
    description: 'Tilberedning trin for trin.',
    paragraphs: [
      'Hver vejledning nævner mængde, formaling, temperatur og tid, for mere skal der ikke til.',
      'Begynd med vægten: 60\u00a0g kaffe til en liter vand er en god kurs for filterkaffe.',
      'To vejledninger er færdige, flere følger.',
    ],
    links: [
      page('Indstil formalingen', 'formaling'),
      page('Latte art', 'latte-art'),
      article('Viden', 'viden'),
    ],
  },
};
