import { type Material, s } from '../describe.ts';

export const baristaToolTexts: Record<string, Material> = {
  distributor: {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} streicht das Pulver im Sieb glatt, bevor du tamperst.',
          '{name} smooths the grounds in the basket before you tamp.',
          '{name} glatter kaffen i kurven, før du tamper.',
        ),
        s(
          'Mit {name} liegt der Kaffee eben im Sieb, ohne dass du klopfen musst.',
          'With {name} the coffee lies level in the basket without tapping.',
          'Med {name} ligger kaffen jævnt i kurven, uden at du skal banke.',
        ),
        s(
          '{brand} dreht {name} aus massivem Stahl: {weight}, die von selbst einsinken.',
          '{brand} turns {name} from solid steel: {weight} that settle by themselves.',
          '{brand} drejer {name} af massivt stål: {weight}, der synker ned af sig selv.',
          'steel',
        ),
        s(
          'Der Griff von {name} ist aus geöltem Holz, die Flügel sind aus Stahl.',
          'The grip of {name} is oiled wood, the blades are steel.',
          'Grebet på {name} er af olieret træ, vingerne er af stål.',
          'wood',
        ),
      ],
      build: [
        s(
          'Drei Flügel schieben das Mahlgut nach außen.',
          'Three blades push the grounds outwards.',
          'Tre vinger skubber kaffen udad.',
          'three',
        ),
        s(
          'Vier Flügel brauchen weniger Umdrehungen als drei.',
          'Four blades need fewer turns than three.',
          'Fire vinger kræver færre omgange end tre.',
          'four',
        ),
        s(
          'Das Gewicht stellt die Tiefe selbst ein, es gibt nichts zu verdrehen.',
          'Its weight finds the right depth; there is nothing to adjust.',
          'Vægten finder selv dybden; der er intet at stille på.',
          'gravity',
        ),
        s(
          'Die Tiefe stellst du am Ring ein, in Schritten, die man fühlt.',
          'Depth is set at the ring, in steps you can feel.',
          'Dybden indstilles på ringen i trin, man kan mærke.',
          '!gravity',
        ),
      ],
      use: [
        s(
          'Aufsetzen, dreimal drehen, abheben.',
          'Put it on, turn three times, lift it off.',
          'Sæt på, drej tre gange, løft af.',
        ),
        s(
          'Klumpen löst er nicht, dafür nimm vorher Nadeln.',
          'It does not break clumps; use needles first.',
          'Den løsner ikke klumper; brug nåle først.',
        ),
        s(
          'Bei 18 g stimmt die mittlere Stellung meist schon.',
          'At 18 g the middle position is usually right.',
          'Ved 18 g passer midterstillingen som regel.',
          '!gravity',
        ),
        s(
          'Wer nur einmal am Tag bezieht, merkt den Unterschied trotzdem.',
          'Even at one shot a day you notice the difference.',
          'Selv med én brygning om dagen mærker man forskellen.',
        ),
      ],
      limit: [
        s(
          'Zu tief eingestellt, verdichtet er nur die Oberfläche.',
          'Set too deep, it only compacts the surface.',
          'Står den for dybt, presser den kun overfladen sammen.',
          '!gravity',
        ),
        s(
          'Einen Tamper ersetzt er nicht.',
          'It does not replace a tamper.',
          'Den erstatter ikke en tamper.',
          '!double',
        ),
        s(
          'Der Durchmesser muss zum Sieb passen, prüfe ihn vor dem Kauf.',
          'The diameter must match the basket; check before you buy.',
          'Diameteren skal passe til kurven; tjek den før købet.',
          'sizes',
        ),
        s(
          'Einmal pro Woche trocken auspinseln, sonst verkleben die Flügel.',
          'Brush it out dry once a week, or the blades will stick.',
          'Børst den ren en gang om ugen, ellers klistrer vingerne.',
        ),
      ],
    },
  },
  needles: {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} rührt mit dünnen Nadeln durch das Pulver und löst auf, was die Mühle verklumpt hat.',
          '{name} stirs the grounds with fine needles and breaks up the clumps the grinder has left.',
          '{name} rører i kaffen med tynde nåle og løsner de klumper, kværnen har lavet.',
          '!turning',
        ),
        s(
          'Das billigste Werkzeug mit der größten Wirkung heißt bei {brand} {name}.',
          'The cheapest tool with the greatest effect that {brand} makes is {name}.',
          'Hos {brand} hedder det billigste værktøj med størst virkning {name}.',
          'plain',
        ),
        s(
          '{name} steht griffbereit auf seinem Fuß neben der Mühle.',
          '{name} stands ready on its base beside the grinder.',
          '{name} står klar på sin fod ved siden af kværnen.',
          'stand',
        ),
        s(
          'Acht Nadeln und ein Griff, mehr ist {name} nicht.',
          'Eight needles and a handle: {name} is no more than that.',
          'Otte nåle og et greb, mere er {name} ikke.',
          '!turning',
        ),
      ],
      build: [
        s(
          'Die Nadeln sind 0,3 mm dünn und biegen sich zurück.',
          'The needles are 0.3 mm thin and spring back.',
          'Nålene er 0,3 mm tynde og retter sig ud igen.',
        ),
        s(
          'Zwei Reservenadeln stecken im Griff.',
          'Two spare needles are kept in the handle.',
          'To reservenåle sidder i grebet.',
          '!turning',
        ),
        s(
          'Das Holz ist gedrechselt und geölt.',
          'The wood is turned and oiled.',
          'Træet er drejet og olieret.',
          'wood',
        ),
      ],
      use: [
        s(
          'Beginne am Boden des Siebs und arbeite dich nach oben.',
          'Start at the bottom of the basket and work upwards.',
          'Begynd i bunden af kurven, og arbejd dig opad.',
          '!turning',
        ),
        s(
          'Ein Dosierring verhindert, dass Pulver über den Rand fällt.',
          'A dosing funnel keeps grounds from falling over the rim.',
          'En doseringsring hindrer, at kaffen falder ud over kanten.',
        ),
        s('Fünf Sekunden genügen.', 'Five seconds are enough.', 'Fem sekunder er nok.'),
        s(
          'Danach den Siebträger leicht aufklopfen und tampern.',
          'Then tap the portafilter lightly and tamp.',
          'Bank derefter let med filterholderen, og tamp.',
        ),
      ],
      limit: [
        s(
          'Klumpt deine Mühle nicht, bringt das Werkzeug wenig.',
          'If your grinder does not clump, it makes little difference.',
          'Klumper din kværn ikke, gør det ikke den store forskel.',
        ),
        s(
          'Spitz ist spitz: Leg das Werkzeug nicht zum Besteck.',
          'Sharp is sharp: keep it out of the cutlery drawer.',
          'Nålene er spidse: Læg ikke værktøjet i bestikskuffen.',
          '!turning',
        ),
        s(
          'Für Filterkaffee ist es nutzlos.',
          'It is of no use for filter coffee.',
          'Til filterkaffe kan det ikke bruges.',
        ),
      ],
    },
  },
  'knock-box': {
    sentences: 3,
    topics: {
      open: [
        s(
          'In {name} klopfst du den Puck aus, ohne dass die ganze Arbeitsplatte bebt.',
          '{name} lets you knock out the puck without shaking the whole worktop.',
          'I {name} banker du pucken ud, uden at hele bordpladen ryster.',
          '!drawer',
        ),
        s(
          '{name} fasst zehn Pucks und verschwindet neben der Maschine.',
          '{name} holds ten pucks and disappears beside the machine.',
          '{name} rummer ti pucks og forsvinder ved siden af maskinen.',
          'small',
        ),
        s(
          '{name} ist groß genug für einen Tag mit Gästen.',
          '{name} is large enough for a day with guests.',
          '{name} er stor nok til en dag med gæster.',
          'large',
        ),
        s(
          '{brand} stellt {name} auf Gummifüße, die auch beim dritten Schlag stehen bleiben.',
          '{brand} puts {name} on rubber feet that stay put even at the third knock.',
          '{brand} sætter {name} på gummifødder, der bliver stående selv ved tredje slag.',
          '!drawer',
        ),
      ],
      build: [
        s(
          'Der Balken ist mit Gummi überzogen und lässt sich abnehmen.',
          'The bar is covered in rubber and can be taken out.',
          'Bjælken er beklædt med gummi og kan tages ud.',
        ),
        s(
          'Holz dämpft den Schlag besser als Blech.',
          'Wood softens the blow better than sheet metal.',
          'Træ dæmper slaget bedre end metalplade.',
          'wood',
        ),
        s(
          'Das Gewicht hält ihn am Platz.',
          'Its weight keeps it in place.',
          'Vægten holder den på plads.',
          'heavy',
        ),
        s(
          'Innen ist ein Einsatz, den man wie einen Eimer herausnimmt.',
          'Inside is a liner that lifts out like a bucket.',
          'Indeni er en indsats, der løftes ud som en spand.',
          'large',
        ),
      ],
      use: [
        s(
          'Einmal fest klopfen ist besser als fünfmal zaghaft.',
          'One firm knock is better than five timid ones.',
          'Ét fast slag er bedre end fem forsigtige.',
        ),
        s(
          'Leere ihn jeden Abend, feuchter Satz schimmelt schnell.',
          'Empty it every evening; damp grounds soon grow mould.',
          'Tøm den hver aften; fugtigt grums mugner hurtigt.',
        ),
        s(
          'Der Satz ist guter Dünger für Rosen und Hortensien.',
          'The grounds are good fertiliser for roses and hydrangeas.',
          'Grumset er god gødning til roser og hortensier.',
        ),
        s(
          'In die Spülmaschine darf alles außer dem Holz.',
          'Everything but the wood may go in the dishwasher.',
          'Alt undtagen træet må komme i opvaskemaskinen.',
          'wood',
        ),
      ],
      limit: [
        s(
          'Für ein Büro ist er zu klein.',
          'It is too small for an office.',
          'Til et kontor er den for lille.',
          'small',
        ),
        s(
          'Ganz leise ist Ausklopfen nie.',
          'Knocking out a puck is never quiet.',
          'Det er aldrig lydløst at banke en puck ud.',
        ),
        s(
          'Nach einigen Jahren braucht er einen neuen Balken, der wenig kostet.',
          'After a few years it needs a new bar, which costs little.',
          'Efter nogle år skal bjælken skiftes; den koster ikke meget.',
        ),
      ],
    },
  },
  'dosing-ring': {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} sitzt auf dem Siebträger und fängt auf, was sonst danebenfällt.',
          '{name} sits on the portafilter and catches what would otherwise fall beside it.',
          '{name} sidder på filterholderen og fanger det, der ellers falder ved siden af.',
        ),
        s(
          'Ein Magnet hält {name} am Sieb, auch wenn du dagegenstößt.',
          'A magnet holds {name} to the basket even if you bump it.',
          'En magnet holder {name} på kurven, også hvis du støder til den.',
          'magnet',
        ),
        s(
          'Ein Ring ohne Umstände: {name} wird aufgelegt und wieder abgenommen.',
          'A no-fuss ring: {name} goes on and comes off.',
          'En ring uden dikkedarer: {name} lægges på og tages af.',
          'plain',
        ),
        s(
          '{brand} dreht {name} aus Aluminium, innen glatt und ohne Kante.',
          '{brand} turns {name} from aluminium, smooth inside and with no ridge.',
          '{brand} drejer {name} af aluminium, glat indeni og uden kant.',
        ),
      ],
      build: [
        s(
          'Die Wand steigt 22 mm auf, genug für lockeres Mahlgut.',
          'The wall rises 22 mm, enough for fluffy grounds.',
          'Væggen er 22 mm høj, nok til løs kaffe.',
          '!high',
        ),
        s(
          'Der hohe Rand lässt Platz zum Rühren mit Nadeln.',
          'The high rim leaves room for stirring with needles.',
          'Den høje kant giver plads til at røre med nåle.',
          'high',
        ),
        s(
          'Sechs kleine Magnete sitzen verdeckt im Rand.',
          'Six small magnets are hidden in the rim.',
          'Seks små magneter sidder skjult i kanten.',
          'magnet',
        ),
        s(
          'Schweres Metall liegt satt auf und klappert nicht.',
          'The heavy metal sits firmly and does not rattle.',
          'Det tunge metal ligger fast og klaprer ikke.',
          'heavy',
        ),
        s(
          'Die Oberfläche ist eloxiert, das Pulver gleitet ab.',
          'The surface is anodised and the grounds slide off.',
          'Overfladen er eloxeret, så kaffen glider af.',
        ),
      ],
      use: [
        s(
          'Er kann beim Tampern aufbleiben.',
          'It can stay on while you tamp.',
          'Den kan blive siddende, mens du tamper.',
          'magnet',
        ),
        s(
          'Pro Tag spart er etwa ein Gramm Kaffee und eine Menge Wischen.',
          'It saves about a gram of coffee a day and a lot of wiping.',
          'Den sparer cirka et gram kaffe om dagen og en masse aftørring.',
        ),
        s(
          'Mit Einzeldosis-Mühlen ist er fast Pflicht.',
          'With single-dose grinders it is almost a must.',
          'Med kværne til enkeltdosering er den næsten et krav.',
        ),
        s(
          'Einmal abgewischt, ist er wieder sauber.',
          'One wipe and it is clean.',
          'Ét strøg med kluden, så er den ren.',
        ),
      ],
      limit: [
        s(
          'Unter manche Mühlengabel passt er nur knapp.',
          'It only just fits under the fork of some grinders.',
          'Ved nogle kværne kan den kun lige være under gaflen.',
        ),
        s(
          'Der Magnet hält an Stahl, nicht an Sieben mit breitem Kunststoffrand.',
          'The magnet holds on steel, not on baskets with a plastic rim.',
          'Magneten holder på stål, ikke på kurve med plastkant.',
          'magnet',
        ),
        s(
          'Ohne Magnet rutscht er, wenn man schief hält.',
          'Without a magnet it slips if you hold it at an angle.',
          'Uden magnet glider den, hvis man holder den skævt.',
          'plain',
        ),
        s(
          'Bestelle den Durchmesser deines Siebs, nicht den des Tampers.',
          'Order the diameter of your basket, not of the tamper.',
          'Bestil kurvens diameter, ikke tamperens.',
          'sizes',
        ),
      ],
    },
  },
  'tamping-mat': {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} gibt dem Siebträger Halt, während du drückst.',
          '{name} holds the portafilter steady while you press.',
          '{name} holder filterholderen fast, mens du trykker.',
        ),
        s(
          '{name} ist eine Matte aus Silikon, die nicht rutscht und nichts annimmt.',
          '{name} is a silicone mat that does not slip and absorbs nothing.',
          '{name} er en silikonemåtte, der ikke glider og ikke suger noget til sig.',
          'silicone',
        ),
        s(
          'Das Holz von {name} stammt aus Resten der Möbeltischlerei.',
          'The wood of {name} comes from a joinery’s offcuts.',
          'Træet til {name} kommer fra rester i et møbelsnedkeri.',
          'wood',
        ),
      ],
      build: [
        s(
          'Die Kante greift über den Rand der Arbeitsplatte.',
          'Its lip hooks over the edge of the worktop.',
          'Kanten griber om bordpladens kant.',
          'edge',
        ),
        s(
          'Zwei Millimeter Silikon dämpfen genug und federn nicht.',
          'Two millimetres of silicone cushion enough without bouncing.',
          'To millimeter silikone dæmper nok uden at fjedre.',
          'silicone',
        ),
        s(
          'Pulver bleibt in den Rillen liegen und lässt sich ausklopfen.',
          'Grounds stay in the grooves and can be knocked out.',
          'Kaffen bliver i rillerne og kan bankes ud.',
          'silicone',
        ),
        s(
          'Der Fuß aus Stahl wiegt genug, um nicht zu wandern.',
          'The steel foot weighs enough not to wander.',
          'Foden af stål vejer nok til ikke at vandre.',
          'steel',
        ),
      ],
      use: [
        s(
          'Lege sie dorthin, wo du wirklich drückst, also tief und nah am Körper.',
          'Put it where you actually press: low and close to your body.',
          'Læg den der, hvor du faktisk trykker: lavt og tæt på kroppen.',
        ),
        s(
          'Abends unter den Hahn halten, morgens ist sie trocken.',
          'Hold it under the tap at night; it is dry in the morning.',
          'Hold den under hanen om aftenen; den er tør om morgenen.',
          'silicone',
        ),
        s(
          'Auch als Untersetzer für das Kännchen ist sie gut.',
          'It also serves as a coaster for the jug.',
          'Den er også god som bordskåner til kanden.',
        ),
      ],
      limit: [
        s(
          'Eine unebene Arbeitsplatte gleicht sie nicht aus.',
          'It does not make an uneven worktop level.',
          'Et skævt bord retter den ikke op.',
        ),
        s(
          'Auf Stein ist sie nötig, auf Holz weniger.',
          'Stone worktops need it, wooden ones less so.',
          'På en bordplade af sten er den nødvendig, på træ mindre.',
        ),
        s(
          'Nach der ersten Woche verliert sie ihren Geruch.',
          'It loses its smell after the first week.',
          'Den mister sin lugt efter den første uge.',
          'silicone',
        ),
      ],
    },
  },
  thermometer: {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} sagt dir, wann die Milch bei 60 °C ist; danach wird sie nur noch heißer, nicht süßer.',
          '{name} tells you when the milk has reached 60 °C; beyond that it only gets hotter, not sweeter.',
          '{name} siger, hvornår mælken er 60 °C; derefter bliver den kun varmere, ikke sødere.',
        ),
        s(
          'Das Zeigerthermometer {name} klemmt am Kännchen und kommt ohne Batterie aus.',
          'The {name} dial thermometer clips to the jug and needs no battery.',
          'Visertermometeret {name} sættes på kanden og bruger intet batteri.',
          'dial',
        ),
        s(
          'Zum Lernen bietet {brand} mit {name} ein Messgerät, das man später kaum noch braucht.',
          'For learning, {brand} offers {name}, an instrument you will hardly need later.',
          'Til at lære med har {brand} {name}, et instrument man senere næsten ikke behøver.',
        ),
      ],
      build: [
        s(
          'Der Zeiger läuft ein paar Sekunden nach, also früher aufhören.',
          'The pointer lags by a few seconds, so stop a little early.',
          'Viseren er et par sekunder bagud, så stop tidligere.',
          'dial',
        ),
        s(
          'Grün auf dem Zifferblatt heißt gut, Rot heißt zu spät.',
          'Green on the dial means good, red means too late.',
          'Grønt på skiven betyder godt, rødt for sent.',
          'dial',
        ),
        s(
          'Der Fühler ist dünn und stört den Strudel in der Milch nicht.',
          'The probe is thin and does not disturb the swirling milk.',
          'Føleren er tynd og forstyrrer ikke hvirvlen i mælken.',
        ),
      ],
      use: [
        s(
          'Für Filterkaffee hältst du es in den Kessel: 92 bis 96 °C.',
          'For filter coffee hold it in the kettle: 92 to 96 °C.',
          'Til filterkaffe holder du det i kedlen: 92 til 96 °C.',
        ),
        s(
          'Nach zwanzig Kännchen weiß deine Hand es auch.',
          'After twenty jugs your hand will know, too.',
          'Efter tyve kander kan din hånd mærke det selv.',
        ),
        s(
          'In Eiswasser sollte es null zeigen, das ist die ganze Prüfung.',
          'In ice water it should show zero; that is the whole test.',
          'I isvand skal det vise nul; det er hele prøven.',
        ),
      ],
      limit: [
        s(
          'Tauche nur den Fühler ein, nicht den Kopf.',
          'Immerse only the probe, not the head.',
          'Dyp kun føleren, ikke hovedet.',
        ),
        s(
          'In kleinen Kännchen steht es im Weg.',
          'In small jugs it gets in the way.',
          'I små kander er det i vejen.',
        ),
        s(
          'In den Braten passt es auch, danach bitte nicht mehr in die Milch.',
          'It works for a roast too; after that, please keep it out of the milk.',
          'Det kan også bruges til stegen, men så helst ikke til mælk bagefter.',
        ),
      ],
    },
  },
  brush: {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} reinigt die Brühgruppe, ohne dass du dir die Finger verbrennst.',
          '{name} cleans the brew group without burning your fingers.',
          '{name} renser bryggegruppen, uden at du brænder fingrene.',
          'group',
        ),
        s(
          'Mit {name} kehrst du die Mühle trocken aus.',
          'With {name} you brush out the grinder dry.',
          'Med {name} børster du kværnen ren uden vand.',
          'grinder',
        ),
        s(
          '{name} ist dünn genug für Dampflanzen und Milchschläuche.',
          '{name} is thin enough for steam wands and milk hoses.',
          '{name} er tynd nok til damprør og mælkeslanger.',
          'wand',
        ),
        s(
          '{brand} fertigt {name} so, dass keine Borsten ausfallen.',
          '{brand} makes {name} so that it does not shed its bristles.',
          '{brand} laver {name}, så børsterne ikke falder af.',
        ),
      ],
      build: [
        s(
          'Der Kopf steht im Winkel, das heiße Wasser läuft nicht in den Ärmel.',
          'The head is angled, so hot water does not run up your sleeve.',
          'Hovedet sidder i vinkel, så det varme vand ikke løber op i ærmet.',
          'group',
        ),
        s(
          'Naturborsten laden sich nicht auf und nehmen auch feinen Staub mit.',
          'Natural bristles do not build up static and pick up even fine dust.',
          'Naturbørster bliver ikke statiske og tager også fint støv.',
          'grinder',
        ),
        s(
          'Ein Loch im Stiel ist zum Aufhängen da.',
          'A hole in the handle is for hanging it up.',
          'Et hul i skaftet er til ophæng.',
        ),
        s(
          'Draht und Nylon halten ein Jahr, dann ist Ersatz fällig.',
          'Wire and nylon last a year, then it is time for a new one.',
          'Tråd og nylon holder et år, så skal den skiftes.',
          'wand',
        ),
      ],
      use: [
        s(
          'Nach jedem zehnten Bezug einmal rundherum, mehr ist nicht nötig.',
          'Once round after every tenth shot is all it takes.',
          'En gang rundt efter hver tiende brygning; mere er ikke nødvendigt.',
          'group',
        ),
        s(
          'Erst das Mahlwerk, dann den Auswurf, zum Schluss die Arbeitsplatte.',
          'Burrs first, then the chute, the worktop last.',
          'Først kværnværket, så udløbet, til sidst bordet.',
          'grinder',
        ),
        s(
          'Wasche ihn selten und lass ihn gut trocknen.',
          'Wash it rarely and let it dry well.',
          'Vask den sjældent, og lad den tørre godt.',
        ),
        s(
          'Schiebe sie ganz hindurch und spüle nach.',
          'Push it right through and rinse.',
          'Skub den helt igennem, og skyl efter.',
          'wand',
        ),
      ],
      limit: [
        s(
          'Festgebackenes Fett löst nur Reiniger.',
          'Baked-on grease only comes off with cleaner.',
          'Fastbrændt fedt går kun af med rensemiddel.',
        ),
        s(
          'Nass gehört er nicht ins Mahlwerk.',
          'It does not belong in the burrs when wet.',
          'Den hører ikke til i kværnværket, når den er våd.',
          'grinder',
        ),
        s(
          'Für Kännchen ist er zu hart, er macht Kratzer.',
          'It is too hard for jugs and leaves scratches.',
          'Til kander er den for hård og laver ridser.',
          'group',
        ),
        s(
          'Er kostet wenig und ist trotzdem nie da, wo man ihn sucht.',
          'It costs little, and somebody is always looking for it.',
          'Den koster ikke meget, og alligevel leder man altid efter den.',
        ),
      ],
    },
  },
  'dosing-cup': {
    sentences: 3,
    topics: {
      open: [
        s(
          'In {name} mahlst du, schüttelst kurz und stülpst alles in den Siebträger.',
          'Grind into {name}, shake briefly and tip it all into the portafilter.',
          'Mal ned i {name}, ryst kort, og vend det hele ned i filterholderen.',
        ),
        s(
          '{name} passt genau auf ein Sieb mit {diameter}, beim Stürzen geht nichts verloren.',
          '{name} fits a {diameter} basket exactly, so nothing spills when you turn it over.',
          '{name} passer præcis på en kurv på {diameter}, så intet går tabt, når du vender den.',
        ),
        s(
          '{brand} hat {name} so schwer gemacht, dass die Waage ihn ernst nimmt.',
          '{brand} made {name} heavy enough for the scale to take it seriously.',
          '{brand} har gjort {name} tung nok til, at vægten tager den alvorligt.',
          'heavy',
        ),
      ],
      build: [
        s(
          'Innen ist der Becher poliert, das Pulver rutscht heraus.',
          'It is polished inside, so the grounds slide out.',
          'Indvendigt er bægeret poleret, så kaffen glider ud.',
          'steel',
        ),
        s(
          'Eine Kerbe am Fuß passt in die Gabel der Mühle.',
          'A notch at the foot fits the grinder fork.',
          'Et hak i foden passer i kværnens gaffel.',
          'steel',
        ),
      ],
      use: [
        s(
          'Nebenbei dient er zum Abwiegen der Bohnen.',
          'It also serves for weighing the beans.',
          'Den kan også bruges til at veje bønnerne.',
        ),
        s(
          'Kräftig schütteln ersetzt einen Teil der Nadelarbeit.',
          'A good shake replaces some of the needle work.',
          'En kraftig rystetur erstatter noget af nålearbejdet.',
        ),
        s(
          'Auch für Handfilter ist er brauchbar, da zählt nur die Menge.',
          'It also works for pour-over, where only the amount matters.',
          'Den kan også bruges til tragt; der tæller kun mængden.',
        ),
      ],
      limit: [
        s(
          'Mühlen mit Timer brauchen ihn nicht.',
          'Grinders with a timer do not need it.',
          'Kværne med timer har ikke brug for den.',
        ),
        s(
          'Mehr als 25 g fallen über den Rand.',
          'Anything over 25 g spills over the rim.',
          'Alt over 25 g falder ud over kanten.',
        ),
      ],
    },
  },
  spoon: {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} hat eine runde, tiefe Laffe, aus der man Kaffee hörbar schlürft.',
          '{name} has a round, deep bowl made for slurping coffee out loud.',
          '{name} har et rundt, dybt skeblad, som man slubrer kaffe af.',
        ),
        s(
          'Mit {name} verkosten wir selbst; einer liegt immer im Wasserglas.',
          'We taste with {name} ourselves; one is always in the water glass.',
          'Vi smager selv med {name}; en ligger altid i vandglasset.',
        ),
      ],
      build: [
        s(
          'Poliert und schwer liegt er ruhig in der Hand.',
          'Polished and heavy, it rests steadily in the hand.',
          'Poleret og tung ligger den roligt i hånden.',
          'polished',
        ),
        s(
          'Gestanzt, entgratet, fertig: So bleibt der Preis klein.',
          'Stamped, deburred, done: that keeps the price low.',
          'Stanset, afgratet, færdig: Det holder prisen nede.',
          'plain',
        ),
        s(
          'Zehn Milliliter passen hinein, genug für einen ersten Eindruck.',
          'It holds ten millilitres, enough for a first impression.',
          'Den rummer ti milliliter, nok til et førstehåndsindtryk.',
        ),
      ],
      use: [
        s(
          'Brich die Kruste nach vier Minuten und riech zuerst.',
          'Break the crust after four minutes and smell first.',
          'Bryd skorpen efter fire minutter, og duft først.',
        ),
        s(
          'Spül ihn zwischen zwei Tassen in heißem Wasser.',
          'Rinse it in hot water between two cups.',
          'Skyl den i varmt vand mellem to kopper.',
        ),
        s(
          'Als Eierlöffel ist er zu groß, für Suppe zu klein.',
          'It is too large for eggs and too small for soup.',
          'Den er for stor til æg og for lille til suppe.',
        ),
      ],
      limit: [
        s(
          'Ein Esslöffel tut es zur Not auch.',
          'A tablespoon will do at a pinch.',
          'En spiseske kan også gøre det.',
        ),
        s(
          'Die Politur verträgt die Spülmaschine, ein weiches Tuch ist ihr lieber.',
          'The polish survives the dishwasher but prefers a soft cloth.',
          'Den blanke overflade tåler opvaskemaskinen, men har det bedst med en blød klud.',
          'polished',
        ),
        s(
          'Wer Kaffee nicht vergleicht, braucht ihn nicht.',
          'If you never compare coffees, you do not need it.',
          'Sammenligner du aldrig kaffe, behøver du den ikke.',
        ),
      ],
    },
  },
  portafilter: {
    sentences: 3,
    topics: {
      open: [
        s(
          '{name} hat keinen Boden: Man sieht, wo der Espresso zu schnell läuft.',
          '{name} has no base, so you can see where the espresso runs too fast.',
          '{name} har ingen bund: Man ser, hvor espressoen løber for hurtigt.',
        ),
        s(
          'Bodenlose Siebträger wie {name} sind ehrliche Lehrer.',
          'Bottomless portafilters like {name} are honest teachers.',
          'Bundløse filterholdere som {name} er ærlige lærere.',
        ),
        s(
          'Der Griff von {name} ist aus geöltem Holz gedreht.',
          'The handle of {name} is turned from oiled wood.',
          'Grebet på {name} er drejet af olieret træ.',
          'wood',
        ),
        s(
          '{brand} liefert {name} mit einem Sieb für 18 g.',
          '{brand} supplies {name} with an 18 g basket.',
          '{brand} leverer {name} med en kurv til 18 g.',
        ),
      ],
      build: [
        s(
          'Das schwere Metall hält die Wärme der Gruppe.',
          'The heavy metal holds the heat of the group.',
          'Det tunge metal holder på gruppens varme.',
        ),
        s(
          'Die Laschen für {diameter} passen in die meisten Gruppen dieser Größe.',
          'Lugs for {diameter} fit most groups of this size.',
          'Låsetapper til {diameter} passer i de fleste grupper af den størrelse.',
        ),
        s(
          'Der Griff ist verschraubt und lässt sich tauschen.',
          'The handle is screwed on and can be changed.',
          'Grebet er skruet på og kan skiftes.',
        ),
      ],
      use: [
        s(
          'Spritzt es, war das Pulver schlecht verteilt.',
          'If it sprays, the grounds were badly distributed.',
          'Sprøjter det, var kaffen dårligt fordelt.',
        ),
        s(
          'Hohe Tassen passen darunter, weil der Auslauf fehlt.',
          'Taller cups fit under it, as there are no spouts.',
          'Der er plads til højere kopper, fordi tuden mangler.',
        ),
        s(
          'Nach dem Bezug bleibt nichts in einem Auslauf zurück, das schmeckt man.',
          'No coffee stays behind in a spout, and you can taste that.',
          'Intet bliver siddende i en tud, og det kan smages.',
        ),
      ],
      limit: [
        s(
          'Zwei Tassen zugleich füllt er nicht.',
          'It does not fill two cups at once.',
          'Den fylder ikke to kopper på én gang.',
        ),
        s(
          'Anfangs wird die Maschine schmutzig, nimm einen Lappen dazu.',
          'It makes a mess of the machine at first; keep a cloth at hand.',
          'I begyndelsen bliver maskinen snavset; hav en klud klar.',
        ),
        s(
          'Die Laschen unterscheiden sich je Hersteller, frag im Zweifel nach.',
          'Lugs differ between makers; ask if in doubt.',
          'Låsetapperne er forskellige fra mærke til mærke; spørg, hvis du er i tvivl.',
        ),
      ],
    },
  },
};
