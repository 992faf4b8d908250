import { slugify } from '../../sandbox/catalogue-format/slugify.ts';
import type { CatalogueBrand, Localized } from '../model.ts';

const countries = {
  italy: { de: 'Italien', en: 'Italy', da: 'Italien' },
  germany: { de: 'Deutschland', en: 'Germany', da: 'Tyskland' },
  denmark: { de: 'Dänemark', en: 'Denmark', da: 'Danmark' },
  sweden: { de: 'Schweden', en: 'Sweden', da: 'Sverige' },
  norway: { de: 'Norwegen', en: 'Norway', da: 'Norge' },
  poland: { de: 'Polen', en: 'Poland', da: 'Polen' },
  switzerland: { de: 'Schweiz', en: 'Switzerland', da: 'Schweiz' },
  austria: { de: 'Österreich', en: 'Austria', da: 'Østrig' },
  netherlands: { de: 'Niederlande', en: 'Netherlands', da: 'Holland' },
  france: { de: 'Frankreich', en: 'France', da: 'Frankrig' },
  portugal: { de: 'Portugal', en: 'Portugal', da: 'Portugal' },
  czechia: { de: 'Tschechien', en: 'Czechia', da: 'Tjekkiet' },
  japan: { de: 'Japan', en: 'Japan', da: 'Japan' },
  britain: { de: 'Großbritannien', en: 'United Kingdom', da: 'Storbritannien' },
  colombia: { de: 'Kolumbien', en: 'Colombia', da: 'Colombia' },
} satisfies Record<string, Localized>;

function brand(
  name: string,
  country: keyof typeof countries,
  founded: number,
  story: Localized,
  topRank?: number,
): CatalogueBrand {
  return {
    key: slugify(name),
    name,
    kind: 'equipment',
    country: countries[country],
    founded,
    story,
    ...(topRank === undefined ? {} : { topRank }),
  };
}

export const equipmentBrands: CatalogueBrand[] = [
  brand(
    'Brevanta',
    'italy',
    1968,
    {
      de: 'Brevanta baut in einem Seitental bei Bergamo Siebträgermaschinen, seit 1968 und noch immer mit eigener Dreherei. Jede Maschine läuft vor dem Versand zwei Stunden auf dem Prüfstand. Das Design ändert sich selten, die Ersatzteile passen auch nach zwanzig Jahren.',
      en: 'Brevanta has built espresso machines in a side valley near Bergamo since 1968, still with its own lathe shop. Every machine runs on the test bench for two hours before it leaves. The design rarely changes, and parts still fit after twenty years.',
      da: 'Brevanta har bygget espressomaskiner i en sidedal ved Bergamo siden 1968, stadig med eget drejeværksted. Hver maskine kører to timer på prøvestand, før den sendes. Designet ændrer sig sjældent, og reservedelene passer også efter tyve år.',
    },
    1,
  ),
  brand(
    'Molvetta',
    'germany',
    1954,
    {
      de: 'Molvetta kommt aus Solingen und hat früher Gewürzmühlen für Metzgereien gefertigt. Die Mahlscheiben schleift die Firma selbst, auf zwei Hundertstel genau. Wer eine alte Mühle einschickt, bekommt sie mit neuen Scheiben zurück.',
      en: 'Molvetta comes from Solingen and once made spice mills for butchers. The firm grinds its own burrs, to two hundredths of a millimetre. Send in an old grinder and it comes back with new ones.',
      da: 'Molvetta kommer fra Solingen og lavede engang krydderikværne til slagtere. Firmaet sliber selv sine kværnskiver med to hundrededeles nøjagtighed. Sender du en gammel kværn ind, kommer den retur med nye skiver.',
    },
    2,
  ),
  brand(
    'Kellström',
    'sweden',
    1987,
    {
      de: 'Kellström aus Göteborg macht Geräte für Filterkaffee und nichts anderes. Angefangen hat alles mit einem Kessel, der nicht kleckerte. Heute gehören Handfilter, Waagen und ganze Sets dazu, alle in denselben fünf Farben.',
      en: 'Kellström of Gothenburg makes equipment for filter coffee and nothing else. It began with a kettle that did not drip. Today there are drippers, scales and whole sets, all in the same five colours.',
      da: 'Kellström fra Göteborg laver udstyr til filterkaffe og intet andet. Det begyndte med en kedel, der ikke dryppede. I dag er der tragte, vægte og hele sæt, alt sammen i de samme fem farver.',
    },
    3,
  ),
  brand(
    'Tarnik',
    'poland',
    1996,
    {
      de: 'Tarnik fräst in Krakau Tamper, Verteiler und Siebe aus dem vollen Stahl. Gegründet haben die Firma zwei Feinmechaniker, die in einem Café nicht mehr zusehen konnten. Jedes Stück trägt das gemessene Maß auf der Unterseite.',
      en: 'Tarnik mills tampers, distributors and baskets from solid steel in Kraków. It was founded by two precision mechanics who could no longer watch what happened in their café. Every piece carries its measured size on the underside.',
      da: 'Tarnik fræser tampere, fordelere og sier af massivt stål i Kraków. Firmaet blev grundlagt af to finmekanikere, der ikke længere kunne se på, hvad der skete på deres café. Hvert stykke har sit målte mål på undersiden.',
    },
    4,
  ),
  brand(
    'Porzella',
    'germany',
    1921,
    {
      de: 'Porzella brennt in Oberfranken dickwandiges Porzellan für Cafés. Die Formen sind auf Wärme gerechnet: schwerer Boden, schmaler Rand. Glasuren mischt die Manufaktur selbst, deshalb fällt keine Charge ganz gleich aus.',
      en: 'Porzella fires thick-walled porcelain for cafés in Upper Franconia. The shapes are designed around heat: heavy base, slim rim. The works mixes its own glazes, so no two batches come out quite the same.',
      da: 'Porzella brænder tykvægget porcelæn til caféer i Oberfranken. Formerne er regnet ud efter varmen: tung bund, smal kant. Manufakturen blander selv sine glasurer, så ikke to omgange bliver helt ens.',
    },
    5,
  ),
  brand(
    'Aquaven',
    'austria',
    2003,
    {
      de: 'Aquaven beschäftigt sich in Linz mit Wasser, bevor es in die Maschine kommt. Das Labor misst Härte und Alkalität für jedes Postleitzahlengebiet in Österreich und Süddeutschland. Daraus entstanden Filter, die nicht mehr herausnehmen, als nötig ist.',
      en: 'Aquaven in Linz deals with water before it reaches the machine. Its laboratory has measured hardness and alkalinity for every postcode area in Austria and southern Germany. The filters that came of it take out no more than they must.',
      da: 'Aquaven i Linz arbejder med vandet, før det når maskinen. Laboratoriet har målt hårdhed og alkalinitet i hvert postnummer i Østrig og Sydtyskland. Det blev til filtre, der ikke fjerner mere end nødvendigt.',
    },
    6,
  ),
  brand(
    'Dosera',
    'switzerland',
    2009,
    {
      de: 'Dosera stammt aus Biel und baute zuerst Waagen für Uhrmacher. Geblieben ist die Genauigkeit, dazugekommen ist eine Abdichtung gegen Dampf und Kaffee. Kalibriert wird jede Waage einzeln, der Schein liegt bei.',
      en: 'Dosera comes from Biel and first built scales for watchmakers. The precision stayed, a seal against steam and coffee was added. Each scale is calibrated individually and the certificate is in the box.',
      da: 'Dosera kommer fra Biel og byggede først vægte til urmagere. Præcisionen er blevet, en tætning mod damp og kaffe er kommet til. Hver vægt kalibreres for sig, og beviset ligger i æsken.',
    },
    7,
  ),
  brand(
    'Filtrano',
    'italy',
    1979,
    {
      de: 'Filtrano aus Udine macht Papier- und Dauerfilter sowie schlichte Filtermaschinen. In Italien verkauft sich das schlecht, im Norden gut. Das Papier kommt aus einer eigenen kleinen Mühle am Tagliamento.',
      en: 'Filtrano of Udine makes paper and permanent filters and plain filter machines. That sells badly in Italy and well in the north. The paper comes from a small mill of its own on the Tagliamento.',
      da: 'Filtrano fra Udine laver papir- og permanentfiltre samt enkle filtermaskiner. Det sælger dårligt i Italien og godt mod nord. Papiret kommer fra firmaets egen lille mølle ved Tagliamento.',
    },
    8,
  ),
  brand(
    'Kromholt',
    'germany',
    1983,
    {
      de: 'Kromholt entwickelt in Bielefeld Kaffeevollautomaten, die man ohne Anleitung versteht. Die Brühgruppe lässt sich bei jedem Modell mit einer Hand herausnehmen. Werkstatt und Ersatzteillager sitzen im selben Haus.',
      en: 'Kromholt of Bielefeld develops bean-to-cup machines that need no manual. On every model the brew group comes out with one hand. Workshop and parts store are in the same building.',
      da: 'Kromholt i Bielefeld udvikler fuldautomatiske kaffemaskiner, man forstår uden manual. På alle modeller kan bryggeenheden tages ud med én hånd. Værksted og reservedelslager ligger i samme hus.',
    },
    9,
  ),
  brand(
    'Tondra',
    'italy',
    1947,
    {
      de: 'Tondra gießt seit 1947 Espressokocher in der Nähe von Brescia. Die Form des ersten Modells gilt dort noch immer als die richtige. Neu sind der Boden für Induktion und ein Ventil, das sich zum Reinigen öffnen lässt.',
      en: 'Tondra has cast moka pots near Brescia since 1947. The shape of the first model is still thought to be the right one there. What is new is an induction base and a valve that opens for cleaning.',
      da: 'Tondra har støbt mokkakander i nærheden af Brescia siden 1947. Formen på den første model regnes stadig for den rigtige. Nyt er en bund til induktion og en ventil, der kan åbnes og renses.',
    },
    10,
  ),
  brand('Northfold', 'denmark', 2011, {
    de: 'Northfold röstet in Aarhus und hat irgendwann die Maschinen gebaut, die der Rösterei fehlten. Wenige Modelle, keine Anzeige zu viel, gebürsteter Stahl. Die Konstruktionspläne für Verschleißteile sind offen.',
    en: 'Northfold roasts in Aarhus and at some point built the machines the roastery was missing. Few models, not one display too many, brushed steel. The drawings for wearing parts are open.',
    da: 'Northfold rister i Aarhus og byggede på et tidspunkt de maskiner, risteriet manglede. Få modeller, ikke et display for meget, børstet stål. Tegningerne til sliddele er åbne.',
  }),
  brand('Velmarca', 'italy', 1974, {
    de: 'Velmarca aus Treviso liefert Technik aus der Bar in Gehäusen für die Küche. Die Brühgruppen wiegen mehrere Kilo und halten ihre Temperatur entsprechend lange. Leicht oder schnell aufgeheizt ist hier nichts, das sagt der Hersteller auch so.',
    en: 'Velmarca of Treviso puts bar technology into housings for the kitchen. The brew groups weigh several kilos and hold their temperature accordingly. Nothing here is light or quick to heat, and the maker says so.',
    da: 'Velmarca fra Treviso bygger barteknik ind i kabinetter til køkkenet. Bryggegrupperne vejer flere kilo og holder temperaturen derefter. Her er intet let eller hurtigt at varme op, og det siger producenten også.',
  }),
  brand('Orsivia', 'italy', 1992, {
    de: 'Orsivia in Ancona hat sich auf kleine Siebträgermaschinen verlegt. Breite und Tiefe stehen bei jedem Entwurf zuerst fest, dann kommt die Technik. Das Ergebnis passt unter Hängeschränke und auf schmale Arbeitsplatten.',
    en: 'Orsivia in Ancona specialises in small espresso machines. Width and depth are fixed first in every design, the technology follows. The result fits under wall cabinets and on narrow worktops.',
    da: 'Orsivia i Ancona har specialiseret sig i små espressomaskiner. Bredde og dybde ligger fast først i hver konstruktion, så kommer teknikken. Resultatet passer under overskabe og på smalle køkkenborde.',
  }),
  brand('Sassovento', 'italy', 1961, {
    de: 'Sassovento baut am Comer See Handhebelmaschinen, rund vierhundert im Jahr. Federn und Kolben kommen von einem Nachbarn, der sonst Aufzüge ausrüstet. Wer eine kauft, bekommt die Seriennummer mit dem Namen des Monteurs.',
    en: 'Sassovento builds lever machines on Lake Como, about four hundred a year. Springs and pistons come from a neighbour who otherwise equips lifts. Each serial number comes with the name of the fitter.',
    da: 'Sassovento bygger håndtagsmaskiner ved Comosøen, omkring fire hundrede om året. Fjedre og stempler kommer fra en nabo, der ellers leverer til elevatorer. Serienummeret følges af montørens navn.',
  }),
  brand('Halvorn', 'norway', 2014, {
    de: 'Halvorn aus Trondheim hat mit einer einzigen Maschine angefangen: Thermoblock, kleiner Tank, in drei Minuten heiß. Dabei ist es im Kern geblieben. Gedacht ist das für Leute, die zwei Espressi am Tag trinken und dann aus dem Haus gehen.',
    en: 'Halvorn of Trondheim started with a single machine: thermoblock, small tank, hot in three minutes. In essence it has stayed that way. It is meant for people who drink two espressos a day and then leave the house.',
    da: 'Halvorn fra Trondheim begyndte med en enkelt maskine: termoblok, lille tank, varm på tre minutter. Sådan er det i grunden stadig. Den er tænkt til folk, der drikker to espressoer om dagen og så går hjemmefra.',
  }),
  brand('Mahlwart', 'germany', 1978, {
    de: 'Mahlwart fertigt am Bodensee Mühlen mit Direktantrieb. Die Motoren laufen langsam, weil Wärme dem Kaffee nicht hilft. Die Bedienung beschränkt sich meist auf ein Rad und einen Taster.',
    en: 'Mahlwart makes direct-drive grinders on Lake Constance. The motors turn slowly, since heat does coffee no good. Most models are run with one wheel and one button.',
    da: 'Mahlwart fremstiller kværne med direkte træk ved Bodensøen. Motorerne kører langsomt, for varme gavner ikke kaffen. De fleste modeller betjenes med ét hjul og én knap.',
  }),
  brand('Kværndal', 'denmark', 2016, {
    de: 'Kværndal sitzt in Svendborg und baut Einzeldosis-Mühlen. Jede Konstruktion wird darauf geprüft, wie viel Pulver innen liegen bleibt: unter 0,3 Gramm ist das Ziel. Verpackt wird in Wellpappe, ohne Kunststoff.',
    en: 'Kværndal is based in Svendborg and builds single-dose grinders. Each design is checked for how much coffee stays inside: under 0.3 grams is the aim. The packaging is corrugated board without plastic.',
    da: 'Kværndal holder til i Svendborg og bygger kværne til enkeltdosering. Hver konstruktion prøves for, hvor meget kaffe der bliver siddende: under 0,3 gram er målet. Emballagen er bølgepap uden plast.',
  }),
  brand('Läuferstein', 'germany', 1936, {
    de: 'Läuferstein drechselt und dreht im Erzgebirge Handmühlen. Das Holz stammt aus dem Umkreis von fünfzig Kilometern, das Mahlwerk aus eigener Härterei. Die Kurbel klemmt nicht, auch nach Jahren nicht.',
    en: 'Läuferstein turns hand grinders in the Ore Mountains, in wood and in steel. The timber comes from within fifty kilometres, the burrs from its own hardening shop. The crank does not bind, not even after years.',
    da: 'Läuferstein drejer håndkværne i Erzgebirge, i træ og i stål. Træet kommer fra en omkreds på halvtreds kilometer, kværnværket fra eget hærderi. Håndsvinget binder ikke, heller ikke efter mange år.',
  }),
  brand('Pressova', 'czechia', 1998, {
    de: 'Pressova aus Liberec macht Stempelkannen mit böhmischem Glas. Die Siebe sind dreilagig und liegen am Rand dicht an. Für jedes Modell gibt es das Glas einzeln nach.',
    en: 'Pressova of Liberec makes French presses with Bohemian glass. The strainers have three layers and sit tight at the rim. The glass of every model can be bought on its own.',
    da: 'Pressova fra Liberec laver stempelkander med bøhmisk glas. Sierne har tre lag og slutter tæt langs kanten. Glasset til alle modeller kan købes løst.',
  }),
  brand('Glasvind', 'denmark', 2007, {
    de: 'Glasvind bläst auf Bornholm doppelwandige Gläser aus Borosilikat. Die Form ergibt sich aus dem Getränk, nicht umgekehrt. Kleine Luftbläschen kommen vor und gelten dort nicht als Fehler.',
    en: 'Glasvind blows double-walled borosilicate glasses on Bornholm. The shape follows the drink, not the other way round. Small air bubbles occur and do not count as faults there.',
    da: 'Glasvind puster dobbeltvæggede glas af borosilikat på Bornholm. Formen følger drikken, ikke omvendt. Små luftbobler forekommer og regnes ikke for fejl.',
  }),
  brand('Lüttwark', 'germany', 2012, {
    de: 'Lüttwark ist eine Werkstatt in Hamburg-Harburg mit sechs Leuten. Sie baut das kleine Werkzeug, das an der Bar fehlt: Verteiler, Ringe, Pinsel, Ausklopfbehälter. Was nicht gebraucht wird, fliegt nach einem Jahr aus dem Programm.',
    en: 'Lüttwark is a workshop of six in Hamburg-Harburg. It makes the small tools a coffee bar lacks: distributors, rings, brushes, knock boxes. Whatever is not used leaves the range after a year.',
    da: 'Lüttwark er et værksted med seks ansatte i Hamburg-Harburg. De laver det småværktøj, der mangler i baren: fordelere, ringe, pensler, udbankere. Det, ingen bruger, ryger ud af sortimentet efter et år.',
  }),
  brand('Schiumetta', 'italy', 2001, {
    de: 'Schiumetta aus Modena kennt nur ein Thema: Milch. Aufschäumer, Kännchen, Thermometer, mehr nicht. Die Ausgießer werden von Hand nachgebogen und geprüft.',
    en: 'Schiumetta of Modena has one subject: milk. Frothers, jugs, thermometers, nothing more. The spouts are finished and checked by hand.',
    da: 'Schiumetta fra Modena kender kun ét emne: mælk. Skummere, kander, termometre, ikke mere. Hældetudene bøjes efter og kontrolleres i hånden.',
  }),
  brand('Kännchenwerk', 'germany', 1989, {
    de: 'Kännchenwerk drückt in Altena Milchkännchen aus einem Stück Edelstahl. Es gibt keine Naht, in der sich etwas absetzt. Die Beschichtungen lässt die Firma im Nachbarort auftragen.',
    en: 'Kännchenwerk spins milk jugs from a single piece of steel in Altena. There is no seam for anything to settle in. The coatings are applied in the next town.',
    da: 'Kännchenwerk trykker mælkekander af ét stykke stål i Altena. Der er ingen søm, hvor noget kan sætte sig. Belægningerne lægges på i nabobyen.',
  }),
  brand('Klarholt', 'germany', 1994, {
    de: 'Klarholt stellt bei Osnabrück Reiniger für Kaffeemaschinen her. Die Rezepturen kommen ohne Phosphate und ohne Duftstoffe aus. Auf jeder Packung steht, wofür das Mittel nicht taugt.',
    en: 'Klarholt makes cleaners for coffee machines near Osnabrück. The recipes do without phosphates and perfume. Every pack says what the product is not fit for.',
    da: 'Klarholt fremstiller rengøringsmidler til kaffemaskiner ved Osnabrück. Opskrifterne er uden fosfater og parfume. På hver pakke står der, hvad midlet ikke duer til.',
  }),
  brand('Puravolo', 'italy', 1986, {
    de: 'Puravolo beliefert seit 1986 Bars in der Emilia mit Fettlöser und Entkalker. Für den Haushalt füllt die Firma dieselben Mittel in kleinere Flaschen. Dosiert wird mit dem Deckel.',
    en: 'Puravolo has supplied bars in Emilia with degreaser and descaler since 1986. For the home it fills the same products into smaller bottles. The cap is the measure.',
    da: 'Puravolo har siden 1986 leveret fedtløser og afkalker til barer i Emilia. Til hjemmet fylder firmaet de samme midler på mindre flasker. Låget er målet.',
  }),
  brand('Sauberkahn', 'germany', 2018, {
    de: 'Sauberkahn mischt in Wilhelmsburg Reiniger auf Basis von Zitronen- und Milchsäure. Nachfüllpacks gibt es für alles. Die Flaschen sind aus dem Hamburger Gelben Sack gemacht.',
    en: 'Sauberkahn mixes cleaners based on citric and lactic acid in Wilhelmsburg. There are refill packs for everything. The bottles are made from Hamburg’s own plastic recycling.',
    da: 'Sauberkahn blander rengøringsmidler på citron- og mælkesyre i Wilhelmsburg. Der findes refill til det hele. Flaskerne er lavet af Hamborgs indsamlede plast.',
  }),
  brand('Automara', 'switzerland', 1990, {
    de: 'Automara montiert im Thurgau Kaffeevollautomaten für Büros und große Haushalte. Die Geräte sind auf dreißig Bezüge am Tag ausgelegt und entsprechend breit. Ein Wartungsplan liegt jeder Maschine bei.',
    en: 'Automara assembles bean-to-cup machines in Thurgau for offices and large households. They are designed for thirty drinks a day and are as wide as that implies. Each comes with a service plan.',
    da: 'Automara samler fuldautomatiske kaffemaskiner i Thurgau til kontorer og store husstande. De er beregnet til tredive kopper om dagen og derfor også brede. En serviceplan følger med hver maskine.',
  }),
  brand('Wendelbach', 'switzerland', 2005, {
    de: 'Wendelbach baut im Emmental leise Vollautomaten. Das Mahlwerk sitzt auf Gummilagern, die Pumpe in einer Filzkammer. Das kostet Platz im Gerät, hört sich aber so an, wie es soll: nach wenig.',
    en: 'Wendelbach builds quiet bean-to-cup machines in the Emmental. The grinder sits on rubber mounts, the pump in a felt chamber. That takes space inside, but it sounds as it should: of little.',
    da: 'Wendelbach bygger stille fuldautomater i Emmental. Kværnen sidder på gummiophæng, pumpen i et filtkammer. Det koster plads i maskinen, men lyder, som det skal: ikke af meget.',
  }),
  brand('Drypsund', 'denmark', 2010, {
    de: 'Drypsund aus Helsingør baut Filterkaffeemaschinen, die mit richtiger Temperatur und langsam brühen. Die Heizung ist aus Kupfer, die Kanne meist aus Stahl. Jede Maschine lässt sich mit einem einzigen Schraubendreher zerlegen.',
    en: 'Drypsund of Helsingør builds filter coffee machines that brew at the right temperature and slowly. The heating element is copper, the jug mostly steel. Every machine comes apart with a single screwdriver.',
    da: 'Drypsund fra Helsingør bygger filtermaskiner, der brygger ved den rigtige temperatur og langsomt. Varmelegemet er af kobber, kanden oftest af stål. Hver maskine kan skilles ad med en enkelt skruetrækker.',
  }),
  brand('Mokasette', 'italy', 1958, {
    de: 'Mokasette in Omegna macht Espressokocher aus Edelstahl. Die Böden sind dick und plan, auf Glaskeramik wackelt nichts. Griffe, Dichtungen und Siebe gibt es auch für Modelle aus den Siebzigern.',
    en: 'Mokasette in Omegna makes stainless-steel moka pots. The bases are thick and flat, nothing wobbles on a ceramic hob. Handles, gaskets and filters are available even for models from the seventies.',
    da: 'Mokasette i Omegna laver mokkakander af rustfrit stål. Bundene er tykke og plane, så intet vipper på en glaskeramisk plade. Greb, pakninger og sier fås også til modeller fra halvfjerdserne.',
  }),
  brand('Caldaretta', 'italy', 1983, {
    de: 'Caldaretta färbt Espressokocher aus Aluminium in einer Lackiererei für Motorroller. Unter der Farbe steckt ein klassischer Achtkantkocher. In die Spülmaschine darf er so wenig wie jeder andere aus Aluminium.',
    en: 'Caldaretta colours aluminium moka pots in a paint shop for scooters. Under the paint is a classic eight-sided pot. Like any other aluminium pot it must not go in the dishwasher.',
    da: 'Caldaretta farver mokkakander af aluminium på et lakeringsværksted for scootere. Under farven gemmer sig en klassisk ottekantet kande. Den må lige så lidt som andre af aluminium komme i opvaskemaskinen.',
  }),
  brand('Kapsetto', 'netherlands', 2013, {
    de: 'Kapsetto aus Eindhoven baut Kapselmaschinen ohne eigenes Kapselsystem. Aufgenommen werden die gängigen Formate, auch wiederbefüllbare Kapseln aus Stahl. Die Geräte sind klein und haben einen echten Ausschalter.',
    en: 'Kapsetto of Eindhoven builds capsule machines without a capsule system of its own. They take the usual formats, refillable steel capsules included. The machines are small and have a real off switch.',
    da: 'Kapsetto fra Eindhoven bygger kapselmaskiner uden eget kapselsystem. De tager de gængse formater, også genopfyldelige stålkapsler. Maskinerne er små og har en rigtig afbryder.',
  }),
  brand('Hällvik', 'sweden', 1999, {
    de: 'Hällvik stellt bei Umeå Wasserkessel und Servierkannen her. Die Ausläufe werden gegossen und nicht gebogen, das macht den Strahl ruhig. Für den Herd und mit Strom, in zwei Größen, das ist das ganze Programm.',
    en: 'Hällvik makes kettles and serving jugs near Umeå. The spouts are cast rather than bent, which steadies the stream. For the hob and electric, in two sizes: that is the whole range.',
    da: 'Hällvik fremstiller kedler og serveringskander ved Umeå. Tudene er støbt og ikke bukket, det giver en rolig stråle. Til komfuret og med strøm, i to størrelser: det er hele sortimentet.',
  }),
  brand('Gramsund', 'denmark', 2017, {
    de: 'Gramsund in Aalborg baut Waagen mit Zeitmesser und sonst nichts. Keine App, kein Konto, vier Tasten. Der Akku lässt sich mit zwei Schrauben tauschen.',
    en: 'Gramsund in Aalborg builds scales with a timer and nothing else. No app, no account, four buttons. The battery is held by two screws and can be replaced.',
    da: 'Gramsund i Aalborg bygger vægte med tidtager og ikke andet. Ingen app, ingen konto, fire knapper. Batteriet sidder med to skruer og kan skiftes.',
  }),
  brand('Wägewerk', 'germany', 1965, {
    de: 'Wägewerk aus Balingen hat Ladenwaagen gebaut, bis keiner mehr welche brauchte. Die Messzellen von damals stecken heute in flachen Küchen- und Kaffeewaagen. Zehn Jahre Ersatzteile sind zugesagt.',
    en: 'Wägewerk of Balingen built shop scales until nobody needed them. The load cells of those days now sit in flat kitchen and coffee scales. Spare parts are promised for ten years.',
    da: 'Wägewerk fra Balingen byggede butiksvægte, indtil ingen længere brugte dem. Vejecellerne fra dengang sidder i dag i flade køkken- og kaffevægte. Reservedele er lovet i ti år.',
  }),
  brand('Stampevo', 'italy', 2006, {
    de: 'Stampevo dreht in Lecco Tamper mit Griffen aus Olivenholz. Die Basen sind flach, gewellt oder mit Tiefenanschlag. Passt ein Durchmesser nicht, tauscht die Firma die Basis gegen Porto.',
    en: 'Stampevo of Lecco turns tampers with olive-wood handles. The bases are flat, rippled or with a depth stop. If a diameter does not fit, the firm swaps the base for the postage.',
    da: 'Stampevo i Lecco drejer tampere med greb af oliventræ. Baserne er flade, riflede eller med dybdestop. Passer en diameter ikke, bytter firmaet basen for portoen.',
  }),
  brand('Dosenfink', 'germany', 2008, {
    de: 'Dosenfink macht bei Lübeck Vorratsdosen für Bohnen. Ein Federventil im Deckel lässt Gas hinaus und keine Luft hinein. Das Blech ist bedruckt, nicht beklebt.',
    en: 'Dosenfink makes storage tins for beans near Lübeck. A spring valve in the lid lets gas out and no air in. The tin is printed, not labelled.',
    da: 'Dosenfink laver opbevaringsdåser til bønner ved Lübeck. En fjederventil i låget slipper gas ud og ingen luft ind. Blikket er trykt, ikke beklistret.',
  }),
  brand('Loiçal', 'portugal', 1932, {
    de: 'Loiçal formt in Aveiro Steinzeug für den Alltag. Die reaktiven Glasuren laufen im Ofen ineinander, jedes Stück sieht ein wenig anders aus. Mikrowelle und Spülmaschine sind erlaubt.',
    en: 'Loiçal shapes everyday stoneware in Aveiro. The reactive glazes run into one another in the kiln, so each piece looks a little different. Microwave and dishwasher are allowed.',
    da: 'Loiçal former stentøj til hverdagen i Aveiro. De reaktive glasurer løber sammen i ovnen, så hvert stykke ser lidt anderledes ud. Mikroovn og opvaskemaskine er tilladt.',
  }),
  brand('Skålvik', 'norway', 1971, {
    de: 'Skålvik dreht in Stavanger Becher und Tassen, matt und ohne Muster. Der Ton bleibt am Fuß roh. In der Hand fühlt sich das nach Stein an, auf dem Tisch kratzt es nicht.',
    en: 'Skålvik throws mugs and cups in Stavanger, matt and without pattern. The clay stays raw at the foot. It feels like stone in the hand and does not scratch the table.',
    da: 'Skålvik drejer krus og kopper i Stavanger, matte og uden mønster. Leret forbliver råt ved foden. Det føles som sten i hånden og ridser ikke bordet.',
  }),
  brand('Ton & Tide', 'germany', 2015, {
    de: 'Ton & Tide ist eine Töpferei in Husum mit einem Ofen und zwei Drehscheiben. Die Farben heißen nach Wasserständen und sehen auch so aus. Was im Brand schiefgeht, wird als zweite Wahl vor Ort verkauft.',
    en: 'Ton & Tide is a pottery in Husum with one kiln and two wheels. The colours are named after water levels and look like them. What goes wrong in the firing is sold on site as seconds.',
    da: 'Ton & Tide er et keramikværksted i Husum med én ovn og to drejeskiver. Farverne er opkaldt efter vandstande og ligner dem. Det, der går galt i brændingen, sælges på stedet som anden sortering.',
  }),
  brand('Pezzoria', 'italy', 1976, {
    de: 'Pezzoria aus Milano fertigt Dichtungen, Siebe und Ventile für Maschinen vieler Hersteller. Die Maße stammen von den Zeichnungen der Werke, nicht vom Nachmessen. In unserer Werkstatt liegen die Teile in der ersten Schublade.',
    en: 'Pezzoria of Milan makes gaskets, screens and valves for the machines of many makers. The dimensions come from factory drawings, not from measuring up. In our workshop these parts are in the top drawer.',
    da: 'Pezzoria fra Milano laver pakninger, sier og ventiler til maskiner fra mange producenter. Målene kommer fra fabrikkernes tegninger, ikke fra eftermåling. På vores værksted ligger delene i øverste skuffe.',
  }),
  brand('Mizunari', 'japan', 1988, {
    de: 'Mizunari stellt in der Präfektur Gifu Handfilter aus Keramik, Glas und Kupfer her. Die Rillen im Inneren sind bei jedem Modell anders und bestimmen, wie schnell das Wasser läuft. Die Brühzeiten stehen auf der Schachtel.',
    en: 'Mizunari makes drippers of ceramic, glass and copper in Gifu prefecture. The ribs inside differ with every model and decide how fast the water runs. Brewing times are printed on the box.',
    da: 'Mizunari fremstiller kaffetragte af keramik, glas og kobber i Gifu-præfekturet. Rillerne indeni er forskellige fra model til model og afgør, hvor hurtigt vandet løber. Bryggetiderne står på æsken.',
  }),
  brand('Shirohane', 'japan', 1964, {
    de: 'Shirohane macht Filterpapier aus Zellstoff und Abacá, sonst nichts. Das Papier wird ohne Chlor gebleicht und schmeckt nach dem Spülen nach nichts. Die Fabrik liegt an einem Bach, der ihr das Wasser liefert.',
    en: 'Shirohane makes filter paper from wood pulp and abaca, nothing else. It is bleached without chlorine and tastes of nothing once rinsed. The factory stands on the stream that supplies its water.',
    da: 'Shirohane laver filterpapir af cellulose og abaca, ikke andet. Papiret bleges uden klor og smager af ingenting, når det er skyllet. Fabrikken ligger ved den bæk, der leverer vandet.',
  }),
  brand('Paño Claro', 'colombia', 2011, {
    de: 'Paño Claro näht in Manizales Stofffilter aus Baumwolle und Hanf. Eine Genossenschaft von elf Näherinnen teilt sich den Erlös. Die Filter halten bei guter Pflege hundert Brühungen.',
    en: 'Paño Claro sews cloth filters of cotton and hemp in Manizales. A cooperative of eleven seamstresses shares the proceeds. With good care a filter lasts a hundred brews.',
    da: 'Paño Claro syr stoffiltre af bomuld og hamp i Manizales. Et kooperativ af elleve syersker deler overskuddet. Med god pleje holder et filter til hundrede bryg.',
  }),
  brand('Zuidkade', 'netherlands', 2014, {
    de: 'Zuidkade aus Rotterdam entwirft Kaffeepressen für unterwegs. Jede muss einen Sturz aus einem Meter auf Beton überstehen. Repariert wird, statt ersetzt: Alle Dichtungen sind einzeln erhältlich.',
    en: 'Zuidkade of Rotterdam designs plunger presses for travel. Each has to survive a fall of one metre onto concrete. Repairing comes before replacing: every seal is sold on its own.',
    da: 'Zuidkade fra Rotterdam tegner kaffepresser til turen. Hver af dem skal overleve et fald på en meter ned på beton. Der repareres i stedet for at udskiftes: Alle pakninger fås løse.',
  }),
  brand('Fjellkvern', 'norway', 2013, {
    de: 'Fjellkvern entwickelt in Tromsø Handmühlen, die auch mit Handschuhen funktionieren. Getestet wird auf Skitouren, nicht im Labor. Die Gehäuse sind aus Aluminium und wiegen wenig.',
    en: 'Fjellkvern of Tromsø develops hand grinders that also work with gloves on. They are tested on ski tours, not in a laboratory. The bodies are aluminium and weigh little.',
    da: 'Fjellkvern i Tromsø udvikler håndkværne, der også virker med handsker på. De afprøves på skiture, ikke i et laboratorium. Husene er af aluminium og vejer ikke meget.',
  }),
  brand('Ashdown & Pike', 'britain', 1979, {
    de: 'Ashdown & Pike aus Sheffield macht Kessel, Stempelkannen und Becher für lange Nachmittage. Die Firma war einmal eine Silberschmiede, das sieht man den Griffen an. Poliert wird noch von Hand.',
    en: 'Ashdown & Pike of Sheffield makes kettles, presses and mugs for long afternoons. The firm was once a silversmith, which the handles show. Polishing is still done by hand.',
    da: 'Ashdown & Pike fra Sheffield laver kedler, stempelkander og krus til lange eftermiddage. Firmaet var engang et sølvsmedeværksted, og det ses på grebene. Der poleres stadig i hånden.',
  }),
  brand('Verrelune', 'france', 1959, {
    de: 'Verrelune presst in der Normandie robuste Gläser für Bistros. Sie sind gehärtet, stapelbar und fast unkaputtbar; zerspringen sie doch, dann in Krümel. Das Modell aus dem Gründungsjahr ist noch lieferbar.',
    en: 'Verrelune presses sturdy bistro glasses in Normandy. They are tempered, stackable and hard to break; if they do, they break into crumbs. The model from the founding year is still made.',
    da: 'Verrelune presser solide bistroglas i Normandiet. De er hærdede, stabelbare og svære at slå i stykker; sker det alligevel, bliver de til krummer. Modellen fra grundlæggelsesåret fås stadig.',
  }),
];
