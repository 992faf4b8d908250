type GermanState = (typeof germanStates)[number];
const germanStates = [
  'BW',
  'BY',
  'BE',
  'BB',
  'HB',
  'HH',
  'HE',
  'MV',
  'NI',
  'NW',
  'RP',
  'SL',
  'SN',
  'ST',
  'SH',
  'TH',
] as const;

/** The state of the warehouse. */
const warehouse: GermanState = 'HH';

/** Nothing leaves the warehouse on this day; as an ISO date, as all days here. */
export function isHolidayAtWarehouse(day: string): boolean {
  return germanHolidays(yearOf(day), warehouse).has(day);
}

/** In all of a country, or in some part of it. Countries without a list have no holidays. */
export function isHoliday(day: string, country: string, where: 'all' | 'some'): boolean {
  const year = yearOf(day);
  if (country === 'DK') return danishHolidays(year).has(day);
  if (country !== 'DE') return false;
  if (where === 'all') return germanHolidays(year, null).has(day);
  return germanStates.some((state) => germanHolidays(year, state).has(day));
}

function yearOf(day: string): number {
  return Number(day.slice(0, 4));
}

const dayMs = 86_400_000;

/** Gregorian Easter Sunday (Meeus, Jones, Butcher), in UTC. */
function easterSunday(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  return new Date(Date.UTC(year, Math.floor(days / 31) - 1, (days % 31) + 1));
}

/** In every state: fixed days as month and day, the others as days after Easter Sunday. */
const germany = { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], movable: [-2, 1, 39, 50] };
/** Great Prayer Day is no holiday since 2024; Constitution Day and Christmas Eve have no deliveries. */
const denmark = {
  fixed: ['01-01', '06-05', '12-24', '12-25', '12-26'],
  movable: [-3, -2, 1, 39, 50],
};

const epiphany: GermanState[] = ['BW', 'BY', 'ST'];
const womensDay: GermanState[] = ['BE', 'MV'];
const corpusChristi: GermanState[] = ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'];
const assumption: GermanState[] = ['SL'];
const childrensDay: GermanState[] = ['TH'];
const reformation: GermanState[] = ['BB', 'HB', 'HH', 'MV', 'NI', 'SN', 'ST', 'SH', 'TH'];
const allSaints: GermanState[] = ['BW', 'BY', 'NW', 'RP', 'SL'];
const repentance: GermanState[] = ['SN'];

/** The holidays of Germany as a whole, or with those of a state, as ISO dates. */
function germanHolidays(year: number, state: GermanState | null): Set<string> {
  const holidays = holidaysOf(year, germany);
  if (!state) return holidays;
  const add = (states: GermanState[], date: string) => {
    if (states.includes(state)) holidays.add(date);
  };
  add(epiphany, `${year}-01-06`);
  add(womensDay, `${year}-03-08`);
  add(corpusChristi, afterEaster(year, 60));
  add(assumption, `${year}-08-15`);
  add(childrensDay, `${year}-09-20`);
  add(reformation, `${year}-10-31`);
  add(allSaints, `${year}-11-01`);
  add(repentance, dayOfRepentance(year));
  return holidays;
}

function danishHolidays(year: number): Set<string> {
  return holidaysOf(year, denmark);
}

function holidaysOf(year: number, { fixed, movable }: typeof germany): Set<string> {
  return new Set([
    ...fixed.map((day) => `${year}-${day}`),
    ...movable.map((days) => afterEaster(year, days)),
  ]);
}

function afterEaster(year: number, days: number): string {
  return toIso(new Date(easterSunday(year).getTime() + days * dayMs));
}

/** The Wednesday before 23 November. */
function dayOfRepentance(year: number): string {
  const before = new Date(Date.UTC(year, 10, 22));
  return toIso(new Date(before.getTime() - ((before.getUTCDay() + 4) % 7) * dayMs));
}

function toIso(date: Date): string {
  return date.toISOString().slice(0, 10);
}
