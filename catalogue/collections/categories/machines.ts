import type { Category } from '../category.ts';

export const machines: Category[] = [
  {
    key: 'coffee-machines',
    handle: { de: 'kaffeemaschinen', en: 'coffee-machines', da: 'kaffemaskiner' },
    title: { de: 'Kaffeemaschinen', en: 'Coffee machines', da: 'Kaffemaskiner' },
    line: {
      de: 'Siebträger, Vollautomaten, Filter- und Kapselmaschinen, jede vier Wochen bei uns im Betrieb.',
      en: 'Espresso, bean-to-cup, filter and capsule machines, each in use here for four weeks.',
      da: 'Espressomaskiner, fuldautomater, filter- og kapselmaskiner, hver i brug hos os i fire uger.',
    },
    intro: {
      de: 'Die erste Frage ist nicht, was die Maschine kann, sondern wie viel Zeit du morgens hast. Ein Siebträger will 15 Minuten Vorlauf und etwas Übung, ein Vollautomat dafür jede Woche Pflege.',
      en: 'The first question is not what the machine can do but how much time you have in the morning. A portafilter wants 15 minutes to warm up and some practice, a bean-to-cup machine in return wants care every week.',
      da: 'Det første spørgsmål er ikke, hvad maskinen kan, men hvor meget tid du har om morgenen. En espressomaskine vil have 15 minutters forvarmning og lidt øvelse, en fuldautomat til gengæld pleje hver uge.',
    },
    more: {
      de: 'Wir messen an jeder Maschine dasselbe: Aufheizzeit bis zur stabilen Temperatur, Abweichung am Brühkopf über fünf Bezüge, Stromverbrauch im Bereitschaftsbetrieb und die Zeit für die Reinigung. Die Zahlen stehen in den technischen Daten. Ersatzteile führen wir, solange der Hersteller sie liefert, und bei den meisten auch danach. Große Maschinen kommen mit der Spedition zu einem Termin, den du wählst.',
      en: 'We measure the same on every machine: heating time to a stable temperature, deviation at the group over five shots, standby power and the time it takes to clean. The figures stand in the technical details. We stock spare parts as long as the maker supplies them, and for most of them longer. Large machines come by freight on a day you choose.',
      da: 'Vi måler det samme på hver maskine: opvarmningstid til stabil temperatur, afvigelse ved bryggehovedet over fem espressoer, standbyforbrug og tiden til rengøring. Tallene står i de tekniske data. Vi fører reservedele, så længe producenten leverer dem, og for de flestes vedkommende længere. Store maskiner kommer med fragtmand på en dag, du vælger.',
    },
    image: 'espresso-machine',
    contains: (product) => product.isMachine,
  },
  {
    key: 'portafilter-machines',
    handle: { de: 'siebtraegermaschinen', en: 'espresso-machines', da: 'espressomaskiner' },
    title: { de: 'Siebträgermaschinen', en: 'Espresso machines', da: 'Espressomaskiner' },
    line: {
      de: 'Vom Thermoblock bis zum Dualboiler.',
      en: 'From thermoblock to dual boiler.',
      da: 'Fra termoblok til dobbeltkedel.',
    },
    intro: {
      de: 'Entscheidend ist, ob du Milch schäumst: Für zwei Cappuccini hintereinander lohnt sich ein Zweikreiser, für Espresso allein reicht ein guter Einkreiser. Plane ein Drittel des Geldes für die Mühle ein.',
      en: 'What decides is whether you froth milk: for two cappuccini in a row a heat exchanger pays, for espresso alone a good single boiler will do. Set aside a third of the money for the grinder.',
      da: 'Det afgørende er, om du skummer mælk: til to cappuccinoer i træk betaler en varmeveksler sig, til ren espresso er en god enkeltkedel nok. Sæt en tredjedel af pengene af til kværnen.',
    },
    image: 'espresso-machine',
    contains: (product) => product.type === 'portafilter-machine',
  },
  {
    key: 'single-boiler-machines',
    handle: { de: 'einkreiser', en: 'single-boiler-machines', da: 'enkeltkedel-maskiner' },
    title: { de: 'Einkreiser', en: 'Single-boiler machines', da: 'Maskiner med enkeltkedel' },
    intro: {
      de: 'Ein Kessel, erst Kaffee, dann Dampf, dazwischen eine halbe Minute Warten. Wer meist schwarz trinkt, hat hier das beste Verhältnis von Preis zu Tasse.',
      en: 'One boiler, first coffee, then steam, half a minute’s wait between. If you mostly drink it black, this is the best ratio of price to cup.',
      da: 'En kedel, først kaffe, så damp, et halvt minuts ventetid imellem. Drikker du mest sort, er her det bedste forhold mellem pris og kop.',
    },
    image: 'compact-espresso-red',
    contains: (product) => product.type === 'portafilter-machine' && product.mentions(/einkreiser/),
  },
  {
    key: 'thermoblock-machines',
    handle: { de: 'thermoblock-maschinen', en: 'thermoblock-machines', da: 'termoblok-maskiner' },
    title: { de: 'Thermoblock-Maschinen', en: 'Thermoblock machines', da: 'Termoblokmaskiner' },
    intro: {
      de: 'In zwei bis vier Minuten betriebsbereit, dafür schwankt die Temperatur mehr als beim Kessel. Für den Espresso vor der Arbeit ist das ein guter Tausch.',
      en: 'Ready in two to four minutes, in exchange for more drift in temperature than a boiler. For the espresso before work that is a good trade.',
      da: 'Klar på to til fire minutter, til gengæld svinger temperaturen mere end ved en kedel. Til espressoen før arbejde er det en god handel.',
    },
    image: 'compact-espresso-petrol',
    contains: (product) =>
      product.type === 'portafilter-machine' && product.mentions(/thermoblock/),
  },
  {
    key: 'heat-exchanger-machines',
    handle: { de: 'zweikreiser', en: 'heat-exchanger-machines', da: 'varmeveksler-maskiner' },
    title: { de: 'Zweikreiser', en: 'Heat-exchanger machines', da: 'Maskiner med varmeveksler' },
    intro: {
      de: 'Dampf und Kaffee zugleich aus einem Kessel. Vor dem ersten Bezug ein kurzer Leerbezug, dann stimmt die Temperatur; wer das einmal weiß, vergisst es nicht.',
      en: 'Steam and coffee at once from one boiler. A short flush before the first shot and the temperature is right; once you know, you do not forget.',
      da: 'Damp og kaffe på samme tid fra en kedel. Et kort skyl før første espresso, så passer temperaturen; har man lært det en gang, glemmer man det ikke.',
    },
    image: 'espresso-machine',
    contains: (product) =>
      product.type === 'portafilter-machine' && product.mentions(/zweikreiser/),
  },
  {
    key: 'dual-boiler-machines',
    handle: { de: 'dualboiler', en: 'dual-boiler-machines', da: 'dobbeltkedel-maskiner' },
    title: { de: 'Dualboiler', en: 'Dual-boiler machines', da: 'Maskiner med dobbeltkedel' },
    intro: {
      de: 'Zwei Kessel, zwei Temperaturen, auf das Grad einstellbar. Das brauchst du, wenn du helle Röstungen trinkst oder sonntags acht Leute versorgst; sonst ist es Luxus.',
      en: 'Two boilers, two temperatures, adjustable to the degree. You need this if you drink light roasts or serve eight people on Sundays; otherwise it is luxury.',
      da: 'To kedler, to temperaturer, indstilles grad for grad. Det har du brug for, hvis du drikker lyse ristninger eller serverer for otte om søndagen; ellers er det luksus.',
    },
    image: 'espresso-machine',
    contains: (product) => product.type === 'portafilter-machine' && product.mentions(/dualboiler/),
  },
  {
    key: 'lever-machines',
    handle: { de: 'handhebelmaschinen', en: 'lever-machines', da: 'haandtagsmaskiner' },
    title: { de: 'Handhebelmaschinen', en: 'Lever machines', da: 'Håndtagsmaskiner' },
    intro: {
      de: 'Der Druck kommt aus Feder oder Arm und fällt zum Ende hin ab, das macht den Espresso weicher. Leise, langlebig, ein wenig eigensinnig.',
      en: 'Pressure comes from a spring or your arm and falls towards the end, which makes the espresso softer. Quiet, long-lived, a little stubborn.',
      da: 'Trykket kommer fra fjeder eller arm og falder mod slutningen, det gør espressoen blødere. Støjsvag, holdbar, lidt egensindig.',
    },
    image: 'espresso-machine',
    contains: (product) => product.type === 'portafilter-machine' && product.mentions(/handhebel/),
  },
  {
    key: 'machines-with-grinder',
    handle: {
      de: 'siebtraeger-mit-mahlwerk',
      en: 'espresso-machines-with-grinder',
      da: 'espressomaskiner-med-kvaern',
    },
    title: {
      de: 'Siebträger mit Mahlwerk',
      en: 'Espresso machines with grinder',
      da: 'Espressomaskiner med kværn',
    },
    intro: {
      de: 'Ein Gerät, ein Stecker, ein Platz auf der Arbeitsplatte. Das Mahlwerk ist meist etwas kleiner als bei einer Einzelmühle; wechseln kannst du es nicht, warten schon.',
      en: 'One appliance, one plug, one place on the worktop. The grinder is usually a little smaller than a separate one; you cannot swap it, but you can service it.',
      da: 'Et apparat, et stik, en plads på bordet. Kværnen er som regel lidt mindre end en separat; den kan ikke skiftes, men den kan serviceres.',
    },
    image: 'espresso-machine',
    contains: (product) =>
      product.type === 'portafilter-machine' && product.mentions(/mahlwerk|mühle/),
  },
  {
    key: 'fully-automatic-machines',
    handle: {
      de: 'kaffeevollautomaten',
      en: 'bean-to-cup-machines',
      da: 'fuldautomatiske-kaffemaskiner',
    },
    title: {
      de: 'Kaffeevollautomaten',
      en: 'Bean-to-cup machines',
      da: 'Fuldautomatiske kaffemaskiner',
    },
    line: {
      de: 'Ein Knopf, eine Tasse, etwas Pflege.',
      en: 'One button, one cup, some care.',
      da: 'En knap, en kop, lidt pleje.',
    },
    intro: {
      de: 'Achte auf die herausnehmbare Brühgruppe: Mit ihr dauert die Wochenpflege drei Minuten, ohne sie den Besuch in der Werkstatt. Die Zahl der Getränke im Menü sagt über den Kaffee wenig.',
      en: 'Look for a removable brew group: with it the weekly care takes three minutes, without it a visit to the workshop. The number of drinks in the menu says little about the coffee.',
      da: 'Se efter en udtagelig bryggegruppe: med den tager ugens pleje tre minutter, uden den et besøg på værkstedet. Antallet af drikke i menuen siger kun lidt om kaffen.',
    },
    image: 'fully-automatic',
    contains: (product) => product.type === 'fully-automatic-machine',
  },
  {
    key: 'filter-machines',
    handle: { de: 'filterkaffeemaschinen', en: 'filter-coffee-machines', da: 'filtermaskiner' },
    title: { de: 'Filterkaffeemaschinen', en: 'Filter coffee machines', da: 'Filtermaskiner' },
    intro: {
      de: 'Gut ist eine Maschine, die 92 bis 96 °C hält und für einen Liter weniger als sechs Minuten braucht. Alles andere ist Gehäuse. Thermoskanne schlägt Warmhalteplatte.',
      en: 'A good machine holds 92 to 96 °C and needs less than six minutes for a litre. The rest is casing. A thermal jug beats a hotplate.',
      da: 'En god maskine holder 92 til 96 °C og bruger under seks minutter på en liter. Resten er kabinet. Termokande slår varmeplade.',
    },
    image: 'filter-coffee-machine',
    contains: (product) => product.type === 'filter-machine',
  },
  {
    key: 'capsule-machines',
    handle: { de: 'kapselmaschinen', en: 'capsule-machines', da: 'kapselmaskiner' },
    title: { de: 'Kapselmaschinen', en: 'Capsule machines', da: 'Kapselmaskiner' },
    intro: {
      de: 'Schnell warm, wenig Schmutz, immer dieselbe Tasse. Rechne den Kapselpreis auf ein Jahr hoch, bevor du den Maschinenpreis vergleichst.',
      en: 'Quickly hot, little mess, always the same cup. Work out a year of capsules before you compare machine prices.',
      da: 'Hurtigt varm, lidt svineri, altid samme kop. Regn kapslerne ud for et år, før du sammenligner maskinpriser.',
    },
    image: 'capsule-machine',
    contains: (product) => product.type === 'capsule-machine',
  },
  {
    key: 'machines-under-500',
    handle: {
      de: 'kaffeemaschinen-bis-500-euro',
      en: 'coffee-machines-up-to-500-euros',
      da: 'kaffemaskiner-op-til-500-euro',
    },
    title: {
      de: 'Kaffeemaschinen bis 500 €',
      en: 'Coffee machines up to €500',
      da: 'Kaffemaskiner op til 500 €',
    },
    intro: {
      de: 'In dieser Klasse wird an Gehäuse und Pumpe gespart, nicht an der Tasse, wenn man richtig wählt. Was uns beim Bezug enttäuscht hat, steht nicht hier.',
      en: 'In this class they save on casing and pump, not on the cup, if you choose well. What disappointed us in use is not listed.',
      da: 'I denne klasse spares der på kabinet og pumpe, ikke på koppen, hvis man vælger rigtigt. Det, der skuffede os i brug, står her ikke.',
    },
    image: 'compact-espresso-red',
    contains: (product) => product.isMachine && product.price <= 50000,
  },
  {
    key: 'machines-500-to-1500',
    handle: {
      de: 'kaffeemaschinen-500-bis-1500-euro',
      en: 'coffee-machines-500-to-1500-euros',
      da: 'kaffemaskiner-500-til-1500-euro',
    },
    title: {
      de: 'Kaffeemaschinen von 500 bis 1.500 €',
      en: 'Coffee machines from €500 to €1,500',
      da: 'Kaffemaskiner fra 500 til 1.500 €',
    },
    intro: {
      de: 'Hier beginnt der Bereich, in dem Maschinen zwanzig Jahre halten können, wenn man sie entkalkt. Die meisten Kundinnen und Kunden kaufen in dieser Spanne und bleiben dabei.',
      en: 'This is where machines begin that can last twenty years if you descale them. Most of our customers buy in this range and stay with it.',
      da: 'Her begynder de maskiner, der kan holde tyve år, hvis man afkalker dem. De fleste af vores kunder køber i dette spænd og bliver ved det.',
    },
    image: 'espresso-machine',
    contains: (product) => product.isMachine && product.price > 50000 && product.price <= 150000,
  },
  {
    key: 'machines-over-1500',
    handle: {
      de: 'kaffeemaschinen-ab-1500-euro',
      en: 'coffee-machines-from-1500-euros',
      da: 'kaffemaskiner-fra-1500-euro',
    },
    title: {
      de: 'Kaffeemaschinen ab 1.500 €',
      en: 'Coffee machines from €1,500',
      da: 'Kaffemaskiner fra 1.500 €',
    },
    intro: {
      de: 'Rotationspumpe, Festwasser, Druckprofile. Ob du das schmeckst, kannst du im Coffee Hub ausprobieren, bevor die Spedition kommt.',
      en: 'Rotary pump, mains water, pressure profiles. Whether you can taste it you can try at our Coffee Hub before the freight carrier comes.',
      da: 'Rotationspumpe, fast vandtilslutning, trykprofiler. Om du kan smage det, kan du prøve i vores Coffee Hub, før fragtmanden kommer.',
    },
    image: 'espresso-machine',
    contains: (product) => product.isMachine && product.price > 150000,
  },
  {
    key: 'machines-italian-makers',
    handle: {
      de: 'kaffeemaschinen-aus-italien',
      en: 'coffee-machines-from-italy',
      da: 'kaffemaskiner-fra-italien',
    },
    title: { de: 'Maschinen aus Italien', en: 'Machines from Italy', da: 'Maskiner fra Italien' },
    intro: {
      de: 'Kupfer, Messing, Edelstahl und Ersatzteile, die man noch nach dem Maß statt nach der Seriennummer bestellt. Wir kaufen bei den Werken direkt und prüfen jede Maschine vor dem Versand.',
      en: 'Copper, brass, steel and spare parts still ordered by size rather than serial number. We buy from the works directly and test every machine before it leaves.',
      da: 'Kobber, messing, stål og reservedele, som man stadig bestiller efter mål i stedet for serienummer. Vi køber direkte hos fabrikkerne og afprøver hver maskine før afsendelse.',
    },
    image: 'espresso-machine',
    contains: (product) => product.isMachine && product.brandCountry === 'Italien',
  },
  {
    key: 'machines-nordic-makers',
    handle: {
      de: 'kaffeemaschinen-aus-dem-norden',
      en: 'nordic-coffee-machines',
      da: 'nordiske-kaffemaskiner',
    },
    title: {
      de: 'Maschinen aus dem Norden',
      en: 'Machines from the north',
      da: 'Maskiner fra Norden',
    },
    intro: {
      de: 'Skandinavische Hersteller denken vom Filterkaffee her: genaue Temperatur, leise Pumpen, wenig Knöpfe. Auch ihre Siebträger merkt man das an.',
      en: 'Scandinavian makers think from filter coffee: exact temperature, quiet pumps, few buttons. You can tell in their espresso machines too.',
      da: 'Skandinaviske producenter tænker ud fra filterkaffe: præcis temperatur, stille pumper, få knapper. Det mærkes også på deres espressomaskiner.',
    },
    image: 'filter-coffee-machine',
    contains: (product) => product.isMachine && product.isNordicBrand,
  },
  {
    key: 'machines-german-makers',
    handle: {
      de: 'kaffeemaschinen-aus-deutschland',
      en: 'coffee-machines-from-germany',
      da: 'kaffemaskiner-fra-tyskland',
    },
    title: {
      de: 'Maschinen aus Deutschland',
      en: 'Machines from Germany',
      da: 'Maskiner fra Tyskland',
    },
    intro: {
      de: 'Gründlich gebaut, manchmal etwas breit, mit Anleitungen, die man versteht. Die Werkstätten antworten am Telefon, das ist mehr wert als ein Farbdisplay.',
      en: 'Thoroughly built, sometimes a little wide, with manuals one can follow. Their workshops answer the phone, which is worth more than a colour display.',
      da: 'Grundigt bygget, nogle gange lidt brede, med vejledninger, man forstår. Værkstederne tager telefonen, det er mere værd end et farvedisplay.',
    },
    image: 'fully-automatic',
    contains: (product) => product.isMachine && product.brandCountry === 'Deutschland',
  },
];
