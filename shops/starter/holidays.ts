/** Nothing leaves the warehouse on this day; as an ISO date. */
export function isHolidayAtWarehouse(day: string): boolean {
  return isHoliday(day, 'DE', 'all');
}

/** In all of a country, or in some part of it: add those of your countries. */
export function isHoliday(day: string, _country: string, _where: 'all' | 'some'): boolean {
  return ['01-01', '12-25', '12-26'].includes(day.slice(5));
}
