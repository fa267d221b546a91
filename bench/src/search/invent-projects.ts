import { commonTags, syllables } from '@kollab/api/test/people/names';
import { randomFrom, zipf } from '@kollab/api/test/people/people';
import { projectStages, vacancyExperiences, vacancyLevels } from '@kollab/contract';

const subjects =
  'карта поиск бот доставка расписание библиотека кофейня музей сад приют стадион театр оркестр робот дрон сенсор чат магазин курс трекер дневник журнал альбом атлас маршрут'.split(
    ' ',
  );
const kinds =
  'Умная Городская Открытая Быстрая Живая Тихая Учебная Семейная Зелёная Ночная Общая Новая Школьная Добрая Первая'.split(
    ' ',
  );
const roles =
  'Разработчик Дизайнер Аналитик Тестировщик Редактор Маркетолог Инженер Менеджер Иллюстратор Переводчик Методист Продюсер'.split(
    ' ',
  );
const texts =
  'сделать собрать проверить нарисовать написать придумать настроить обучить экран форму модель сервис приложение данные отчёт макет стиль сайт команду встречу опыт желание время интерес ответственность английский'.split(
    ' ',
  );
const rareWords = syllables.flatMap((one) => syllables.map((two) => `${one}о${two}`));

/** Projects with their vacancies as people write them, words as frequent as words are; always the same. */
export function* inventProjects(count: number) {
  const random = randomFrom(11);
  const one = <T>(values: readonly T[]) => values[Math.floor(random() * values.length)] as T;
  const tag = zipf([...commonTags, ...rareWords], 1, random);
  const word = zipf([...texts, ...rareWords], 0.9, random);
  const some = (most: number, make: () => string) => [
    ...new Set(Array.from({ length: 1 + Math.floor(random() * most) }, make)),
  ];
  for (let index = 0; index < count; index += 1) {
    yield {
      name: `${one(kinds)} ${one(subjects)} ${one(rareWords)}`,
      description: some(40, word).join(' '),
      stage: one(projectStages),
      tags: some(6, tag),
      vacancies: Array.from({ length: 1 + Math.floor(random() * 4) }, () => ({
        title: `${one(roles)} ${one(subjects)}`,
        level: one([...vacancyLevels, null]),
        experience: one([...vacancyExperiences, null]),
        tags: some(6, tag),
        tasks: some(30, word).join(' '),
        requirements: some(20, word).join(' '),
      })),
    };
  }
}

export type Invented = ReturnType<typeof inventProjects> extends Generator<infer T> ? T : never;
