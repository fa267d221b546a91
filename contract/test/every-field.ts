import {
  Experience,
  Link,
  reviewedFields,
  type ReviewedField,
} from '#src/schemas/people/profile-fields.ts';
import { projectFields, type ProjectField } from '#src/schemas/work/projects.ts';
import { VacancyInput } from '#src/schemas/work/vacancies.ts';

interface Pair {
  values: readonly [unknown, unknown];
  said: readonly [string, string];
}

const told = (before: string | number, after: string | number): Pair => ({
  values: [before, after],
  said: [String(before), String(after)],
});

const day = (before: string, after: string, ...said: Pair['said']): Pair => ({
  values: [before, after],
  said,
});

const work: Record<keyof Experience, Pair> = {
  company: told('Первая фирма', 'Вторая мастерская'),
  department: told('Цех', 'Бюро'),
  role: told('Чертёжник', 'Лаборант'),
  workDurationYears: { values: [1.5, 5], said: ['1,5 года', '5 лет'] },
  logoUrl: told('/uploads/logo-before.webp', '/uploads/logo-after.webp'),
  startDate: day('2019-02-01', '2018-03-01', 'февраль 2019', 'март 2018'),
  endDate: day('2020-04-01', '2021-05-01', 'апрель 2020', 'май 2021'),
};

const link: Record<keyof Link, Pair> = {
  type: told('Сайт', 'Резюме'),
  url: told('https://before.example', 'https://after.example'),
};

const tags: Pair = {
  values: [[{ tagName: 'Haskell' }], [{ tagName: 'Prolog' }]],
  said: ['Haskell', 'Prolog'],
};

const vacancy: Record<Exclude<keyof VacancyInput, 'id'>, Pair> = {
  title: told('Дизайнер', 'Редактор'),
  level: told('Junior', 'Senior'),
  experience: told('1-3 года', 'более 7 лет'),
  tags,
  tasks: told(`Рисовать ${'планы '.repeat(40)}леса`, `Писать ${'статьи '.repeat(40)}моря`),
  requirements: told('Усидчивость', 'Грамотность'),
  conditions: told('Удалённо', 'В лаборатории'),
  hoursAWeek: told(7, 29),
  places: told(3, 17),
  until: day('2098-02-01', '2097-03-01', '1 февраля 2098', '1 марта 2097'),
};

/** An item in two states, for each of its parts: all but the one are as they were. */
function eachPart(
  parts: Record<string, Pair>,
  rest: Record<string, unknown> = {},
): [part: string, Pair][] {
  const whole = Object.fromEntries(
    Object.entries(parts).map(([part, { values }]) => [part, values[0]]),
  );
  return Object.entries(parts).map(([part, { values, said }]) => [
    part,
    {
      values: [[{ ...rest, ...whole }], [{ ...rest, ...whole, [part]: values[1] }]],
      said,
    },
  ]);
}

const profile: Record<Exclude<ReviewedField, 'experiences' | 'links'>, Pair> = {
  firstName: told('Анна', 'Вера'),
  lastName: told('Ким', 'Ли'),
  middleName: told('Ивановна', 'Петровна'),
  university: told('МГУ', 'ИТМО'),
  course: told('2', '5'),
  major: told('Физика', 'Химия'),
  photo: told('/uploads/photo-before.webp', '/uploads/photo-after.webp'),
  statusShort: told('Ищу команду', 'Строю мосты'),
  statusLong: {
    values: [[`Учу ${'всех '.repeat(30)}подряд`], [`Ем ${'много '.repeat(30)}каши`]],
    said: [`Учу ${'всех '.repeat(30)}подряд`, `Ем ${'много '.repeat(30)}каши`],
  },
  description: told(`Дом ${'стоит '.repeat(50)}там`, `Лес ${'шумит '.repeat(50)}здесь`),
  tags,
};

const project: Record<Exclude<ProjectField, 'vacancies'>, Pair> = {
  name: told('Солнечная карта', 'Лунный атлас'),
  description: told(`Мы ${'строим '.repeat(60)}дом`, `Они ${'ломают '.repeat(60)}печь`),
  stage: { values: ['Seed Stage', 'Growth Stage'], said: ['Seed', 'Growth'] },
  coverImage: told('/uploads/cover-before.webp', '/uploads/cover-after.webp'),
  tags,
};

interface EveryField<Field extends string> {
  field: Field;
  part: string;
  values: Pair['values'];
  said: Pair['said'];
}

const rows = <Field extends string>(
  field: Field,
  pairs: readonly [part: string, Pair][],
): EveryField<Field>[] => pairs.map(([part, pair]) => ({ field, part, ...pair }));

const single = <Field extends string>(pairs: Record<Field, Pair>) =>
  (Object.keys(pairs) as Field[]).flatMap((field) => rows(field, [['', pairs[field]]]));

export const everyProfileField: EveryField<ReviewedField>[] = [
  ...single(profile),
  ...rows('links', eachPart(link)),
  ...rows('experiences', eachPart(work)),
];

export const everyProjectField: EveryField<ProjectField>[] = [
  ...single(project),
  ...rows('vacancies', eachPart(vacancy, { id: 'v1' })),
];

const partsOf = (schema: { _zod: { def: unknown } }) =>
  Object.keys((schema._zod.def as { shape: object }).shape);

/** What the schemas know, in the form `field` or `field.part`: each must have its row above. */
export const everyFieldOfSchemas = [
  ...Object.keys(reviewedFields).flatMap((field) => {
    if (field === 'links') return partsOf(Link).map((part) => `${field}.${part}`);
    if (field === 'experiences') return partsOf(Experience).map((part) => `${field}.${part}`);
    return [field];
  }),
  ...Object.keys(projectFields).flatMap((field) =>
    field === 'vacancies'
      ? partsOf(VacancyInput)
          .filter((part) => part !== 'id')
          .map((part) => `${field}.${part}`)
      : [field],
  ),
];
