const day = 86_400_000;

/** The day a number of working days after another; German public holidays are not known here. */
function addWorkingDays(from: Date, days: number): Date {
  let date = from;
  for (let left = days; left > 0; ) {
    date = new Date(date.getTime() + day);
    const weekday = date.getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return date;
}

/** When a parcel sent today arrives, as ISO dates. */
export function deliveryDates(today: Date, days: { min: number; max: number }) {
  const iso = (date: Date) => date.toISOString().slice(0, 10);
  return { from: iso(addWorkingDays(today, days.min)), to: iso(addWorkingDays(today, days.max)) };
}
