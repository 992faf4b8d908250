import { type Material, s } from '../describe.ts';

export const frenchPressTexts: Material = {
  sentences: 4,
  topics: {
    open: [
      s(
        'Die {name} ist eine Stempelkanne aus Borosilikatglas, das auch kochendes Wasser nicht übel nimmt.',
        'The {name} is a French press of borosilicate glass that does not mind boiling water.',
        '{name} er en stempelkande af borosilikatglas, der ikke har noget imod kogende vand.',
        'glass',
      ),
      s(
        'Ziehen lassen, drücken, einschenken: Mehr Technik steckt in der {name} nicht.',
        'Steep, press, pour: that is all the technology there is in the {name}.',
        'Lad trække, tryk, skænk: Mere teknik er der ikke i {name}.',
      ),
      s(
        'Zwei Wände aus Stahl halten den Kaffee in der {name} eine gute Stunde lang heiß.',
        'Two walls of steel keep coffee in the {name} hot for an hour or so.',
        'To vægge af stål holder kaffen i {name} varm i omkring en time.',
        'doublesteel !travel',
      ),
      s(
        'Die {name} fasst {litres} und füllt damit {cups} Tassen.',
        'The {name} holds {litres}, which fills {cups} cups.',
        '{name} rummer {litres} og fylder dermed {cups} kopper.',
        '!travel !sizes',
      ),
      s(
        'Die größte {name} fasst {litres} und füllt damit {cups} Tassen.',
        'The largest {name} holds {litres}, which fills {cups} cups.',
        'Den største {name} rummer {litres} og fylder dermed {cups} kopper.',
        '!travel sizes',
      ),
      s(
        'Beim Drücken gleitet das Sieb der {name} gleichmäßig, weil der Rand federt.',
        'The strainer of the {name} glides evenly, because its rim is sprung.',
        'Sien i {name} glider jævnt ned, fordi kanten fjedrer.',
      ),
      s(
        'Mit dem feinen Gewebe der {name} bleibt weniger Satz in der Tasse als üblich.',
        'The fine mesh of the {name} leaves less sediment in the cup than usual.',
        'Det fine net i {name} efterlader mindre grums i koppen end normalt.',
        'finefilter',
      ),
    ],
    build: [
      s(
        'Das Gestell aus Edelstahl fasst das Glas an vier Punkten und federt Stöße ab.',
        'The steel frame holds the glass at four points and softens knocks.',
        'Stellet af stål holder glasset fire steder og tager stødene.',
        'steelframe',
      ),
      s(
        'Kupfer läuft an; poliert glänzt das Gestell wieder wie am ersten Tag.',
        'Copper tarnishes; polish it and the frame shines like new.',
        'Kobber anløber; poleret skinner stellet igen som den første dag.',
        'copperframe',
      ),
      s(
        'Griff und Knauf sind aus geölter Eiche.',
        'Handle and knob are oiled oak.',
        'Greb og knop er af olieret eg.',
        'wood',
      ),
      s(
        'Drei Lagen Gewebe liegen übereinander, da kommt kaum Pulver vorbei.',
        'Three layers of mesh lie on top of one another, so few grounds get past.',
        'Tre lag net ligger oven på hinanden, så kaffen har svært ved at slippe forbi.',
        'finefilter',
      ),
      s(
        'Stahl zerbricht nicht, nicht einmal auf Fliesen.',
        'The steel does not break, not even on tiles.',
        'Stål går ikke i stykker, ikke engang på fliser.',
        'doublesteel',
      ),
      s(
        'Drehst du den Deckel, schließt er den Ausguss, und beim Ziehen entweicht keine Wärme.',
        'Turn the lid and it closes the spout, so no heat escapes while the coffee steeps.',
        'Låget kan drejes for tuden, så varmen ikke slipper ud under trækningen.',
      ),
      s(
        'Eine Skala im Glas hilft beim Dosieren.',
        'A scale on the glass helps with measuring.',
        'En skala på glasset hjælper med doseringen.',
        'transparent',
      ),
    ],
    use: [
      s(
        'Nimm {dose} grob gemahlenen Kaffee auf eine volle Kanne.',
        'Use {dose} of coarsely ground coffee for a full pot.',
        'Brug {dose} groftmalet kaffe til en fuld kande.',
      ),
      s(
        'Rühre nach einer Minute um und schöpfe den Schaum ab, dann schmeckt es klarer.',
        'Stir after a minute and skim the foam; it tastes cleaner.',
        'Rør rundt efter et minut, og skum det øverste af, så smager det renere.',
      ),
      s(
        'Schenke nach dem Drücken gleich aus, sonst zieht der Kaffee weiter.',
        'Pour straight after pressing, or the coffee keeps steeping.',
        'Skænk straks efter du har trykket, ellers trækker kaffen videre.',
        'single-wall',
      ),
      s(
        'Kalt angesetzt und über Nacht im Kühlschrank, wird daraus Cold Brew.',
        'Made with cold water and left in the fridge overnight, it becomes cold brew.',
        'Med koldt vand og en nat i køleskabet bliver det til cold brew.',
        '!travel',
      ),
      s(
        'Tee geht auch, wenn du ein zweites Sieb dafür reservierst.',
        'It makes tea too, if you keep a second strainer for it.',
        'Te går også, hvis du reserverer en ekstra si til det.',
      ),
      s(
        'Wärme die Kanne vor, das bringt zwei Grad in der Tasse.',
        'Preheat the pot; it is worth two degrees in the cup.',
        'Varm kanden op først; det giver to grader i koppen.',
      ),
      s(
        'Milch lässt sich darin ebenfalls schäumen, mit zwanzig schnellen Hüben.',
        'You can froth milk in it too, with twenty quick strokes.',
        'Man kan også skumme mælk i den med tyve hurtige tryk.',
        'transparent',
      ),
      s(
        'Kräftigen, schokoladigen Röstungen tut die Kanne gut, blumigen weniger.',
        'It flatters strong, chocolatey roasts, floral ones less so.',
        'Kanden klæder kraftige, chokoladeagtige ristninger bedre end blomsteragtige.',
      ),
    ],
    limit: [
      s(
        'Einen klaren Kaffee wie aus dem Papierfilter bekommst du nicht, dafür mehr Körper.',
        'You do not get the clean cup of a paper filter, but more body instead.',
        'Du får ikke den klare kaffe fra et papirfilter, men til gengæld mere krop.',
      ),
      s(
        'Etwas Satz bleibt immer; den letzten Schluck lässt man stehen.',
        'Some sediment always remains; leave the last sip.',
        'Lidt grums bliver der altid; lad den sidste slurk stå.',
        'plain-filter',
      ),
      s(
        'Sie hält nicht warm, nach zwanzig Minuten ist der Kaffee lau.',
        'It does not keep coffee hot; after twenty minutes the coffee is tepid.',
        'Den holder ikke varmen; efter tyve minutter er kaffen lunken.',
        'single-wall transparent',
      ),
      s(
        'Ist der Kaffee zu fein gemahlen, lässt sich der Stempel kaum drücken; Gewalt hilft nicht.',
        'If the coffee is ground too fine, the plunger will hardly move; force does not help.',
        'Er kaffen malet for fint, kan stemplet næsten ikke trykkes ned; magt hjælper ikke.',
      ),
      s(
        'Wie viel noch drin ist, sieht man von außen nicht.',
        'You cannot see from outside how much is left.',
        'Man kan ikke se udefra, hvor meget der er tilbage.',
        '!transparent',
      ),
      s(
        'Für eine einzelne Tasse ist sie zu groß, darunter leidet die Temperatur.',
        'It is too large for a single cup; the temperature suffers.',
        'Den er for stor til en enkelt kop; det går ud over temperaturen.',
        '!travel !sizes',
      ),
      s(
        'Das Holz muss von Hand gespült werden.',
        'The wood needs washing by hand.',
        'Træet skal vaskes i hånden.',
        'wood',
      ),
      s(
        'Auf den Herd darf sie nicht, auch nicht kurz.',
        'It must not go on the hob, not even briefly.',
        'Den må ikke stå på komfuret, heller ikke kort.',
      ),
    ],
    care: [
      s(
        'Zum Reinigen zerlegst du den Stempel in vier Teile, am besten jedes Mal.',
        'The plunger comes apart into four pieces for cleaning, ideally every time.',
        'Stemplet skilles i fire dele ved rengøring, helst hver gang.',
      ),
      s(
        'Der Satz gehört auf den Kompost, nicht in den Ausguss.',
        'The grounds belong on the compost, not in the sink.',
        'Grumset hører til på komposten, ikke i vasken.',
      ),
      s(
        'Ersatzgläser führen wir in allen Größen.',
        'We stock replacement glasses in every size.',
        'Vi fører reserveglas i alle størrelser.',
        'glass',
      ),
      s(
        'Die {larger} reicht für eine Person mehr.',
        'The {larger} makes enough for one more.',
        '{larger} rækker til en person mere.',
        'has-larger',
      ),
      s(
        'Günstiger ist die {cheaper}, das Prinzip bleibt gleich.',
        'The {cheaper} costs less; the principle is the same.',
        '{cheaper} koster mindre; princippet er det samme.',
        'has-cheaper',
      ),
      s(
        'Die {dearer} ist aufwendiger gebaut, der Kaffee schmeckt gleich.',
        'The {dearer} is more elaborately made; the coffee tastes the same.',
        '{dearer} er mere påkostet; kaffen smager ens.',
        'has-dearer',
      ),
      s(
        'Einmal im Monat ein Löffel Natron im warmen Wasser löst die Fette aus dem Sieb.',
        'Once a month, a spoonful of bicarbonate of soda in warm water lifts the oils from the strainer.',
        'En ske natron i varmt vand en gang om måneden løsner fedtet fra sien.',
      ),
      s(
        'Das Sieb hält etwa drei Jahre, dann federt der Rand nicht mehr.',
        'The strainer lasts about three years, then the rim loses its spring.',
        'Sien holder cirka tre år, så fjedrer kanten ikke længere.',
      ),
    ],
  },
};
