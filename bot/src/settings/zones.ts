/** Time zones to choose from, by their IANA names. */
export const zones = [
  'Europe/Kaliningrad',
  'Europe/Moscow',
  'Europe/Samara',
  'Asia/Yekaterinburg',
  'Asia/Omsk',
  'Asia/Novosibirsk',
  'Asia/Irkutsk',
  'Asia/Yakutsk',
  'Asia/Vladivostok',
  'Asia/Magadan',
  'Asia/Kamchatka',
  'Europe/Minsk',
  'Asia/Yerevan',
  'Asia/Tashkent',
  'Asia/Almaty',
  'Europe/Berlin',
  'Europe/London',
  'UTC',
] as const;

export type Zone = (typeof zones)[number];

export const isListed = (zone: string): zone is Zone => (zones as readonly string[]).includes(zone);
