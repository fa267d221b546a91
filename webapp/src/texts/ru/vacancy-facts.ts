import { plural } from '@kollab/contract';

export const vacancyFacts = {
  skills: 'Навыки',
  more: (count: number) => `и\u00a0ещё\u00a0${count}`,
  places: {
    total: 'Всего мест',
    label: 'Места',
    all: (count: number) => `${count}\u00a0${plural(count, ['место', 'места', 'мест'])}`,
    left: (count: number, all: number) =>
      `${count}\u00a0${plural(count, ['место', 'места', 'мест'])} из\u00a0${all}\u00a0${plural(count, ['свободно', 'свободны', 'свободно'])}`,
  },
  time: {
    label: 'Время',
    hours: (count: number) => `${count}\u00a0ч\u00a0в\u00a0неделю`,
    until: (day: string) => `до\u00a0${day}`,
    ended: (day: string) => `Набор закончился ${day}`,
    both: (asked: string, own: string) => `Вакансия: ${asked}. У вас: ${own}.`,
  },
  answers: {
    label: 'Владелец',
    sameDay: 'обычно отвечает в тот же день',
    days: 'обычно отвечает за 1–2\u00a0дня',
    week: 'обычно отвечает примерно за\u00a0неделю',
    notAlways: 'не всегда отвечает',
    away: (day: string) => `в отъезде до ${day}`,
    waiting: (day: number) => `ждёт ${day}-й день`,
  },
} as const;
