import { beforeEach, describe, expect, it } from 'vitest';
import {
  clearSent,
  dropForm,
  dropKey,
  dropTypedVacancies,
  keyFor,
  markRefused,
  newPlace,
  projectDraft,
  saveForm,
  typeVacancy,
  vacancyPlace,
} from './project-draft.ts';
import { emptyForm, readForm } from './project-form.ts';
import { readTypedVacancy } from './typed-vacancy.ts';

let telegramId = 4000;
beforeEach(() => {
  telegramId += 1;
});
const draft = () => projectDraft(telegramId).getState();

describe('the key a project is created with', () => {
  it('is the same for the same content, however often it is tried', () => {
    const first = keyFor(telegramId, 'a');
    markRefused(telegramId);
    expect(keyFor(telegramId, 'a')).toBe(first);
  });

  it('changes with the content once the server has refused', () => {
    const first = keyFor(telegramId, 'a');
    markRefused(telegramId);
    expect(keyFor(telegramId, 'b')).not.toBe(first);
  });

  it('stays while no answer came: the project may be there already', () => {
    const first = keyFor(telegramId, 'a');
    expect(keyFor(telegramId, 'b')).toBe(first);
    dropKey(telegramId);
    expect(keyFor(telegramId, 'b')).not.toBe(first);
  });
});

describe('the draft of a project', () => {
  it('keeps only what differs, and nothing of a form that is as it was', () => {
    saveForm(telegramId, newPlace, { name: 'Карта', tags: [] }, emptyForm);
    expect(draft().forms).toEqual({ new: { name: 'Карта' } });
    saveForm(telegramId, newPlace, { name: '' }, emptyForm);
    expect(draft().forms).toEqual({});
  });

  it('loses what was sent and keeps what was changed meanwhile', () => {
    saveForm(telegramId, newPlace, { name: 'Карта', description: 'О крышах' }, emptyForm);
    const sent = draft().forms.new ?? {};
    saveForm(telegramId, newPlace, { description: 'О солнечных крышах' }, emptyForm);
    clearSent(telegramId, newPlace, sent);
    expect(draft().forms).toEqual({ new: { description: 'О солнечных крышах' } });
  });

  it('is given up with the vacancies that were typed for it, and only with those', () => {
    const typed = readTypedVacancy({ title: 'Дизайнер' });
    for (const place of [newPlace, 'other']) {
      saveForm(telegramId, place, { name: 'Карта' }, emptyForm);
      typeVacancy(telegramId, vacancyPlace(place, undefined), typed);
      typeVacancy(telegramId, vacancyPlace(place, 0), typed);
    }
    dropTypedVacancies(telegramId, newPlace);
    expect(Object.keys(draft().vacancies)).toEqual(['new:new', 'other:new', 'other:0']);
    dropForm(telegramId, newPlace);
    expect(Object.keys(draft().vacancies)).toEqual(['other:new', 'other:0']);
    expect(Object.keys(draft().forms)).toEqual(['other']);
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
