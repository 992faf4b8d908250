import type { Localized } from '../../model.ts';
import { localizedRows } from './triples.ts';

export type Weight = 'light' | 'round' | 'dark';

/** What goes with a coffee on the table, by how heavy the coffee is. */
export const pairings: Record<Weight, Localized[]> = {
  light: localizedRows([
    [
      'Dazu passt Zitronenkuchen, aber ohne Guss.',
      'It goes with lemon cake, without the icing.',
      'Den passer til citronkage, men uden glasur.',
    ],
    [
      'Ein Stück Rhabarberkuchen verträgt er besser als Schokolade.',
      'It gets on better with rhubarb tart than with chocolate.',
      'Den går bedre til rabarbertærte end til chokolade.',
    ],
    [
      'Zu Schafskäse mit Honig ist er eine Entdeckung.',
      'With sheep’s cheese and honey it is a discovery.',
      'Til fåreost med honning er den en opdagelse.',
    ],
    [
      'Frische Erdbeeren daneben, mehr braucht es nicht.',
      'Fresh strawberries beside it; nothing else is needed.',
      'Friske jordbær ved siden af; mere skal der ikke til.',
    ],
    [
      'Butterbrot mit Salz unterstreicht seine Süße.',
      'Bread and salted butter bring out its sweetness.',
      'Brød med smør og salt fremhæver dens sødme.',
    ],
    [
      'Mit Joghurt und Steinobst dazu wird es ein Frühstück.',
      'Add yoghurt and stone fruit and you have breakfast.',
      'Med yoghurt og stenfrugt til er der morgenmad.',
    ],
    [
      'Vor dem Essen ist er am besten, danach geht er unter.',
      'It is best before a meal; afterwards it gets lost.',
      'Den er bedst før maden; bagefter drukner den.',
    ],
    [
      'Dazu lauwarme Madeleines, und sonst Ruhe.',
      'Warm madeleines and a little peace and quiet.',
      'Lune madeleines og ellers fred og ro.',
    ],
    [
      'Ein Croissant ohne Füllung reicht ihm.',
      'A plain croissant is enough for it.',
      'En croissant uden fyld er nok.',
    ],
    [
      'Gut zu weißem Nougat, weniger zu dunklem.',
      'Good with white nougat, less so with dark.',
      'God til hvid nougat, mindre til mørk.',
    ],
    [
      'Auf Eis mit einer Scheibe Orange ist er etwas für den Nachmittag.',
      'Over ice with a slice of orange it is just right for an afternoon.',
      'På is med en skive appelsin er den god til en eftermiddag.',
    ],
    [
      'Gegen Quarkbällchen kommt wenig anderes an.',
      'With curd doughnuts it is hard to beat.',
      'Til kvarkboller er den svær at slå.',
    ],
  ]),
  round: localizedRows([
    [
      'Zu Apfelkuchen mit Streuseln passt er gut.',
      'It goes well with apple crumble.',
      'Den passer godt til æblekage med smuldredej.',
    ],
    [
      'Ein Franzbrötchen daneben, und der Vormittag ist gerettet.',
      'A cinnamon roll beside it, and the morning is saved.',
      'En kanelsnegl ved siden af, og formiddagen er reddet.',
    ],
    [
      'Haferkekse und ein Fensterplatz, das genügt.',
      'Oat biscuits and a window seat will do.',
      'Havrekiks og en vinduesplads, det er nok.',
    ],
    [
      'Zu Käsebrot passt er erstaunlich gut.',
      'It goes surprisingly well with a cheese sandwich.',
      'Den passer forbløffende godt til en ostemad.',
    ],
    [
      'Mandelgebäck ist die richtige Begleitung.',
      'Almond biscuits are the right company for it.',
      'Mandelkager er det rette selskab.',
    ],
    [
      'Wer Pflaumenkuchen backt, hat hier den Partner dazu.',
      'If you bake plum cake, here is its partner.',
      'Bager du blommekage, har du makkeren her.',
    ],
    [
      'Zum Sonntagsfrühstück stellt er keine Ansprüche und macht keinen Ärger.',
      'At Sunday breakfast it makes no demands and causes no trouble.',
      'Til søndagsmorgenmaden stiller den ingen krav og laver ingen ballade.',
    ],
    [
      'Mit Milchreis und Zimt versteht er sich.',
      'It gets on with rice pudding and cinnamon.',
      'Den er gode venner med risengrød og kanel.',
    ],
    [
      'Mit Nusskuchen versteht er sich auf Anhieb.',
      'It gets on with nut cake from the first bite.',
      'Den og nøddekage forstår hinanden fra første bid.',
    ],
    [
      'Ein Löffel Sahne macht ihn zum Nachtisch.',
      'A spoonful of cream turns it into dessert.',
      'En skefuld fløde gør den til dessert.',
    ],
    [
      'Zu Waffeln mit Kirschen ist er der ruhige Begleiter.',
      'With waffles and cherries it plays the quiet part.',
      'Til vafler med kirsebær er den det rolige indslag.',
    ],
    [
      'Er begleitet Zeitung, Brötchen und den zweiten Wecker.',
      'It goes with the paper, a roll and the second alarm.',
      'Den ledsager avis, rundstykke og det andet vækkeur.',
    ],
    [
      'Mit Vanilleeis wird er zum Affogato, der nicht kleckert.',
      'With vanilla ice cream it becomes a well-behaved affogato.',
      'Med vaniljeis bliver den til en affogato, der opfører sig pænt.',
    ],
    [
      'Zu Marzipan passt er besser, als wir dachten.',
      'It goes with marzipan better than we thought.',
      'Den passer bedre til marcipan, end vi troede.',
    ],
  ]),
  dark: localizedRows([
    [
      'Ein Stück Schokolade mit siebzig Prozent, danach ein Schluck, so herum.',
      'A piece of seventy per cent chocolate, then a sip, in that order.',
      'Et stykke chokolade på halvfjerds procent, så en slurk, i den rækkefølge.',
    ],
    [
      'Cantuccini dürfen eingetaucht werden, er hält das aus.',
      'Cantuccini may be dipped; it can take it.',
      'Cantuccini må gerne dyppes; den kan tåle det.',
    ],
    [
      'Nach einem schweren Essen kommt er gerade recht.',
      'After a heavy meal it is just what you need.',
      'Efter et tungt måltid er den lige, hvad man trænger til.',
    ],
    [
      'Zum Tiramisu ist er gemacht, mit Löffelbiskuits und ohne Likör.',
      'It is made for tiramisu, with sponge fingers and without liqueur.',
      'Den er skabt til tiramisu, med fingerkiks og uden likør.',
    ],
    [
      'Vanilleeis und ein Schuss davon, fertig ist der Affogato.',
      'Vanilla ice cream and a shot of it, and the affogato is done.',
      'Vaniljeis og et shot af den, så er affogatoen klar.',
    ],
    [
      'Mit einem Löffel Zucker schmeckt er, wie er gemeint ist.',
      'With a spoonful of sugar it tastes the way it is meant to.',
      'Med en teske sukker smager den, som den er ment.',
    ],
    [
      'Neben einem Nusshörnchen behauptet er sich mühelos.',
      'It holds its own against a nut pastry.',
      'Den kan hamle op med et nøddehorn.',
    ],
    [
      'Ein Glas Wasser davor, dann schmeckt man mehr.',
      'A glass of water first, and you taste more.',
      'Et glas vand først, så smager man mere.',
    ],
    [
      'Zu Blauschimmelkäse und Birne behauptet er sich.',
      'It stands up to blue cheese and pear.',
      'Den klarer sig godt til blåskimmelost og pære.',
    ],
    [
      'Amarettini liegen nicht ohne Grund daneben.',
      'Amaretti lie beside it for a reason.',
      'Amaretti ligger der ikke uden grund.',
    ],
    [
      'Mit Orangenschale im Glas wird er ein Sommergetränk.',
      'With orange peel in the glass it becomes a summer drink.',
      'Med appelsinskal i glasset bliver den en sommerdrik.',
    ],
    [
      'Mit einem Brownie versteht er sich fast zu gut.',
      'It gets on almost too well with a brownie.',
      'Den og en brownie er næsten for gode venner.',
    ],
    [
      'Rosinenschnecken bekommen durch ihn Rückgrat.',
      'It lends a raisin swirl some backbone.',
      'Den giver en rosinsnegl rygrad.',
    ],
    [
      'Im Dezember gehört Panettone dazu.',
      'In December it goes with panettone all by itself.',
      'I december hører panettone til.',
    ],
  ]),
};
