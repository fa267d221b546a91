import { paths } from '@kollab/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { press, serveApi } from '#test/screen.tsx';
import { openProfile } from '#test/open-profile.tsx';
import { sampleProject } from '#test/samples.ts';
import {
  newPlace,
  projectDrafts,
  vacancyDrafts,
} from '#src/features/projects/draft/project-draft.ts';

let telegramId = 6000;
beforeEach(() => {
  telegramId += 1;
  serveApi(() => Response.json([{ tagName: 'Figma', count: 1 }]));
});

const open = (path = '/vacancyform') => openProfile(path, { telegramId });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) =>
  fireEvent.change(await field(label), { target: { value } });
const draft = () => projectDrafts.get(telegramId, newPlace).values;
const incomplete = 'Заполните название, добавьте теги и хотя бы одно описание';

describe('a vacancy', () => {
  it('needs a title, a tag and one description', async () => {
    open();
    await press('Сохранить вакансию');
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      incomplete,
      'Нужен хотя бы один тег',
      'Нужно хотя бы одно описание',
    ]);
    expect(document.activeElement).toBe(await field('Название'));
    await type('Название', 'Дизайнер');
    await press('Сохранить вакансию');
    expect(document.activeElement).toBe(await field('Теги вакансии'));
    await press('Добавить Figma');
    await press('Сохранить вакансию');
    expect(document.activeElement).toBe(await field('Задачи'));
    await type('Условия', 'Десять часов в неделю');
    await press('Сохранить вакансию');
    expect(draft().vacancies).toEqual([
      {
        title: 'Дизайнер',
        level: null,
        experience: null,
        tags: ['Figma'],
        tasks: '',
        requirements: '',
        conditions: 'Десять часов в неделю',
        hoursAWeek: null,
        until: null,
      },
    ]);
    expect(vacancyDrafts.all(telegramId)).toEqual({});
  });

  it('may name a level and years of experience, and take them back', async () => {
    open();
    const level = within(await screen.findByRole('group', { name: 'Уровень' }));
    expect(level.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Intern',
      'Junior',
      'Middle',
      'Senior',
      'Team lead',
    ]);
    const years = within(screen.getByRole('group', { name: 'Опыт' }));
    expect(years.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Без опыта',
      '0-1 год',
      '1-3 года',
      '3-5 лет',
      'более 7 лет',
    ]);
    fireEvent.click(level.getByRole('button', { name: 'Middle' }));
    expect(vacancyDrafts.get(telegramId, 'new:new').values.level).toBe('Middle');
    expect(level.getByRole('button', { pressed: true }).textContent).toBe('Middle');
    fireEvent.click(level.getByRole('button', { name: 'Middle' }));
    expect(vacancyDrafts.get(telegramId, 'new:new').values.level).toBeNull();
  });

  it('may say hours a week and a last day, and take them back', async () => {
    open();
    const kept = () => {
      const { hoursAWeek, until } = vacancyDrafts.get(telegramId, 'new:new').values;
      return [hoursAWeek, until];
    };
    await type('Часов в неделю', '6');
    await type('Набор до', '2099-12-12');
    expect(kept()).toEqual([6, '2099-12-12']);
    await type('Часов в неделю', '');
    await type('Набор до', '');
    expect(kept()).toEqual([null, null]);
  });

  it('says how many people it takes', async () => {
    open();
    expect((await field('Всего мест')).value).toBe('1');
    await type('Всего мест', '3');
    expect(vacancyDrafts.get(telegramId, 'new:new').values.places).toBe(3);
  });

  it('outlives a reload half typed', async () => {
    open();
    await type('Название', 'Дизайнер');
    await type('Задачи', 'Нарисовать карту');
    cleanup();
    open();
    expect((await field('Название')).value).toBe('Дизайнер');
    expect((await field('Задачи')).value).toBe('Нарисовать карту');
  });

  it('of the draft is changed, and deleted, from the project', async () => {
    const vacancy = {
      title: 'Дизайнер',
      level: 'Middle',
      experience: null,
      tags: ['Figma'],
      tasks: 'Нарисовать карту',
      requirements: '',
      conditions: '',
      hoursAWeek: 6,
      until: null,
      places: 3,
    } as const;
    projectDrafts.set(telegramId, newPlace, {
      values: { vacancies: [{ ...vacancy, tags: ['Figma'] }] },
    });
    open('/createprojectpage');
    fireEvent.click(
      await screen.findByRole('link', { name: /Дизайнер.*Middle.·.3.места.·.6.ч.в.неделю/ }),
    );
    expect((await field('Название')).value).toBe('Дизайнер');
    await type('Название', 'Иллюстратор');
    await press('Сохранить вакансию');
    expect(draft().vacancies).toEqual([{ ...vacancy, title: 'Иллюстратор' }]);
    cleanup();
    open('/createprojectpage');
    await press('Удалить вакансию: Иллюстратор');
    expect(projectDrafts.all(telegramId)).toEqual({});
  });

  it('of a project that is there opens by its id', async () => {
    const project = sampleProject({ telegramId });
    const [vacancy] = project.vacancies;
    serveApi(({ path }) => Response.json(path.includes('/project/') ? project : []));
    open(paths.editVacancyOf(project.id, vacancy?.id ?? ''));
    expect((await field('Название')).value).toBe(vacancy?.title);
  });

  it.each(['index=3', 'vacancy=gone'])('that is not there (%s) says so', async (place) => {
    open(`/vacancyform?${place}`);
    expect(await screen.findByText('Такой вакансии нет')).toBeDefined();
  });
});
