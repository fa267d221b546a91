const day = 24 * 60 * 60_000;
/** Moscow's clock, all the year round. */
const ahead = 3 * 60 * 60_000;

export const dayBegins = (at: Date, more = 0) =>
  new Date((Math.floor((at.getTime() + ahead) / day) + more) * day - ahead);

/** The day of a moment, such as `2030-01-05`. */
export const dayOf = (at: Date) => new Date(at.getTime() + ahead).toISOString().slice(0, 10);

export const addDays = (date: string, days: number) =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / day);
