const foodKindNames = [
  'syrup',
  'sweetened-syrup',
  'plant-drink',
  'uht-milk',
  'coffee-cream',
  'dark-chocolate',
  'milk-chocolate',
  'white-chocolate',
  'drinking-chocolate',
  'cocoa',
  'biscuit',
  'sweets',
] as const;
/** A kind of food: decides legal name, storage, use and portion (food-kinds.ts). */
export type FoodKind = (typeof foodKindNames)[number];

/** Per cent by weight; the first ingredient has the rest. "!" shows the share, as the law asks for what the name names. */
const syrup = (flavour: string) => `cane-sugar, water 36, ${flavour}, citric-acid 0.2`;
const sugarFree = (flavour: string) =>
  `water, cellulose-gum 0.4, ${flavour}, sucralose 0.1, citric-acid 0.2`;
const plantDrink = (base: string) => `water, ${base}, phosphate 0.3, calcium 0.3, sea-salt 0.1`;

const syrups: Record<string, string> = {
  'zaravella-sirup-vanille': syrup('vanilla 1!'),
  'zaravella-sirup-haselnuss': syrup('hazelnut-extract 1!'),
  'zaravella-sirup-karamell': syrup('caramel 5!, sea-salt 0.1'),
  'zaravella-sirup-mandel': syrup('almond-extract 1!'),
  'zaravella-sirup-zimt': syrup('cinnamon 0.6!'),
  'zaravella-sirup-tiramisu': syrup('cocoa-powder 2, coffee-extract 0.5, flavouring 0.4'),
  'zaravella-sirup-pistazie': syrup('pistachio-extract 1!'),
  'zaravella-sirup-kokosnuss': syrup('coconut-extract 1!'),
  'zaravella-sirup-schokolade': syrup('cocoa-powder 6!'),
  'portico-vecchio-sirup-amaretto-art': syrup('apricot-kernels 0.5, flavouring 0.4'),
  'portico-vecchio-sirup-orangenschale': syrup('orange-peel 3!'),
  'portico-vecchio-sirup-macadamia': syrup('macadamia-extract 1!'),
  'portico-vecchio-sirup-weisse-schokolade': syrup('milk-powder 3, cocoa-butter 1!'),
  'portico-vecchio-sirup-kirsche': syrup('cherry-juice 12!'),
  'maison-taverel-sirup-lavendel': syrup('lavender 0.6!'),
  'maison-taverel-sirup-rose': syrup('rose 0.6!'),
  'maison-taverel-sirup-salzkaramell': syrup('caramel 5!, sea-salt 0.6!'),
  'maison-taverel-sirup-minze': syrup('mint 0.8!'),
  'maison-taverel-sirup-creme-brulee': syrup('caramel 4, vanilla 0.5, flavouring 0.3'),
  'havbrise-sirup-kardamom': syrup('cardamom 0.5!'),
  'havbrise-sirup-brunsviger': syrup('brown-sugar 12, cinnamon 0.4, flavouring 0.3'),
  'havbrise-sirup-lakritz': syrup('liquorice 1.2!'),
  'havbrise-sirup-ingwer': syrup('ginger 1.5!'),
  'ballyfen-sirup-irish-cream-art': syrup('cocoa-powder 1, flavouring 0.6'),
  'ballyfen-sirup-honig': syrup('honey 15!'),
  'elbsaum-sirup-lebkuchen': syrup('gingerbread 0.8!'),
  'elbsaum-sirup-kuerbisgewuerz': syrup('pumpkin 0.8!'),
};

const sweetenedSyrups: Record<string, string> = {
  'zaravella-sirup-vanille-ohne-zucker': sugarFree('vanilla 1!'),
  'zaravella-sirup-haselnuss-ohne-zucker': sugarFree('hazelnut-extract 1!'),
  'zaravella-sirup-karamell-ohne-zucker': sugarFree('flavouring 0.8'),
};

const plantDrinks: Record<string, string> = {
  'deichgold-hafer-barista-drink': plantDrink('oats 11!, rapeseed-oil 2.5'),
  'deichgold-hafer-natur-drink': 'water, oats 12!, sea-salt 0.1',
  'deichgold-hafer-kakao-drink': plantDrink('oats 10!, sugar 4, cocoa-powder 1.8!'),
  'deichgold-dinkel-drink': plantDrink('spelt 12!, rapeseed-oil 1'),
  'deichgold-hafer-barista-drink-vanille': plantDrink('oats 11!, rapeseed-oil 2.5, vanilla 0.3!'),
  'nordmole-erbsen-barista-drink': plantDrink('pea-protein 3.4!, rapeseed-oil 2.6, sugar 2.5'),
  'havbrise-hafer-barista-drink-dunkel': plantDrink('oats 13!, rapeseed-oil 2.2'),
  'havbrise-gersten-drink': plantDrink('barley 12!, rapeseed-oil 1.2'),
  'havbrise-hafer-roggen-drink': plantDrink('oats 9!, rye 3!, rapeseed-oil 1.5'),
  'skaervik-rosteri-hafer-barista-drink-extra': plantDrink('oats 12!, rapeseed-oil 3.2'),
  'skaervik-rosteri-kartoffel-barista-drink': plantDrink(
    'potato 8!, rapeseed-oil 3, pea-protein 1',
  ),
  'skaervik-rosteri-buchweizen-drink': plantDrink('buckwheat 12!, rapeseed-oil 1'),
  'seefluh-mandel-barista-drink': plantDrink('almonds 7!, sugar 2.5'),
  'seefluh-haselnuss-drink': plantDrink('hazelnuts 4!, sugar 3'),
  'sant-elvio-mandel-drink-salento': plantDrink('almonds 7!, sugar 4'),
  'sant-elvio-mandel-drink-ungesuesst': plantDrink('almonds 6!'),
  'tallow-lane-soja-barista-drink': plantDrink('soya 9!, sugar 2'),
  'tallow-lane-soja-drink-ungesuesst': 'water, soya 9!',
  'tallow-lane-cashew-barista-drink': plantDrink('cashews 4.5!, rapeseed-oil 1'),
  'ribeira-clara-kokos-barista-drink': plantDrink('coconut 6!, rice 3, pea-protein 0.8'),
  'ribeira-clara-reis-kokos-drink': plantDrink('rice 10!, coconut 3!'),
  'bergfrei-hafer-barista-drink-berg': plantDrink('oats 11!, rapeseed-oil 2.8'),
};

const milks: Record<string, string> = {
  'nordmole-barista-milch-vollmilch': 'milk',
  'nordmole-laktosefreie-barista-milch-vollmilch': 'lactose-free-milk',
  'nordmole-barista-weidemilch': 'milk',
  'seefluh-barista-heumilch': 'milk',
  'seefluh-barista-heumilch-entrahmt': 'skimmed-milk',
  'bergfrei-barista-heumilch-allgaeu': 'milk',
  'ballyfen-barista-weidemilch-galway': 'milk',
};

const darkChocolates: Record<string, string> = {
  'zaravella-edelbitterschokolade-mit-kaffeebohnen':
    'cocoa-mass, sugar 26, cocoa-butter 8, coffee 6!, soya-lecithin 0.5',
  'atelier-marnef-schokolade-85': 'cocoa-mass, sugar 14, cocoa-butter 10, vanilla 0.1',
  'atelier-marnef-schokolade-mit-kakaosplittern':
    'cocoa-mass, sugar 28, cocoa-butter 6, cocoa-nibs 8!, soya-lecithin 0.4',
  'atelier-marnef-schokolade-mit-kardamom':
    'cocoa-mass, sugar 30, cocoa-butter 6, cardamom 0.6!, soya-lecithin 0.4',
  'atelier-marnef-schokolade-mit-orange':
    'cocoa-mass, sugar 30, orange-peel 7!, cocoa-butter 5, soya-lecithin 0.4',
  'maison-taverel-schokolade-mit-fleur-de-sel':
    'cocoa-mass, sugar 29, cocoa-butter 6, sea-salt 0.6!, soya-lecithin 0.4',
  'casa-lumera-schokoladentafel-moka':
    'cocoa-mass, sugar 32, cocoa-butter 8, coffee 5!, soya-lecithin 0.5',
};

const milkChocolates: Record<string, string> = {
  'zaravella-milchschokolade-mit-haselnuss':
    'sugar, hazelnuts 22!, milk-powder 18, cocoa-butter 16, cocoa-mass 10, soya-lecithin 0.5',
  'zaravella-gianduja-schokolade':
    'sugar, hazelnuts 30!, cocoa-mass 16, milk-powder 10, cocoa-butter 8, soya-lecithin 0.5',
};

const whiteChocolates: Record<string, string> = {
  'zaravella-weisse-schokolade-mit-espresso':
    'sugar, cocoa-butter 28, milk-powder 24, coffee 4!, soya-lecithin 0.5',
};

const drinkingChocolates: Record<string, string> = {
  'zaravella-trinkschokolade-dunkel':
    'sugar, cocoa-powder 38!, cocoa-mass 8!, starch 6, sea-salt 0.2',
  'zaravella-trinkschokolade-haselnuss':
    'cane-sugar, cocoa-powder 26!, hazelnuts 18!, skimmed-milk-powder 8, cocoa-mass 6!, soya-lecithin 0.4, vanilla 0.2, sea-salt 0.3',
  'atelier-marnef-trinkschokolade-70': 'cocoa-mass, sugar 30, cocoa-powder 8!',
};

const biscuits: Record<string, string> = {
  'nordmole-kaffeekekse-mit-butter': 'wheat-flour, butter 24!, sugar 20, coffee 2!, sea-salt 0.4',
  'nordmole-haferkekse': 'oats !, butter 22, cane-sugar 20, wheat-flour 16, egg 4, sea-salt 0.4',
  'nordmole-mandelgebaeck': 'almonds !, sugar 32, wheat-flour 14, egg-white 10',
  'casa-lumera-cantuccini-mit-mandeln':
    'wheat-flour, sugar 26, almonds 22!, egg 12, butter 2, baking 0.4',
  'casa-lumera-cantuccini-mit-schokolade':
    'wheat-flour, sugar 26, cocoa-mass 12!, egg 12, butter 6, soya-lecithin 0.2, baking 0.4',
  'portico-vecchio-cantuccini-mit-pistazie':
    'wheat-flour, sugar 26, pistachios 18!, egg 12, butter 4, baking 0.4',
  'portico-vecchio-amarettini': 'sugar, apricot-kernels 22!, egg-white 14, wheat-flour 4',
  'zaravella-biscotti-mit-anis': 'wheat-flour, sugar 24, egg 18, anise 1!, baking 0.4',
  'kaap-noord-sirupwaffeln':
    'wheat-flour, glucose-syrup 24!, butter 16, sugar 14, egg 4, cinnamon 0.3, sea-salt 0.3',
  'kaap-noord-spekulatius-mit-mandeln':
    'wheat-flour, sugar 24, butter 18, almonds 8!, gingerbread 1, baking 0.4',
  'zilverkade-butterwaffeln': 'wheat-flour, butter 26!, sugar 22, egg 12, sea-salt 0.4',
  'ballyfen-shortbread': 'wheat-flour, butter 30!, sugar 16, sea-salt 0.5',
  'tallow-lane-shortbread-mit-earl-grey':
    'wheat-flour, butter 29!, sugar 16, earl-grey 1!, sea-salt 0.5',
  'elbsaum-lebkuchenherzen':
    'wheat-flour, honey 22!, sugar 14, cocoa-mass 8, cocoa-butter 4, gingerbread 1.5, soya-lecithin 0.2, baking 0.5',
  'elbsaum-vanillekipferl-gebaeck': 'wheat-flour, butter 26, almonds 16!, sugar 16, vanilla 0.3!',
  'havbrise-brune-kager-gewuerzkekse':
    'wheat-flour, brown-sugar 24, butter 20, almonds 6, gingerbread 1.2!, baking 0.5',
  'havbrise-vanillekraenze-buttergebaeck':
    'wheat-flour, butter 30!, sugar 18, almonds 6, vanilla 0.4!',
  'skaervik-rosteri-haferspitzen-gebaeck':
    'oats !, butter 26, sugar 22, wheat-flour 10, sea-salt 0.4',
  'josefsgrund-loeffelbiskuits': 'wheat-flour, sugar 34, egg 26, baking 0.3',
  'josefsgrund-zwieback-mit-anis': 'wheat-flour, sugar 12, butter 7, egg 5, anise 1!, sea-salt 0.6',
};

const sweets: Record<string, string> = {
  'zaravella-mokkabohnen-in-schokolade':
    'sugar, coffee 24!, cocoa-mass 24!, cocoa-butter 12, milk-powder 4, soya-lecithin 0.4',
  'zaravella-nougatwuerfel':
    'sugar, hazelnuts 34!, cocoa-butter 14, cocoa-mass 8, milk-powder 6, soya-lecithin 0.4',
  'maison-taverel-salzbutterkaramellen':
    'sugar, glucose-syrup 26, cream 20, butter 12!, sea-salt 1!',
  'elbsaum-marzipanbrot': 'almonds !, sugar 34, cocoa-mass 12, cocoa-butter 4, soya-lecithin 0.2',
  'torre-lamia-gebrannte-mandeln-mit-espresso': 'almonds !, sugar 42, coffee 3!, cinnamon 0.3',
  'costa-ruvida-kandierte-orangenschalen':
    'orange-peel !, sugar 34, glucose-syrup 16, citric-acid 0.2',
};

const byKind: Record<FoodKind, Record<string, string>> = {
  syrup: syrups,
  'sweetened-syrup': sweetenedSyrups,
  'plant-drink': plantDrinks,
  'uht-milk': milks,
  'coffee-cream': { 'nordmole-kaffeesahne-aus-weidemilch': 'cream !, phosphate 0.2' },
  'dark-chocolate': darkChocolates,
  'milk-chocolate': milkChocolates,
  'white-chocolate': whiteChocolates,
  'drinking-chocolate': drinkingChocolates,
  cocoa: { 'maison-taverel-kakao-stark-entoelt': 'cocoa-powder' },
  biscuit: biscuits,
  sweets,
};

export interface Recipe {
  kind: FoodKind;
  recipe: string;
}

/** By the product's key. */
export const recipes = new Map<string, Recipe>(
  foodKindNames.flatMap((kind) =>
    Object.entries(byKind[kind]).map(([key, recipe]): [string, Recipe] => [key, { kind, recipe }]),
  ),
);
