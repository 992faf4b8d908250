/** What a syrup looks like through its glass, by the first word of its name. */
const liquids: Record<string, string> = {
  amaretto: '#b06a2a',
  brunsviger: '#9a5a24',
  crème: '#e3b75f',
  haselnuss: '#a9713a',
  honig: '#dd9a24',
  ingwer: '#dcb45c',
  irish: '#cfa878',
  karamell: '#c07a2a',
  kardamom: '#b9b06a',
  kirsche: '#9c1f33',
  kokosnuss: '#efe9da',
  kürbisgewürz: '#cf7426',
  lakritz: '#2a1c18',
  lavendel: '#9a86b8',
  lebkuchen: '#7d4420',
  macadamia: '#f0d9ae',
  mandel: '#e6c695',
  minze: '#5fa27c',
  orangenschale: '#e08a25',
  pistazie: '#a3ad55',
  rose: '#d4788a',
  salzkaramell: '#b5702f',
  schokolade: '#4a2616',
  tiramisu: '#8a5630',
  vanille: '#f8e6b4',
  weiße: '#ede0c2',
  zimt: '#a85527',
};

export function liquidOf(syrup: string): string | undefined {
  const [first = ''] = syrup.toLocaleLowerCase('de').split(/[ -]/);
  return liquids[first];
}
