import { slugify } from '../../../sandbox/catalogue-format/slugify.ts';
import type { Localized } from '../../model.ts';
import type { Category } from '../category.ts';

interface CountryOfOrigin {
  key: string;
  /** As the coffees name it in German. */
  origin: string;
  /** As it stands in a heading after "from". */
  place: Localized;
  intro: Localized;
  image: string;
}

const countries: CountryOfOrigin[] = [
  {
    key: 'origin-brazil',
    origin: 'Brasilien',
    place: { de: 'Brasilien', en: 'Brazil', da: 'Brasilien' },
    intro: {
      de: 'Jede dritte Bohne der Welt wächst hier, viele auf Hochebenen, die man maschinell ernten kann. Das macht den Preis erträglich und den Geschmack verlässlich: Haselnuss, Kakao, kaum Säure.',
      en: 'Every third bean in the world grows here, many on plateaus that machines can harvest. That keeps the price bearable and the taste dependable: hazelnut, cocoa, hardly any acidity.',
      da: 'Hver tredje bønne i verden gror her, mange på højsletter, der kan høstes med maskine. Det gør prisen til at bære og smagen pålidelig: hasselnød, kakao, næsten ingen syre.',
    },
    image: 'bag-label-01',
  },
  {
    key: 'origin-colombia',
    origin: 'Kolumbien',
    place: { de: 'Kolumbien', en: 'Colombia', da: 'Colombia' },
    intro: {
      de: 'Zwei Ernten im Jahr und drei Bergketten: Irgendwo ist immer frische Ware. Der Süden um Huila und Nariño schmeckt nach roten Früchten, der Norden eher nach Schokolade.',
      en: 'Two harvests a year and three mountain chains: somewhere there is always fresh crop. The south around Huila and Nariño tastes of red fruit, the north rather of chocolate.',
      da: 'To høster om året og tre bjergkæder: et sted er der altid frisk vare. Syden omkring Huila og Nariño smager af røde frugter, norden mere af chokolade.',
    },
    image: 'bag-label-02',
  },
  {
    key: 'origin-peru',
    origin: 'Peru',
    place: { de: 'Peru', en: 'Peru', da: 'Peru' },
    intro: {
      de: 'Viele kleine Höfe, viel Bio, lange Wege bis zum Hafen. In der Tasse mild und süß, mit einer Säure, die eher an gelben Apfel als an Zitrone erinnert.',
      en: 'Many small farms, much organic, a long road to the port. Mild and sweet in the cup, with an acidity closer to yellow apple than to lemon.',
      da: 'Mange små gårde, meget økologi, lang vej til havnen. Mild og sød i koppen, med en syre, der minder mere om gult æble end om citron.',
    },
    image: 'bag-label-04',
  },
  {
    key: 'origin-bolivia',
    origin: 'Bolivien',
    place: { de: 'Bolivien', en: 'Bolivia', da: 'Bolivia' },
    intro: {
      de: 'Ein kleines Kaffeeland mit sehr hohen Lagen, oft über 1.600 Meter, und entsprechend wenig Ware. Wenn eine Partie da ist, schmeckt sie nach Nougat und Mandarine; danach ist wieder ein Jahr Pause.',
      en: 'A small coffee country with very high farms, often above 1,600 metres, and accordingly little crop. When a lot arrives it tastes of nougat and mandarin; then there is a year’s pause.',
      da: 'Et lille kaffeland med meget høje marker, ofte over 1.600 meter, og derfor lidt vare. Når et parti er her, smager det af nougat og mandarin; så er der pause i et år.',
    },
    image: 'bag-label-10',
  },
  {
    key: 'origin-ecuador',
    origin: 'Ecuador',
    place: { de: 'Ecuador', en: 'Ecuador', da: 'Ecuador' },
    intro: {
      de: 'Am Äquator blüht der Strauch fast das ganze Jahr, gepflückt wird in vielen Runden. Das ist teuer, bringt aber nur reife Kirschen in den Sack: florale, zuckrige Tassen.',
      en: 'On the equator the shrub flowers nearly all year, and picking takes many rounds. That is costly but puts only ripe cherries into the sack: floral, sugary cups.',
      da: 'Ved ækvator blomstrer busken næsten hele året, og der plukkes i mange runder. Det er dyrt, men kun modne bær kommer i sækken: blomstrede, sukkersøde kopper.',
    },
    image: 'bag-label-11',
  },
  {
    key: 'origin-guatemala',
    origin: 'Guatemala',
    place: { de: 'Guatemala', en: 'Guatemala', da: 'Guatemala' },
    intro: {
      de: 'Vulkanböden, kühle Nächte, dichte harte Bohnen. Antigua liefert Kakao und Gewürz, Huehuetenango Frucht; beide vertragen eine mitteldunkle Röstung, ohne ihr Gesicht zu verlieren.',
      en: 'Volcanic soils, cool nights, dense hard beans. Antigua gives cocoa and spice, Huehuetenango fruit; both take a medium-dark roast without losing face.',
      da: 'Vulkansk jord, kølige nætter, tætte, hårde bønner. Antigua giver kakao og krydderi, Huehuetenango frugt; begge tåler en mellemmørk ristning uden at tabe ansigt.',
    },
    image: 'bag-label-05',
  },
  {
    key: 'origin-honduras',
    origin: 'Honduras',
    place: { de: 'Honduras', en: 'Honduras', da: 'Honduras' },
    intro: {
      de: 'Lange Füllstoff billiger Mischungen, inzwischen eine der besten Adressen für Alltagskaffee: Karamell, Nuss, weiche Säure. Für den Preis ist in Mittelamerika wenig besser.',
      en: 'Long a filler for cheap blends, by now one of the best addresses for everyday coffee: caramel, nut, soft acidity. For the money little in Central America is better.',
      da: 'Længe fyld i billige blandinger, nu en af de bedste adresser til hverdagskaffe: karamel, nødder, blød syre. Til prisen er lidt i Mellemamerika bedre.',
    },
    image: 'bag-label-06',
  },
  {
    key: 'origin-costa-rica',
    origin: 'Costa Rica',
    place: { de: 'Costa Rica', en: 'Costa Rica', da: 'Costa Rica' },
    intro: {
      de: 'Hier haben kleine Höfe das Aufbereiten selbst in die Hand genommen, deshalb gibt es so viele Honey-Varianten. Sauber, süß, nie billig.',
      en: 'Here small farms took processing into their own hands, which is why there are so many kinds of honey process. Clean, sweet, never cheap.',
      da: 'Her tog små gårde forarbejdningen i egen hånd, derfor findes der så mange honey-varianter. Rent, sødt, aldrig billigt.',
    },
    image: 'bag-label-07',
  },
  {
    key: 'origin-nicaragua',
    origin: 'Nicaragua',
    place: { de: 'Nicaragua', en: 'Nicaragua', da: 'Nicaragua' },
    intro: {
      de: 'Kooperativen im Norden, viel Schatten, große Bohnen. Die Tasse ist rund, mit Milchschokolade und einem Rest Zitrus; gut für Leute, die Filter und Vollautomat mit einer Packung bedienen.',
      en: 'Cooperatives in the north, plenty of shade, large beans. The cup is round, with milk chocolate and a trace of citrus; good if one bag has to serve dripper and machine.',
      da: 'Kooperativer i nord, meget skygge, store bønner. Koppen er rund med mælkechokolade og en rest citrus; god, når en pose skal dække både tragt og fuldautomat.',
    },
    image: 'bag-label-08',
  },
  {
    key: 'origin-el-salvador',
    origin: 'El Salvador',
    place: { de: 'El Salvador', en: 'El Salvador', da: 'El Salvador' },
    intro: {
      de: 'Alte Bourbon-Bestände und die großbohnige Pacamara prägen das Land. Cremig, mit Toffee und roter Pflaume, im Espresso oft die angenehme Überraschung.',
      en: 'Old Bourbon plantings and the large Pacamara bean shape the country. Creamy, with toffee and red plum, often the pleasant surprise in espresso.',
      da: 'Gamle bourbonbestande og den store pacamarabønne præger landet. Cremet, med toffee og rød blomme, i espresso ofte den gode overraskelse.',
    },
    image: 'bag-label-09',
  },
  {
    key: 'origin-mexico',
    origin: 'Mexiko',
    place: { de: 'Mexiko', en: 'Mexico', da: 'Mexico' },
    intro: {
      de: 'Chiapas, Oaxaca und Veracruz, fast alles aus Kleinbetrieben und viel davon bio. Leicht, nussig, mild: ein Frühstückskaffee, der nicht diskutieren will.',
      en: 'Chiapas, Oaxaca and Veracruz, nearly all from smallholders and much of it organic. Light, nutty, mild: a breakfast coffee that does not want to argue.',
      da: 'Chiapas, Oaxaca og Veracruz, næsten alt fra småbrug og meget af det økologisk. Let, nøddeagtig, mild: en morgenkaffe, der ikke vil diskutere.',
    },
    image: 'bag-label-12',
  },
  {
    key: 'origin-panama',
    origin: 'Panama',
    place: { de: 'Panama', en: 'Panama', da: 'Panama' },
    intro: {
      de: 'Berühmt für Gesha aus Boquete: Jasmin, Bergamotte, ein Preis wie Wein. Trink ihn schwarz und nicht zu heiß, sonst ist das Geld verdampft.',
      en: 'Famous for Gesha from Boquete: jasmine, bergamot, priced like wine. Drink it black and not too hot, or the money has evaporated.',
      da: 'Kendt for gesha fra Boquete: jasmin, bergamot, en pris som vin. Drik den sort og ikke for varm, ellers er pengene fordampet.',
    },
    image: 'bag-1-amaro',
  },
  {
    key: 'origin-ethiopia',
    origin: 'Äthiopien',
    place: { de: 'Äthiopien', en: 'Ethiopia', da: 'Etiopien' },
    intro: {
      de: 'Die Heimat der Arabica, mit Tausenden Landsorten, die keiner vollständig gezählt hat. Gewaschen schmeckt sie nach Jasmin und Zitrone, sonnengetrocknet nach Blaubeere; beides ist unverkennbar.',
      en: 'The home of Arabica, with thousands of landraces nobody has fully counted. Washed it tastes of jasmine and lemon, sun-dried of blueberry; both are unmistakable.',
      da: 'Arabicaens hjemland, med tusinder af landsorter, ingen har talt helt. Vasket smager den af jasmin og citron, soltørret af blåbær; begge er umiskendelige.',
    },
    image: 'bag-label-03',
  },
  {
    key: 'origin-kenya',
    origin: 'Kenia',
    place: { de: 'Kenia', en: 'Kenya', da: 'Kenya' },
    intro: {
      de: 'Doppelt fermentiert, in Auktionen gehandelt, mit einer Säure, die man entweder liebt oder meidet: schwarze Johannisbeere, Rhabarber, manchmal Tomate. Hell geröstet, für den Filter.',
      en: 'Fermented twice, sold at auction, with an acidity you either love or avoid: blackcurrant, rhubarb, sometimes tomato. Roasted light, for filter.',
      da: 'Fermenteret to gange, solgt på auktion, med en syre, man enten elsker eller undgår: solbær, rabarber, nogle gange tomat. Lysristet, til filter.',
    },
    image: 'bag-label-10',
  },
  {
    key: 'origin-rwanda',
    origin: 'Ruanda',
    place: { de: 'Ruanda', en: 'Rwanda', da: 'Rwanda' },
    intro: {
      de: 'Waschstationen an steilen Hängen, fast nur Bourbon, gepflückt in Körbe von wenigen Kilo. Orange, roter Apfel, schwarzer Tee: Ostafrika mit gedämpfter Stimme.',
      en: 'Washing stations on steep slopes, nearly all Bourbon, picked into baskets of a few kilos. Orange, red apple, black tea: East Africa in a lower voice.',
      da: 'Vaskestationer på stejle skråninger, næsten kun bourbon, plukket i kurve på få kilo. Appelsin, rødt æble, sort te: Østafrika med dæmpet stemme.',
    },
    image: 'bag-label-11',
  },
  {
    key: 'origin-burundi',
    origin: 'Burundi',
    place: { de: 'Burundi', en: 'Burundi', da: 'Burundi' },
    intro: {
      de: 'Nachbar von Ruanda, etwas dunkler im Ton: Brombeere, Feige, Schwarztee. Die Transportwege sind lang, deshalb kaufen wir erst, wenn die Probe auch nach acht Wochen noch klar ist.',
      en: 'Rwanda’s neighbour, a shade darker: blackberry, fig, black tea. The roads are long, so we only buy when the sample is still clear after eight weeks.',
      da: 'Nabo til Rwanda, lidt mørkere i tonen: brombær, figen, sort te. Transporten er lang, så vi køber først, når prøven stadig er klar efter otte uger.',
    },
    image: 'bag-label-05',
  },
  {
    key: 'origin-tanzania',
    origin: 'Tansania',
    place: { de: 'Tansania', en: 'Tanzania', da: 'Tanzania' },
    intro: {
      de: 'Von den Hängen des Kilimandscharo und aus dem Süden um Mbeya. Fruchtig wie Kenia, aber weniger scharf geschnitten; viele Röster nehmen ihn als Aufheller in Mischungen.',
      en: 'From the slopes of Kilimanjaro and the south around Mbeya. Fruity like Kenya but cut less sharply; many roasters use it to brighten blends.',
      da: 'Fra Kilimanjaros skråninger og syden omkring Mbeya. Frugtig som Kenya, men mindre skarpt skåret; mange ristere bruger den til at lysne blandinger.',
    },
    image: 'bag-label-08',
  },
  {
    key: 'origin-uganda',
    origin: 'Uganda',
    place: { de: 'Uganda', en: 'Uganda', da: 'Uganda' },
    intro: {
      de: 'Robusta ist hier heimisch und wird gepflegt wie anderswo Arabica. Dicht, nach Kakao und getrockneter Feige, mit wenig von dem Gummiton, den man dem Robusta nachsagt.',
      en: 'Robusta is native here and tended as Arabica is elsewhere. Dense, with cocoa and dried fig, and little of the rubber note Robusta is blamed for.',
      da: 'Robusta er hjemmehørende her og plejes som arabica andre steder. Tæt, med kakao og tørret figen, og kun lidt af den gumminote, robusta får skyld for.',
    },
    image: 'bag-label-12',
  },
  {
    key: 'origin-congo',
    origin: 'DR Kongo',
    place: { de: 'der DR Kongo', en: 'the DR Congo', da: 'DR Congo' },
    intro: {
      de: 'Rund um den Kivusee entstehen seit einigen Jahren wieder Kooperativen, die ihre Kirschen selbst waschen. Saftig, nach Himbeere und Nelke, und jedes Jahr sicherer in der Qualität.',
      en: 'Around Lake Kivu, cooperatives have been forming again for some years and wash their own cherries. Juicy, of raspberry and clove, and surer in quality every year.',
      da: 'Omkring Kivusøen er der i nogle år igen dannet kooperativer, som selv vasker deres bær. Saftig, af hindbær og nellike, og hvert år mere sikker i kvaliteten.',
    },
    image: 'bag-label-07',
  },
  {
    key: 'origin-india',
    origin: 'Indien',
    place: { de: 'Indien', en: 'India', da: 'Indien' },
    intro: {
      de: 'Gewaschene Robustas aus Karnataka und Monsun-Partien, die wochenlang Seeluft atmen. Malz, Pfeffer, Walnuss, sehr wenig Säure: das Rückgrat vieler italienischer Mischungen.',
      en: 'Washed Robustas from Karnataka and monsooned lots that breathe sea air for weeks. Malt, pepper, walnut, very little acidity: the backbone of many Italian blends.',
      da: 'Vaskede robustaer fra Karnataka og monsunpartier, der ånder havluft i ugevis. Malt, peber, valnød, meget lidt syre: rygraden i mange italienske blandinger.',
    },
    image: 'bag-2-night-shift',
  },
  {
    key: 'origin-indonesia',
    origin: 'Indonesien',
    place: { de: 'Indonesien', en: 'Indonesia', da: 'Indonesien' },
    intro: {
      de: 'Sumatra, Java, Sulawesi, Flores. Nass geschält schmeckt der Kaffee nach Zeder, Kakao und feuchtem Wald; das ist kein Fehler, sondern der Grund, warum man ihn kauft.',
      en: 'Sumatra, Java, Sulawesi, Flores. Wet-hulled, the coffee tastes of cedar, cocoa and damp forest; that is no fault but the reason for buying it.',
      da: 'Sumatra, Java, Sulawesi, Flores. Vådafskallet smager kaffen af ceder, kakao og fugtig skov; det er ingen fejl, men grunden til at købe den.',
    },
    image: 'bag-label-04',
  },
  {
    key: 'origin-vietnam',
    origin: 'Vietnam',
    place: { de: 'Vietnam', en: 'Vietnam', da: 'Vietnam' },
    intro: {
      de: 'Zweitgrößter Erzeuger der Welt, fast alles Robusta. Ausgewählte Hochlandpartien aus Đà Lạt zeigen, was möglich ist: dunkle Schokolade, Haselnuss, viel Crema.',
      en: 'The world’s second largest producer, nearly all Robusta. Selected highland lots from Đà Lạt show what is possible: dark chocolate, hazelnut, plenty of crema.',
      da: 'Verdens næststørste producent, næsten kun robusta. Udvalgte højlandspartier fra Đà Lạt viser, hvad der er muligt: mørk chokolade, hasselnød, masser af crema.',
    },
    image: 'bag-label-06',
  },
  {
    key: 'origin-papua-new-guinea',
    origin: 'Papua-Neuguinea',
    place: { de: 'Papua-Neuguinea', en: 'Papua New Guinea', da: 'Papua Ny Guinea' },
    intro: {
      de: 'Hausgärten im Hochland, Saatgut aus Jamaika und Kenia, oft tagelange Wege zur Straße. Würzig und fruchtig zugleich, das gibt es sonst selten.',
      en: 'Highland gardens, seed from Jamaica and Kenya, often days on foot to the road. Spicy and fruity at once, which is rare elsewhere.',
      da: 'Haver i højlandet, frø fra Jamaica og Kenya, ofte dages gang til vejen. Krydret og frugtig på samme tid, det er sjældent ellers.',
    },
    image: 'bag-label-09',
  },
  {
    key: 'origin-yemen',
    origin: 'Jemen',
    place: { de: 'dem Jemen', en: 'Yemen', da: 'Yemen' },
    intro: {
      de: 'Auf Dächern getrocknet, auf Terrassen gezogen, die älter sind als jede Rösterei. Datteln, Wein, Kardamom; die Mengen sind klein und die Preise entsprechend.',
      en: 'Dried on rooftops, grown on terraces older than any roastery. Dates, wine, cardamom; the amounts are small and the prices match.',
      da: 'Tørret på tage, dyrket på terrasser, der er ældre end ethvert risteri. Dadler, vin, kardemomme; mængderne er små, og priserne svarer til.',
    },
    image: 'bag-label-02',
  },
  {
    key: 'origin-timor-leste',
    origin: 'Osttimor',
    place: { de: 'Osttimor', en: 'Timor-Leste', da: 'Østtimor' },
    intro: {
      de: 'Hier kreuzten sich Arabica und Robusta von selbst, die halbe Kaffeewelt züchtet heute mit diesem Erbe. Die Bohnen der Insel sind bio aus Gewohnheit: Dünger gab es nie.',
      en: 'Here Arabica and Robusta crossed by themselves, and half the coffee world breeds with that heritage today. The island’s beans are organic by habit: there never was fertiliser.',
      da: 'Her krydsede arabica og robusta sig selv, og den halve kaffeverden forædler i dag med den arv. Øens bønner er økologiske af vane: gødning var der aldrig.',
    },
    image: 'bag-label-08',
  },
  {
    key: 'origin-china',
    origin: 'China',
    place: { de: 'China', en: 'China', da: 'Kina' },
    intro: {
      de: 'Aus Yunnan, im äußersten Süden an der Grenze zu Laos. Vor zwanzig Jahren Massenware, heute ein Anbaugebiet mit Ehrgeiz: Rohrzucker, gelbe Früchte, ein Hauch Tee.',
      en: 'From Yunnan, in the far south on the border with Laos. Bulk goods twenty years ago, today a region with ambition: cane sugar, yellow fruit, a hint of tea.',
      da: 'Fra Yunnan, længst mod syd ved grænsen til Laos. Massevare for tyve år siden, i dag et område med ambitioner: rørsukker, gule frugter, et strejf af te.',
    },
    image: 'bag-label-06',
  },
  {
    key: 'origin-angola',
    origin: 'Angola',
    place: { de: 'Angola', en: 'Angola', da: 'Angola' },
    intro: {
      de: 'In den Siebzigern viertgrößter Erzeuger der Welt, dann Krieg, jetzt ein vorsichtiger Neuanfang mit Robusta aus dem Hochland. Holzig, malzig, gut in dunklen Mischungen.',
      en: 'The world’s fourth largest producer in the seventies, then war, now a cautious new start with highland Robusta. Woody, malty, good in dark blends.',
      da: 'Verdens fjerdestørste producent i halvfjerdserne, så krig, nu en forsigtig ny begyndelse med højlandsrobusta. Træet, maltet, god i mørke blandinger.',
    },
    image: 'bag-label-12',
  },
];

interface Region {
  key: string;
  handle: Localized;
  title: Localized;
  intro: Localized;
  image: string;
  origins: string[];
}

const regions: Region[] = [
  {
    key: 'origin-south-america',
    handle: {
      de: 'kaffee-aus-suedamerika',
      en: 'coffee-from-south-america',
      da: 'kaffe-fra-sydamerika',
    },
    title: {
      de: 'Kaffee aus Südamerika',
      en: 'Coffee from South America',
      da: 'Kaffe fra Sydamerika',
    },
    intro: {
      de: 'Nuss, Kakao und Karamell bilden die Grundlinie, je höher die Lage, desto mehr Frucht kommt dazu. Wer von Supermarktkaffee kommt, fängt am besten hier an.',
      en: 'Nut, cocoa and caramel form the base line; the higher the farm, the more fruit comes on top. If you come from supermarket coffee, this is the best place to start.',
      da: 'Nødder, kakao og karamel er grundlinjen; jo højere marken ligger, desto mere frugt kommer til. Kommer du fra supermarkedets kaffe, er det bedst at begynde her.',
    },
    image: 'bag-label-01',
    origins: ['Brasilien', 'Kolumbien', 'Peru', 'Bolivien', 'Ecuador'],
  },
  {
    key: 'origin-central-america',
    handle: {
      de: 'kaffee-aus-mittelamerika',
      en: 'coffee-from-central-america',
      da: 'kaffe-fra-mellemamerika',
    },
    title: {
      de: 'Kaffee aus Mittelamerika',
      en: 'Coffee from Central America',
      da: 'Kaffe fra Mellemamerika',
    },
    intro: {
      de: 'Von Mexiko bis Panama: meist gewaschen, meist hoch gelegen, mit klarer Süße und einer Säure, die mitläuft, statt vorauszulaufen. Der beste Ausgangspunkt für Filterkaffee.',
      en: 'From Mexico to Panama: mostly washed, mostly high up, with clear sweetness and an acidity that walks alongside instead of ahead. The best starting point for filter.',
      da: 'Fra Mexico til Panama: mest vasket, mest højt beliggende, med klar sødme og en syre, der følger med i stedet for at løbe foran. Det bedste sted at begynde med filter.',
    },
    image: 'bag-label-05',
    origins: [
      'Guatemala',
      'Honduras',
      'Costa Rica',
      'Nicaragua',
      'El Salvador',
      'Mexiko',
      'Panama',
    ],
  },
  {
    key: 'origin-africa',
    handle: { de: 'kaffee-aus-afrika', en: 'coffee-from-africa', da: 'kaffe-fra-afrika' },
    title: { de: 'Kaffee aus Afrika', en: 'Coffee from Africa', da: 'Kaffe fra Afrika' },
    intro: {
      de: 'Beeren, Blüten, Zitrus: Wer behauptet, Kaffee schmecke immer gleich, soll hier zwei Tassen nebeneinander trinken. Uganda fällt aus der Reihe und liefert vor allem Robusta.',
      en: 'Berries, blossom, citrus: whoever claims that coffee always tastes the same should drink two of these side by side. Uganda breaks ranks and supplies mostly Robusta.',
      da: 'Bær, blomster, citrus: den, der påstår, at kaffe altid smager ens, skal drikke to af disse ved siden af hinanden. Uganda skiller sig ud og leverer mest robusta.',
    },
    image: 'bag-label-03',
    origins: [
      'Äthiopien',
      'Kenia',
      'Ruanda',
      'Burundi',
      'Tansania',
      'Uganda',
      'DR Kongo',
      'Angola',
    ],
  },
  {
    key: 'origin-asia-pacific',
    handle: {
      de: 'kaffee-aus-asien-und-pazifik',
      en: 'coffee-from-asia-and-the-pacific',
      da: 'kaffe-fra-asien-og-stillehavet',
    },
    title: {
      de: 'Kaffee aus Asien & Pazifik',
      en: 'Coffee from Asia & the Pacific',
      da: 'Kaffe fra Asien & Stillehavet',
    },
    intro: {
      de: 'Schwer, würzig, säurearm. Viele dieser Bohnen arbeiten unerkannt in Espressomischungen; sortenrein zeigen sie, warum man sie dort braucht.',
      en: 'Heavy, spicy, low in acidity. Many of these beans work unnoticed in espresso blends; on their own they show why they are needed there.',
      da: 'Tung, krydret, lav syre. Mange af disse bønner arbejder ubemærket i espressoblandinger; alene viser de, hvorfor der er brug for dem.',
    },
    image: 'bag-label-04',
    origins: ['Indien', 'Indonesien', 'Vietnam', 'Papua-Neuguinea', 'Jemen', 'Osttimor', 'China'],
  },
];

function countryCategory({ key, origin, place, intro, image }: CountryOfOrigin): Category {
  const title = {
    de: `Kaffee aus ${place.de}`,
    en: `Coffee from ${place.en}`,
    da: `Kaffe fra ${place.da}`,
  };
  return {
    key,
    handle: { de: slugify(title.de), en: slugify(title.en), da: slugify(title.da) },
    title,
    intro,
    image,
    contains: (product) => product.isCoffee && product.origins.has(origin),
  };
}

function regionCategory({ origins, ...region }: Region): Category {
  return {
    ...region,
    contains: (product) =>
      product.isCoffee && origins.some((origin) => product.origins.has(origin)),
  };
}

export const coffeeOrigins: Category[] = [
  ...regions.map(regionCategory),
  ...countries.map(countryCategory),
];
