import { describe, expect, it } from 'vitest';
import { readyReasons, readyReasonsFor } from './ready-reasons.ts';

const general = ['В тексте реклама или спам', 'В тексте оскорбления или недопустимое содержание'];

describe('ready reasons', () => {
  it.each([
    ['profile', 'photo', ['На фото не видно лица']],
    ['profile', 'firstName', ['Имя или фамилия не похожи на настоящие']],
    ['profile', 'lastName', ['Имя или фамилия не похожи на настоящие']],
    ['profile', 'middleName', ['Имя или фамилия не похожи на настоящие']],
    ['profile', 'links', ['Ссылка не открывается или ведёт не туда']],
    ['profile', 'description', []],
    ['project', 'description', ['Из описания непонятно, что это за проект']],
    ['project', 'coverImage', ['Обложка не относится к проекту']],
    ['project', 'vacancies', ['Вакансии заполнены не до конца']],
    ['project', 'stage', []],
  ] as const)('of a %s fit its %s', (kind, field, fitting) => {
    expect(readyReasonsFor(kind, field)).toEqual([...fitting, ...general]);
  });

  it.each(['profile', 'project', 'removal'] as const)('are all for a whole %s', (kind) => {
    expect(readyReasonsFor(kind)).toEqual(readyReasons[kind]);
  });
});
