import { isHoliday, isHolidayAtWarehouse } from '#shop/holidays.ts';
import type { Warehouse } from '../../shop-model/shop.ts';

interface PromiseOptions {
  /** ISO code of the delivery country. */
  country: string;
  /** The delivery time in working days: of country, freight or back-order. */
  days: { min: number; max: number };
  warehouse: Warehouse;
}

/** As ISO dates. */
export interface DeliveryPromise {
  /** At the warehouse. */
  today: string;
  /** The last day on which an order before the cut-off hour still arrives in time. */
  orderBy: string;
  from: string;
  to: string;
}

const dayMs = 86_400_000;

/**
 * When an order of now is delivered. It leaves the warehouse on its working day before the cut-off, else on the next one.
 * The part of the country is unknown: the first day counts the holidays of all of it, the last day those of every part.
 */
export function deliveryPromise(
  now: Date,
  { country, days, warehouse }: PromiseOptions,
): DeliveryPromise {
  const { date, hour } = localTime(now, warehouse.timeZone);
  const isDispatchDay = (day: string) => isWeekday(day) && !isHolidayAtWarehouse(day);
  const isToday = isDispatchDay(date) && hour < warehouse.cutOffHour;
  const dispatched = isToday ? date : addDays(date, 1, isDispatchDay);
  return {
    today: date,
    orderBy: dispatched,
    from: addDays(dispatched, days.min, (day) => isWeekday(day) && !isHoliday(day, country, 'all')),
    to: addDays(dispatched, days.max, (day) => isWeekday(day) && !isHoliday(day, country, 'some')),
  };
}

/** Sundays and the country's holidays; Saturdays are no working days, but parcels are delivered. */
export function isWithoutDelivery(day: string, country: string): boolean {
  return new Date(day).getUTCDay() === 0 || isHoliday(day, country, 'all');
}

/** The days from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days = [from];
  while ((days.at(-1) ?? to) < to) days.push(nextDay(days.at(-1) ?? to));
  return days;
}

function addDays(from: string, count: number, counts: (day: string) => boolean): string {
  let day = from;
  for (let left = count; left > 0; ) {
    day = nextDay(day);
    if (counts(day)) left -= 1;
  }
  return day;
}

function nextDay(day: string): string {
  return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
}

function isWeekday(day: string): boolean {
  return ![0, 6].includes(new Date(day).getUTCDay());
}

function localTime(now: Date, timeZone: string): { date: string; hour: number } {
  const [date = '', time = ''] = now.toLocaleString('sv-SE', { timeZone }).split(' ');
  return { date, hour: Number(time.slice(0, 2)) };
}
