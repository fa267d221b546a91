import { describe, expect, it } from 'vitest';
import { readyReasonsFor } from './fitting-reasons.ts';
import { readyReasons } from './ready-reasons.ts';

const ofText = ['В тексте реклама или спам', 'В тексте оскорбления или недопустимое содержание'];
const ofPicture = ['На картинке реклама или недопустимое содержание'];
const name = 'Имя или фамилия не похожи на настоящие';

describe('ready reasons', () => {
  it.each([
    ['profile', ['photo'], ['На фото не видно лица', ...ofPicture]],
    ['profile', ['firstName'], [name, ...ofText]],
    ['profile', ['lastName'], [name, ...ofText]],
    ['profile', ['middleName'], [name, ...ofText]],
    ['profile', ['links'], ['Ссылка не открывается или ведёт не туда', ...ofText]],
    ['profile', ['description'], ofText],
    ['profile', ['experiences'], [...ofText, ...ofPicture, 'Место работы не похоже на настоящее']],
    ['profile', ['statusShort', 'course'], ofText],
    ['profile', ['course'], []],
    ['profile', ['statusShort', 'lastName'], [name, ...ofText]],
    ['profile', ['photo', 'description'], ['На фото не видно лица', ...ofText, ...ofPicture]],
    ['project', ['description'], ['Из описания непонятно, что это за проект', ...ofText]],
    ['project', ['coverImage'], ['Обложка не относится к проекту', ...ofPicture]],
    ['project', ['vacancies'], ['Вакансии заполнены не до конца', ...ofText]],
    ['project', ['stage'], []],
  ] as const)('of a %s fit what changes: %j', (kind, changed, fitting) => {
    expect(readyReasonsFor(kind, changed)).toEqual(fitting);
  });

  it.each(['profile', 'project', 'removal', 'application'] as const)(
    'are all for a whole %s',
    (kind) => {
      expect(readyReasonsFor(kind)).toEqual(readyReasons[kind]);
    },
  );

  it('of a new profile and a new project are all there', () => {
    const ofProfile = ['photo', 'firstName', 'links', 'description', 'experiences'];
    const whole = [...ofProfile, 'vacancies', 'coverImage'];
    for (const kind of ['profile', 'project'] as const) {
      expect(readyReasonsFor(kind, whole)).toEqual(readyReasons[kind]);
    }
  });
});
