import type { Match, MatchedPerson, MatchedVacancy } from '@kollab/contract';
import { samplePerson } from './sample-person.ts';

export const sampleMatch: Match = {
  matched: ['React', 'Figma'],
  beside: [{ tagName: 'React', near: ['TypeScript'] }],
  related: [{ tagName: 'Tailwind CSS', through: 'CSS' }],
  missing: ['Docker'],
  sentence:
    'Общее: React, Figma. Рядом: TypeScript. Близко: CSS → Tailwind CSS. Не хватает: Docker.',
};

export const sampleMatchedVacancy = (
  number: number,
  changes: Partial<MatchedVacancy> = {},
): MatchedVacancy => ({
  projectId: '0190d5a0-0000-7000-8000-00000000000a',
  vacancyId: `0190d5a0-0000-7000-8000-00000000000${number}`,
  title: `Вакансия ${number}`,
  level: 'Junior',
  hoursAWeek: null,
  until: null,
  places: 1,
  placesLeft: 1,
  tags: [{ tagName: 'React' }, { tagName: 'CSS' }],
  projectTitle: 'Солнечная карта',
  coverImage: null,
  palette: [],
  telegramId: 9,
  ownerName: 'Мария Орлова',
  ownerPhoto: null,
  match: sampleMatch,
  ...changes,
});

export const sampleMatchedPerson = (
  telegramId: number,
  changes: Partial<MatchedPerson> = {},
): MatchedPerson => ({
  ...samplePerson(telegramId),
  lookingForTeam: null,
  hoursAWeek: null,
  mayCall: true,
  match: sampleMatch,
  ...changes,
});
