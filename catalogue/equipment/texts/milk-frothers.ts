import { type Material, s } from '../describe.ts';

export const milkFrotherTexts: Material = {
  sentences: 4,
  topics: {
    open: [
      s(
        'Der {name} wärmt und schäumt {volume} Milch in {seconds} Sekunden und schaltet dann ab.',
        'The {name} warms and froths {volume} of milk in {seconds} seconds and then switches off.',
        '{name} varmer og skummer {volume} mælk på {seconds} sekunder og slukker så.',
        'electric',
      ),
      s(
        'Milch hinein, Knopf drücken, warten: Der {name} verlangt kein Geschick.',
        'Milk in, press the button, wait: the {name} takes no skill.',
        'Mælk i, tryk på knappen, vent: {name} kræver ingen øvelse.',
        'electric',
      ),
      s(
        '{brand} hat den {name} für Haushalte gebaut, in denen jemand Cappuccino will und niemand eine Dampflanze.',
        '{brand} built the {name} for homes where somebody wants a cappuccino and nobody wants a steam wand.',
        '{brand} har bygget {name} til hjem, hvor nogen vil have cappuccino og ingen vil have et damprør.',
        'warms',
      ),
    ],
    build: [
      s(
        'Geheizt wird mit Induktion, die Kanne hat deshalb keinen Boden, an dem etwas anbrennt.',
        'It heats by induction, so there is no base for milk to burn on.',
        'Den varmer med induktion, så der er ingen bund, hvor mælken brænder på.',
        'induction',
      ),
      s(
        'Den Quirl hält ein Magnet, zum Spülen ziehst du ihn ab.',
        'The whisk is held by a magnet and comes off for washing.',
        'Piskeren holdes af en magnet og kan tages af, når den skal vaskes.',
        'electric',
      ),
      s(
        'Geladen wird über USB-C, eine Ladung hält etwa einen Monat.',
        'It charges by USB-C; one charge lasts about a month.',
        'Den oplades med USB-C; en opladning holder cirka en måned.',
        'usb',
      ),
      s(
        'Das Gehäuse ist Edelstahl und darf auf den Herd, ohne Deckel.',
        'The body is steel and may go on the hob, without the lid.',
        'Huset er af stål og må stå på komfuret, uden låg.',
        'pump steel',
      ),
      s(
        'Glas zeigt, wann der Schaum steht.',
        'Glass shows when the foam is ready.',
        'Glasset viser, hvornår skummet er klar.',
        'glass',
      ),
      s(
        'Drei Programme stehen zur Wahl: fein, fest und kalt.',
        'It has three programmes: fine, firm and cold.',
        'Der er tre programmer: fint, fast og koldt.',
        'electric',
      ),
    ],
    use: [
      s(
        'Vollmilch aus dem Kühlschrank schäumt am besten, Barista-Haferdrink fast ebenso gut.',
        'Whole milk from the fridge froths best; barista oat drink does nearly as well.',
        'Kold sødmælk skummer bedst; havredrik i baristaudgave næsten lige så godt.',
      ),
      s(
        'Klopfe das Gefäß nach dem Schäumen auf den Tisch, dann platzen die großen Blasen.',
        'Tap the vessel on the table afterwards and the big bubbles burst.',
        'Bank beholderen mod bordet bagefter, så brister de store bobler.',
      ),
      s(
        'Erwärme die Milch vorher auf 60 °C, heißer verliert sie Süße.',
        'Warm the milk to 60 °C first; hotter and it loses sweetness.',
        'Varm først mælken til 60 °C; varmere mister den sødme.',
        'manual-heat !steam',
      ),
      s(
        'Fülle nie über den Strich, sonst läuft der Schaum über den Sockel.',
        'Never fill above the line, or the foam runs over the base.',
        'Fyld aldrig over stregen, ellers løber skummet ned over soklen.',
        'electric',
      ),
      s(
        'Für Eiskaffee schäumst du die Milch kalt.',
        'For iced coffee froth the milk cold.',
        'Til iskaffe skummer du mælken kold.',
      ),
      s(
        'Zu Espressokocher oder Filterkaffee ist er die naheliegende Ergänzung.',
        'It is the obvious companion for a moka pot or filter coffee.',
        'Den er det oplagte supplement til mokkakande eller filterkaffe.',
      ),
    ],
    limit: [
      s(
        'Für Latte Art ist der Schaum zu locker.',
        'The foam is too loose for latte art.',
        'Til latte art er skummet for løst.',
        '!steam',
      ),
      s(
        'Warm macht er nichts, das besorgt der Herd.',
        'It warms nothing; that is for the hob.',
        'Den varmer intet; det klarer komfuret.',
        'manual-heat !steam',
      ),
      s(
        'Für eine große Runde musst du zweimal schäumen.',
        'For a large round you will have to froth twice.',
        'Til mange gæster må du skumme to gange.',
      ),
      s(
        'Fettarme Pflanzendrinks fallen schnell wieder zusammen.',
        'Low-fat plant drinks collapse again quickly.',
        'Fedtfattige plantedrikke falder hurtigt sammen igen.',
      ),
      s(
        'Der Sockel verträgt kein Wasser, die Kanne schon.',
        'Keep the base away from water; the jug does not mind it.',
        'Soklen tåler ikke vand; det gør kanden.',
        'electric',
      ),
    ],
    care: [
      s(
        'Gleich nach Gebrauch ausspülen, angetrocknete Milch ist hartnäckig.',
        'Rinse straight after use; dried milk is stubborn.',
        'Skyl straks efter brug; indtørret mælk er genstridig.',
      ),
      s(
        'Einmal pro Woche mit Milchreiniger spülen, dann riecht er nicht.',
        'Clean it with milk cleaner once a week and it will not smell.',
        'Rens den med mælkerens en gang om ugen, så lugter den ikke.',
      ),
      s(
        'Der {larger} schäumt für eine größere Runde.',
        'The {larger} froths for a bigger round.',
        '{larger} klarer en større runde.',
        'has-larger',
      ),
      s(
        'Wer selten schäumt, kommt mit dem {cheaper} aus.',
        'If you froth seldom, the {cheaper} will do.',
        'Skummer du sjældent, er {cheaper} nok.',
        'has-cheaper',
      ),
      s(
        'Kanne und Quirl kannst du einzeln nachkaufen.',
        'Jug and whisk are available as spare parts.',
        'Kande og pisker kan købes separat.',
        'electric',
      ),
    ],
  },
};
