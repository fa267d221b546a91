import { beforeEach, describe, expect, it } from 'vitest';
import {
  dropForm,
  dropTypedVacancies,
  newPlace,
  projectDrafts,
  vacancyDrafts,
  vacancyPlace,
} from './project-draft.ts';
import { emptyForm, readForm } from './project-form.ts';
import { readTypedVacancy } from './typed-vacancy.ts';

let telegramId = 4000;
beforeEach(() => {
  telegramId += 1;
});
const draft = () => projectDrafts.get(telegramId, newPlace).values;

describe('the draft of a project', () => {
  it('loses what was sent and keeps what was changed meanwhile', () => {
    projectDrafts.save(telegramId, newPlace, { name: 'Карта', description: 'О крышах' }, emptyForm);
    const sent = draft();
    projectDrafts.save(telegramId, newPlace, { description: 'О солнечных крышах' }, emptyForm);
    projectDrafts.clearSent(telegramId, newPlace, sent);
    expect(draft()).toEqual({ description: 'О солнечных крышах' });
  });

  it('is given up with the vacancies that were typed for it, and only with those', () => {
    const typed = readTypedVacancy({ title: 'Дизайнер' });
    for (const place of [newPlace, 'other']) {
      projectDrafts.save(telegramId, place, { name: 'Карта' }, emptyForm);
      vacancyDrafts.set(telegramId, vacancyPlace(place, undefined), { values: typed });
      vacancyDrafts.set(telegramId, vacancyPlace(place, 0), { values: typed });
    }
    dropTypedVacancies(telegramId, newPlace);
    expect(Object.keys(vacancyDrafts.all(telegramId))).toEqual(['new:new', 'other:new', 'other:0']);
    dropForm(telegramId, newPlace);
    expect(Object.keys(vacancyDrafts.all(telegramId))).toEqual(['other:new', 'other:0']);
    expect(Object.keys(projectDrafts.all(telegramId))).toEqual(['other']);
  });
});

it('what the device kept of a form is read field by field', () => {
  const vacancy = { title: 'Дизайнер', level: 'Boss', tags: ['Figma'] };
  const kept = {
    name: 'Карта',
    stage: 'No Stage',
    coverImage: null,
    tags: ['Go', 5],
    participants: [{ telegramId: 5, name: 'Илья' }, { name: 'Никто' }],
    vacancies: [vacancy, { ...vacancy, level: '' }],
  };
  expect(readForm(kept)).toMatchObject({
    name: 'Карта',
    coverImage: null,
    tags: ['Go'],
    participants: [{ telegramId: 5, name: 'Илья', photo: null }],
    vacancies: [{ title: 'Дизайнер', level: null }],
  });
  expect(readForm(kept)).not.toHaveProperty('stage');
  expect(readForm('nonsense')).toEqual({});
});
