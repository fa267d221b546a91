const zone = { timeZone: 'Europe/Moscow' } as const;
const clockFormat = new Intl.DateTimeFormat('ru-RU', {
  ...zone,
  hour: '2-digit',
  minute: '2-digit',
});
const dayFormat = new Intl.DateTimeFormat('ru-RU', { ...zone, day: 'numeric', month: 'long' });

/** «14:27 МСК» for an ISO moment. */
export const clock = (moment: string) => `${clockFormat.format(new Date(moment))} МСК`;

/** «21 ноября, 14:31 МСК» for an ISO moment. */
export const dayAndClock = (moment: string) =>
  `${dayFormat.format(new Date(moment))}, ${clock(moment)}`;
