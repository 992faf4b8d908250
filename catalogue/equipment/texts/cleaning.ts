import { type Material, s } from '../describe.ts';

export const cleaningTexts: Record<string, Material> = {
  'group-cleaner': {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} löst Kaffeefett aus Gruppe, Ventil und Sieben.',
          '{name} lifts coffee oil from group, valve and baskets.',
          '{name} løsner kaffefedt fra gruppe, ventil og filterkurve.',
        ),
        s(
          'Ein halber Teelöffel {name} ins Blindsieb, fünfmal spülen, fünfmal klar nachspülen.',
          'Half a teaspoon of {name} in the blind basket, five flushes, then five more with clear water.',
          'En halv teske {name} i blindfilteret, fem skyl og bagefter fem med rent vand.',
        ),
        s(
          'Schmeckt der Espresso ranzig, fehlt meistens {name} und nicht eine neue Maschine.',
          'If espresso tastes rancid, what is missing is usually {name}, not a new machine.',
          'Smager espressoen harskt, mangler der som regel {name} og ikke en ny maskine.',
        ),
        s(
          '{brand} mischt {name} ohne Phosphat und ohne Duftstoffe.',
          '{brand} makes {name} without phosphates or perfume.',
          '{brand} laver {name} uden fosfat og parfume.',
          '!strong',
        ),
      ],
      effect: [
        s(
          'Das Pulver arbeitet mit Aktivsauerstoff und braucht heißes Wasser.',
          'The powder works with active oxygen and needs hot water.',
          'Pulveret virker med aktivt ilt og kræver varmt vand.',
        ),
        s(
          'Die milde Rezeptur greift auch verchromte Teile nicht an.',
          'The mild formula is safe on chrome parts too.',
          'Den milde opskrift angriber heller ikke forkromede dele.',
          'mild',
        ),
        s(
          'Die starke Rezeptur stammt aus der Gastronomie.',
          'The strong formula comes from professional bars.',
          'Den stærke blanding kommer fra restaurationsbranchen.',
          'strong',
        ),
        s(
          'Siebe und Siebträger legst du über Nacht darin ein, ohne Holzgriff.',
          'Soak baskets and portafilter in it overnight, without a wooden handle.',
          'Læg kurve og filterholder i blød natten over, uden trægreb.',
        ),
      ],
      use: [
        s(
          'Einmal im Monat genügt zu Hause, im Café jeden Abend.',
          'Once a month is enough at home, every evening in a café.',
          'En gang om måneden er nok derhjemme, på café hver aften.',
        ),
        s(
          'Die größte Packung reicht für etwa {uses} Reinigungen.',
          'The largest pack lasts for about {uses} cleans.',
          'Den største pakke rækker til cirka {uses} rensninger.',
          'sizes',
        ),
        s(
          'Die Packung reicht für etwa {uses} Reinigungen.',
          'The pack lasts for about {uses} cleans.',
          'Pakken rækker til cirka {uses} rensninger.',
          '!sizes',
        ),
        s(
          'Schütte den ersten Espresso nach dem Reinigen weg, er schmeckt nach Seife.',
          'Pour away the first espresso afterwards; it tastes of soap.',
          'Hæld den første espresso ud bagefter; den smager af sæbe.',
        ),
      ],
      limit: [
        s(
          'Gegen Kalk hilft es nicht, das sind zwei Paar Schuhe.',
          'It does nothing for limescale; that is a different job.',
          'Mod kalk hjælper det ikke; det er en anden sag.',
        ),
        s(
          'Für Handhebel und Maschinen ohne Magnetventil ist Rückspülen nichts.',
          'Backflushing is not for lever machines and those without a solenoid valve.',
          'Tilbageskylning er ikke for håndtagsmaskiner og maskiner uden magnetventil.',
        ),
        s(
          'Aluminium läuft darin schwarz an.',
          'Aluminium turns black in it.',
          'Aluminium bliver sort i det.',
        ),
        s(
          'Nachfüllen kannst du aus dem Beutel, die Dose behältst du.',
          'Refill from the pouch and keep the tin.',
          'Fyld efter fra posen, og behold dåsen.',
          'refill',
        ),
      ],
    },
  },
  'machine-tablets': {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} kommt in den Pulverschacht, wenn der Automat danach fragt.',
          '{name} goes into the chute for ground coffee when the machine asks for it.',
          '{name} lægges i skakten til malet kaffe, når maskinen beder om det.',
        ),
        s(
          'Die Tabletten {name} lösen sich langsam auf und reinigen, während das Programm läuft.',
          '{name} tablets dissolve slowly and clean while the programme runs.',
          'Tabletterne {name} opløses langsomt og renser, mens programmet kører.',
        ),
        s(
          '{brand} presst die Tabletten so hart, dass sie nicht bröseln.',
          '{brand} presses the tablets hard enough not to crumble.',
          '{brand} presser tabletterne så hårdt, at de ikke smuldrer.',
        ),
        s(
          'Für Vollautomaten von {brand} hat {name} genau die vorgesehene Größe.',
          '{name} comes in the right size for machines by {brand}.',
          'Til maskiner fra {brand} findes {name} i den rette størrelse.',
          'own',
        ),
      ],
      effect: [
        s(
          'Zwei Gramm sind die übliche Größe für Haushaltsgeräte.',
          'Two grams is the usual size for household machines.',
          'To gram er den normale størrelse til husholdningsmaskiner.',
          'small',
        ),
        s(
          'Dreieinhalb Gramm braucht, wer eine große Brühgruppe hat.',
          'Three and a half grams suit a large brew group.',
          'Tre et halvt gram passer til en stor bryggeenhed.',
          'large',
        ),
        s(
          'Fett löst sich, Kunststoff bleibt heil.',
          'Grease comes off, plastic stays intact.',
          'Fedtet går af, og plasten tager ikke skade.',
        ),
        s(
          'Sie schäumen kaum, deshalb ist danach schnell klar gespült.',
          'They hardly foam, so rinsing is quick.',
          'De skummer næsten ikke, så skylningen går hurtigt.',
        ),
      ],
      use: [
        s(
          'Fällig ist die Reinigung alle 200 Bezüge oder wenn die Anzeige drängt.',
          'Clean every 200 drinks, or when the display insists.',
          'Rensning er nødvendig for hver 200 kopper, eller når displayet insisterer.',
        ),
        s(
          'In Thermoskannen wirken sie auch: eine Stunde mit heißem Wasser.',
          'They work in vacuum jugs too: one hour with hot water.',
          'De virker også i termokander, en time med varmt vand.',
        ),
        s(
          'Trocken lagern, eine feuchte Tablette ist eine halbe.',
          'Store them dry; a damp tablet is only half a tablet.',
          'Opbevar tørt; en fugtig tablet er kun en halv.',
        ),
      ],
      limit: [
        s('Entkalken können sie nicht.', 'They cannot descale.', 'De kan ikke afkalke.'),
        s(
          'Nicht teilen: Halbe Tabletten lösen sich zu schnell.',
          'Do not halve them: half tablets dissolve too fast.',
          'Del dem ikke; halve tabletter opløses for hurtigt.',
        ),
        s(
          'In Siebträger passen sie nur zerstoßen, nimm dafür Pulver.',
          'For portafilters use powder instead.',
          'Til filterholdere bruger du hellere pulver.',
        ),
        s(
          'Der Nachfüllbeutel spart eine Dose.',
          'The refill pouch saves a tub.',
          'Refillposen sparer en dåse.',
          'refill',
        ),
      ],
    },
  },
  'liquid-descaler': {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} löst Kalk mit Milchsäure, ohne Geruch und ohne Flecken.',
          '{name} dissolves limescale with lactic acid, without smell or stains.',
          '{name} opløser kalk med mælkesyre uden lugt og uden pletter.',
          'lactic',
        ),
        s(
          '{name} arbeitet mit Zitronensäure und gehört deshalb kalt in die Maschine.',
          '{name} works with citric acid and is therefore used cold.',
          '{name} virker med citronsyre og skal derfor bruges koldt.',
          'citric',
        ),
        s(
          'Amidosulfonsäure macht {name} stark; danach wird zweimal gespült.',
          'Sulphamic acid makes {name} strong; rinse twice afterwards.',
          'Amidosulfonsyre gør {name} stærk; skyl to gange bagefter.',
          'amido',
        ),
        s(
          'Für Kessel aus Kupfer und Messing ist {name} mild genug.',
          '{name} is mild enough for copper and brass boilers.',
          '{name} er mild nok til kedler af kobber og messing.',
          'mild',
        ),
        s(
          '100 ml {name} auf einen Tank, laufen lassen, stehen lassen, spülen.',
          '100 ml of {name} to a tank: run, let stand, rinse.',
          '100 ml {name} til en tank: kør igennem, lad stå, skyl.',
        ),
        s(
          '{brand} stimmt {name} auf das Entkalkungsprogramm der eigenen Automaten ab.',
          '{brand} matches {name} to the descaling programme of its own machines.',
          '{brand} afstemmer {name} efter sine egne maskiners afkalkningsprogram.',
          'own',
        ),
      ],
      effect: [
        s(
          'Die Lösung verfärbt sich, wenn sie verbraucht ist.',
          'The solution changes colour when it is spent.',
          'Opløsningen skifter farve, når den er brugt op.',
          '!citric',
        ),
        s(
          'Dichtungen und Aluminium bleiben heil, wenn du die Zeit einhältst.',
          'Seals and aluminium stay intact if you keep to the time.',
          'Pakninger og aluminium tager ikke skade, hvis du overholder tiden.',
        ),
        s(
          'Die größte Flasche reicht für {uses} Durchgänge.',
          'The largest bottle is enough to descale {uses} times.',
          'Den største flaske rækker til {uses} gange.',
          'sizes',
        ),
        s(
          'Eine Flasche reicht für {uses} Durchgänge.',
          'One bottle is enough to descale {uses} times.',
          'En flaske rækker til {uses} gange.',
          '!sizes',
        ),
        s(
          'Flüssig verteilt es sich schneller als Pulver und hinterlässt keine Reste.',
          'A liquid spreads faster than powder and leaves no residue.',
          'Flydende fordeler det sig hurtigere end pulver og efterlader ingen rester.',
        ),
      ],
      use: [
        s(
          'Bei mittlerer Härte alle drei Monate, mit Filter seltener.',
          'Every three months at medium hardness, less often with a filter.',
          'Hver tredje måned ved middel hårdhed, sjældnere med filter.',
        ),
        s(
          'Auch für Wasserkocher und Filtermaschinen ist es gut.',
          'It is good for kettles and filter machines too.',
          'Det er også godt til elkedler og filtermaskiner.',
        ),
        s(
          'Danach zwei Tanks klares Wasser durchlaufen lassen.',
          'Then run two tanks of clear water through.',
          'Kør derefter to tanke rent vand igennem.',
        ),
        s('Dosiert wird mit dem Deckel.', 'Measure it with the cap.', 'Brug låget som mål.'),
      ],
      limit: [
        s(
          'Auf Marmor darf kein Tropfen davon kommen.',
          'Do not let a drop of it fall on marble.',
          'Der må ikke komme en dråbe af det på marmor.',
        ),
        s(
          'Zweikreiser entkalkt besser eine Werkstatt.',
          'Heat-exchanger machines are better descaled in a workshop.',
          'Maskiner med varmeveksler afkalkes bedst på et værksted.',
        ),
        s(
          'Sehr alte Kalkplatten löst auch dieses Mittel nicht auf einmal.',
          'Very old limescale does not come off in one go.',
          'Meget gammel kalk kan heller ikke dette middel klare på én gang.',
        ),
        s(
          'Nicht erhitzen: Heiß bildet die Säure neue Ablagerungen.',
          'Do not heat it: hot, the acid forms new deposits.',
          'Varm det ikke op: Varm danner syren nye aflejringer.',
          'citric',
        ),
        s(
          'Die Nachfüllflasche spart Kunststoff.',
          'The refill bottle saves plastic.',
          'Refillflasken sparer plast.',
          'refill',
        ),
      ],
    },
  },
  'descaling-tablets': {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name}: zwei Stück in den Tank, warten, bis sie sich gelöst haben, starten.',
          '{name}: drop two in the tank, wait until they have dissolved, start.',
          '{name}: Kom to stk. i tanken, vent, til de er opløst, og start.',
        ),
        s(
          'Vordosiert und trocken: Mit {name} entkalkst du am bequemsten.',
          'Pre-measured and dry, {name} is the easiest way to descale.',
          'Afmålt og tør er {name} den nemmeste måde at afkalke på.',
        ),
        s(
          '{name} ist für Filtermaschinen gedacht, die selten gepflegt werden.',
          '{name} is meant for filter machines that are rarely looked after.',
          '{name} er tænkt til filtermaskiner, der sjældent bliver passet.',
          'filter',
        ),
      ],
      effect: [
        s(
          'Zitronensäure löst Kalk kalt am besten.',
          'Citric acid dissolves limescale best when cold.',
          'Citronsyre opløser kalk bedst koldt.',
        ),
        s(
          'Sprudeln heißt, dass es wirkt.',
          'Fizzing means it is working.',
          'Når det bruser, virker det.',
        ),
        s(
          'Ein Farbstoff verschwindet, sobald die Säure verbraucht ist.',
          'A dye disappears once the acid is used up.',
          'Et farvestof forsvinder, når syren er brugt op.',
          'strong',
        ),
      ],
      use: [
        s(
          'Die größte Packung reicht für etwa {uses} Entkalkungen.',
          'The largest pack is enough to descale about {uses} times.',
          'Den største pakke rækker til cirka {uses} afkalkninger.',
          'sizes',
        ),
        s(
          'Die Packung reicht für etwa {uses} Entkalkungen.',
          'The pack is enough to descale about {uses} times.',
          'Pakken rækker til cirka {uses} afkalkninger.',
          '!sizes',
        ),
        s(
          'Auch der Wasserkocher wird mit ihnen blank.',
          'They also make the kettle shine.',
          'De gør også elkedlen blank.',
        ),
        s(
          'Im Koffer nehmen sie wenig Platz weg.',
          'They take up little room in a suitcase.',
          'De fylder ikke meget i kufferten.',
        ),
      ],
      limit: [
        s(
          'In Aluminiumkessel gehören die Tabletten nicht.',
          'The tablets do not belong in aluminium boilers.',
          'Tabletterne hører ikke til i aluminiumskedler.',
        ),
        s(
          'Ungelöste Reste verstopfen Ventile, also ganz auflösen.',
          'Undissolved residue blocks valves, so dissolve them fully.',
          'Uopløste rester kan stoppe ventilerne, så opløs dem helt.',
        ),
        s(
          'Der Beutel ist aus Papier und darf ins Altpapier.',
          'The pouch is paper and can be recycled.',
          'Posen er af papir og kan genbruges.',
          'refill',
        ),
      ],
    },
  },
  'milk-cleaner': {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} löst Milchreste in Schläuchen und Behältern, bevor sie riechen.',
          '{name} dissolves milk residue in hoses and containers before it smells.',
          '{name} opløser mælkerester i slanger og beholdere, før de lugter.',
        ),
        s(
          '25 ml {name} in ein Glas Wasser, ansaugen lassen, mit klarem Wasser nachspülen.',
          '25 ml of {name} in a glass of water, let the machine draw it in, then rinse with clear water.',
          '25 ml {name} i et glas vand, lad maskinen suge det op, og skyl efter med rent vand.',
          '!wand',
        ),
        s(
          'Für Dampflanzen gießt du {name} ins Kännchen und tauchst zehn Minuten ein.',
          'For steam wands pour {name} into the jug and immerse for ten minutes.',
          'Til damprør hælder du {name} i kanden og dypper i ti minutter.',
          'wand',
        ),
        s(
          '{brand} hat {name} auf das Reinigungsprogramm der eigenen Geräte abgestimmt.',
          '{brand} has matched {name} to the cleaning programme of its machines.',
          '{brand} har afstemt {name} efter sine egne maskiners renseprogram.',
          'own',
        ),
      ],
      effect: [
        s(
          'Eiweiß und Fett brauchen Lauge, nicht Säure.',
          'Protein and fat need alkali, not acid.',
          'Protein og fedt kræver base, ikke syre.',
        ),
        s(
          'Die milde Rezeptur genügt, wenn du das Milchsystem täglich mit Wasser spülst.',
          'The mild formula is enough if you flush the milk system with water every day.',
          'Den milde opskrift er nok, hvis du skyller mælkesystemet med vand hver dag.',
          'mild',
        ),
        s(
          'Die Konzentration ist für Cafés gedacht, zu Hause reicht die halbe Menge.',
          'The strength is meant for cafés; at home half the dose will do.',
          'Styrken er beregnet til caféer; derhjemme er den halve mængde nok.',
          'strong',
        ),
        s(
          'Milchstein verschwindet nach der zweiten Anwendung.',
          'Milk scale is gone after the second use.',
          'Mælkesten er væk efter anden gang.',
        ),
      ],
      use: [
        s(
          'Eine Anwendung pro Woche reicht, bei Haferdrink zwei.',
          'Once a week is enough, twice with oat drink.',
          'En gang om ugen er nok, to gange med havredrik.',
        ),
        s(
          'Die Flasche hat eine Dosierkammer.',
          'The bottle has a dosing chamber.',
          'Flasken har et doseringskammer.',
        ),
        s(
          'Auch Kännchen werden darin wieder blank.',
          'It makes milk jugs shine again, too.',
          'Mælkekander bliver også blanke igen.',
        ),
      ],
      limit: [
        s(
          'Nicht mit Entkalker mischen.',
          'Do not mix with descaler.',
          'Bland det ikke med afkalker.',
        ),
        s(
          'Kupfer verträgt die Lauge nicht.',
          'Keep it away from copper; the alkali attacks it.',
          'Kobber tåler ikke basen.',
        ),
        s(
          'Wer nur heißes Wasser nimmt, verschiebt das Problem um eine Woche.',
          'Hot water alone postpones the problem by a week.',
          'Varmt vand alene udskyder problemet en uge.',
        ),
        s(
          'Den Nachfüllbeutel gibt es größer als die Flasche.',
          'The refill pouch is larger than the bottle.',
          'Refillposen er større end flasken.',
          'refill',
        ),
      ],
    },
  },
  'grinder-cleaner': {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} mahlst du wie Kaffee: Die Stücke nehmen Öl und Staub aus dem Mahlwerk mit.',
          'You grind {name} like coffee: the granules carry oil and dust out of the burrs.',
          '{name} maler du som kaffe: Kornene tager olie og støv med ud af kværnværket.',
        ),
        s(
          'Aus Getreide gepresst, ist {name} kein Reiniger, den man nachspülen müsste.',
          'Pressed from grain, {name} needs no rinsing.',
          'Presset af korn skal {name} ikke skylles efter.',
        ),
        s(
          '{brand} empfiehlt {name} einmal im Quartal, wir auch.',
          '{brand} recommends {name} once a quarter, and so do we.',
          '{brand} anbefaler {name} en gang i kvartalet, og det gør vi også.',
        ),
      ],
      effect: [
        s(
          'Ranziges Fett verschwindet, die Einstellung bleibt.',
          'The rancid grease goes, the setting stays.',
          'Harskt fedt forsvinder, indstillingen bliver.',
        ),
        s(
          'Danach 20 g alten Kaffee durchmahlen und wegwerfen.',
          'Then grind 20 g of old coffee and discard it.',
          'Mal derefter 20 g gammel kaffe igennem, og kassér den.',
        ),
        s(
          'Eine Packung reicht für mehrere Jahre Hausgebrauch.',
          'A pack lasts for several years at home.',
          'En pakke rækker til flere års brug derhjemme.',
          'sizes',
        ),
      ],
      limit: [
        s(
          'Zerlegen und Auspinseln ersetzt es nicht ganz.',
          'It does not quite replace taking the grinder apart and brushing it out.',
          'Det erstatter ikke helt at skille kværnen ad og børste den ren.',
        ),
        s(
          'In Vollautomaten nur, wenn die Anleitung es erlaubt.',
          'In bean-to-cup machines only if the manual allows it.',
          'I fuldautomater kun, hvis manualen tillader det.',
        ),
        s(
          'Es ist glutenfrei, danach fragen mehr Leute, als man denkt.',
          'It is gluten-free; more people ask than you would think.',
          'Det er glutenfrit; det spørger flere om, end man skulle tro.',
          'glutenfree',
        ),
        s(
          'Stell die Mühle dafür grob, sonst verstopft der Auswurf.',
          'Set the grinder coarse, or the chute will clog.',
          'Stil kværnen groft, ellers stopper udløbet til.',
        ),
      ],
    },
  },
  grease: {
    sentences: 3,
    topics: {
      open: [
        s(
          'Ein dünner Film {name} auf dem Dichtring, und die Brühgruppe quietscht nicht mehr.',
          'A thin film of {name} on the seal and the brew group no longer squeaks.',
          'En tynd film {name} på tætningsringen, så piber bryggeenheden ikke længere.',
        ),
        s(
          '{name} ist lebensmittelecht und geschmacksfrei.',
          '{name} is food-safe and tasteless.',
          '{name} er fødevaregodkendt og uden smag.',
        ),
        s(
          '{brand} füllt {name} in Mengen ab, die man auch aufbraucht.',
          '{brand} packs {name} in amounts you actually use up.',
          '{brand} fylder {name} på i mængder, man faktisk får brugt.',
        ),
      ],
      effect: [
        s(
          'Es hält Wasser und 200 °C stand.',
          'It withstands water and 200 °C.',
          'Det tåler vand og 200 °C.',
        ),
        s(
          'Gummi bleibt damit geschmeidig und hält länger.',
          'It keeps rubber supple, so seals last longer.',
          'Det holder gummi smidigt, så pakningerne holder længere.',
        ),
      ],
      limit: [
        s(
          'Weniger ist mehr, Überschuss landet im Kaffee.',
          'Less is more; any excess ends up in the coffee.',
          'Mindre er mere; overskuddet ender i kaffen.',
        ),
        s(
          'Für Mahlwerke und Lager ist es das falsche Fett.',
          'For burrs and bearings it is the wrong grease.',
          'Til kværnværk og lejer er det det forkerte fedt.',
        ),
        s(
          'Alle drei Monate eine erbsengroße Menge.',
          'A pea-sized amount every three months.',
          'En mængde som en ært hver tredje måned.',
        ),
      ],
    },
  },
  cloth: {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} ist aus Mikrofaser und nimmt Milch von der Lanze, bevor sie antrocknet.',
          '{name} is made of microfibre and takes milk off the wand before it dries.',
          '{name} er af mikrofiber og tager mælken af damprøret, før den tørrer.',
          'micro',
        ),
        s(
          '{name} ist aus Baumwolle gewebt und wird mit jeder Wäsche weicher.',
          '{name} is woven from cotton and gets softer with every wash.',
          '{name} er vævet bomuld og bliver blødere for hver vask.',
          'cotton',
        ),
        s(
          'Ein Tuch für die Lanze, eines für das Sieb, eines für die Platte: {name} kommt deshalb im Pack.',
          'One cloth for the wand, one for the basket, one for the worktop: that is why {name} comes in a pack.',
          'En klud til damprøret, en til kurven, en til bordet: Derfor kommer {name} i pakke.',
        ),
      ],
      effect: [
        s(
          'Eine Schlaufe hält es am Haken.',
          'A loop holds it on a hook.',
          'En strop holder den på krogen.',
        ),
        s(
          'Kaffeeflecken gehen in der Wäsche wieder heraus.',
          'Coffee stains come out in the wash.',
          'Kaffepletter går af i vask.',
        ),
        s(
          'Bei 60 °C waschen, ohne Weichspüler.',
          'Wash at 60 °C without softener.',
          'Vask ved 60 °C uden skyllemiddel.',
        ),
      ],
      limit: [
        s(
          'Für das Sieb nimm ein trockenes Tuch, für die Lanze ein feuchtes.',
          'Use a dry cloth for the basket and a damp one for the wand.',
          'Brug en tør klud til kurven og en fugtig til damprøret.',
        ),
        s(
          'Mikrofaser kratzt auf Hochglanz, wenn Pulver darin hängt.',
          'Microfibre scratches polished metal if grounds are caught in it.',
          'Mikrofiber ridser blankt metal, hvis der sidder kaffe i.',
          'micro',
        ),
        s(
          'Ein altes Geschirrtuch geht auch, nur nicht so lange.',
          'An old tea towel works too, but does not last as long.',
          'Et gammelt viskestykke går også, bare ikke så længe.',
        ),
      ],
    },
  },
  'steel-cleaner': {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} nimmt Fingerabdrücke vom Gehäuse, ohne Streifen zu hinterlassen.',
          '{name} takes fingerprints off the housing without leaving streaks.',
          '{name} fjerner fingeraftryk fra kabinettet uden striber.',
        ),
        s(
          'Zwei Sprühstöße {name} auf ein Tuch, nie direkt auf die Maschine.',
          'Two sprays of {name} on a cloth, never straight onto the machine.',
          'To pust {name} på en klud, aldrig direkte på maskinen.',
        ),
        s(
          '{brand} verzichtet bei {name} auf Öl, deshalb bleibt kein Staub hängen.',
          '{brand} leaves oil out of {name}, so it does not attract dust.',
          '{brand} bruger ikke olie i {name}, så overfladen ikke trækker støv til.',
        ),
      ],
      effect: [
        s(
          'Gebürsteten Stahl wischt man in Richtung der Bürstung.',
          'Wipe brushed steel along the grain.',
          'Børstet stål tørres i børsteretningen.',
        ),
        s(
          'Auch Chrom und Glas werden klar.',
          'Chrome and glass come up clear as well.',
          'Krom og glas bliver også klare.',
        ),
      ],
      limit: [
        s(
          'Kupfer und Messing brauchen eine Politur, das hier ist keine.',
          'Copper and brass need a polish, which this is not.',
          'Kobber og messing kræver pudsecreme; det er det her ikke.',
        ),
        s('Kratzer bleiben Kratzer.', 'Scratches remain scratches.', 'Ridser forbliver ridser.'),
        s(
          'Nicht für Teile, die mit Kaffee in Berührung kommen.',
          'Do not use it on parts that touch coffee.',
          'Brug det ikke på dele, der er i berøring med kaffen.',
        ),
      ],
    },
  },
  'care-set': {
    sentences: 3,
    topics: {
      open: [
        s(
          'Im Set {name} liegt, was eine Siebträgermaschine in drei Monaten braucht.',
          'The {name} set holds what an espresso machine needs in three months.',
          'I sættet {name} ligger det, en espressomaskine skal bruge på tre måneder.',
          'portafilter',
        ),
        s(
          '{name} enthält Tabletten, Entkalker und Fett für Vollautomaten, in der Reihenfolge des Gebrauchs.',
          '{name} holds tablets, descaler and grease for bean-to-cup machines, in order of use.',
          '{name} indeholder tabletter, afkalker og fedt til fuldautomater, i brugsrækkefølge.',
          'automatic',
        ),
        s(
          '{brand} legt {name} einen Kalender zum Abhaken bei.',
          '{brand} includes a calendar with {name} for ticking off the jobs.',
          '{brand} lægger en kalender ved {name}, som man kan krydse af på.',
        ),
      ],
      effect: [
        s(
          'Reiniger für die Gruppe, Entkalker für den Kessel, Bürste für den Rest.',
          'Cleaner for the group, descaler for the boiler, brush for the rest.',
          'Rens til gruppen, afkalker til kedlen, børste til resten.',
          'portafilter',
        ),
        s(
          'Einzeln gekauft kostet es etwa ein Fünftel mehr.',
          'Bought separately it costs about a fifth more.',
          'Købt enkeltvis koster det cirka en femtedel mere.',
        ),
      ],
      limit: [
        s(
          'Wer schon alles hat, kauft besser einzeln nach.',
          'If you already have it all, buy the refills instead.',
          'Har du allerede det hele, så køb hellere delene enkeltvis.',
        ),
        s(
          'Zur neuen Maschine gehört es in den Korb, nicht erst nach dem ersten Ärger.',
          'It belongs in the basket with a new machine, not after the first trouble.',
          'Det hører i kurven sammen med en ny maskine, ikke først efter det første bøvl.',
        ),
        s(
          'Der Karton dient als Ablage.',
          'The box serves as a tray.',
          'Æsken kan bruges som bakke.',
          'refill',
        ),
      ],
    },
  },
};
