import { projectStages } from '@kollab/contract';
import { ChatId, DismissalReason, Id, TelegramId, UserRef } from '@kollab/contract/schemas';
import fc, { type Arbitrary } from 'fast-check';
import type { Vocabulary } from './arbitrary-of.ts';

/** Something of the world: mostly what the step is about, else any. Resolved when it is sent. */
const named = (name: string) =>
  fc.oneof(
    { arbitrary: fc.constant(`@${name}:focus@`), weight: 5 },
    { arbitrary: fc.nat({ max: 23 }).map((at) => `@${name}:${at}@`), weight: 1 },
  );
const anyOf = (name: string) => fc.nat({ max: 23 }).map((at) => `@${name}:${at}@`);

const self = fc.constant('@self:0@');
const somebody = anyOf('telegramId');
const mostlySelf = fc.oneof({ arbitrary: self, weight: 8 }, { arbitrary: somebody, weight: 1 });
const person = fc.oneof(
  { arbitrary: somebody, weight: 3 },
  { arbitrary: anyOf('userId'), weight: 2 },
  { arbitrary: self, weight: 1 },
);

const words = fc.constantFrom(
  'Физика',
  'Ищу команду',
  'C++',
  'ёж',
  'Line one\nline two',
  '<b>x</b>',
);
const tag = fc.constantFrom('React', 'react', 'JS', 'C++', '.NET', 'Go', '<i>', 'Ёж');
const name = fc.constantFrom('Аня', 'Анна-Мария', 'Ёлка', 'Lee');
const link = fc.record({
  type: fc.constantFrom('Сайт', 'Telegram', 'GitHub'),
  url: fc.constantFrom(
    'https://example.com/a',
    'example.org',
    't.me/somebody',
    'tg://resolve?domain=a',
  ),
});
const vacancy = fc.record(
  {
    id: fc.oneof(named('vacancyId'), fc.constant('7')),
    title: fc.constantFrom('Разработчик', 'Дизайнер'),
    tags: fc.array(
      tag.map((tagName) => ({ tagName })),
      { minLength: 1, maxLength: 3 },
    ),
    tasks: words,
    requirements: words,
    level: fc.constantFrom('Junior', null, ''),
  },
  { requiredKeys: ['title', 'tags', 'tasks'] },
);

const profileValues: Record<string, Arbitrary<unknown>> = {
  firstName: name,
  lastName: name,
  tags: fc.array(tag, { maxLength: 4 }),
  links: fc.array(link, { maxLength: 3 }),
  photo: fc.oneof(named('path'), fc.constant(null)),
};

const ofKey: Record<string, Arbitrary<unknown>> = {
  ...profileValues,
  name: words,
  coverImage: fc.oneof(named('path'), fc.constant('')),
  newValue: fc.oneof(words, fc.constant(''), ...Object.values(profileValues)),
  vacancies: fc.array(vacancy, { maxLength: 2 }),
  stage: fc.constantFrom(...projectStages),
  participants: fc.array(fc.record({ name, telegramId: somebody }), { maxLength: 2 }),
  projectId: named('projectId'),
  vacancyId: named('vacancyId'),
  participantId: anyOf('participantId'),
  requestId: anyOf('requestId'),
  pairId: anyOf('pairId'),
  partnerTelegramId: somebody,
  ids: fc.array(anyOf('inboxId'), { minLength: 1, maxLength: 4 }),
  lease: named('lease'),
  followeeTelegramId: somebody,
  limit: fc.constantFrom(1, 2, '50', 200, undefined),
  coverLetter: words,
  text: words,
  reason: words,
  description: words,
  cursor: fc.option(fc.oneof(anyOf('cursor'), fc.constant('eyJhdCI6MX0')), {
    nil: undefined,
    freq: 2,
  }),
  version: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined, freq: 2 }),
  comment: fc.constantFrom('Не видно лица', 'Это реклама', 'ёж'),
  workDurationYears: fc.constantFrom(0, 0.5, 1, 60),
  waitSeconds: fc.constant(0),
  timeZone: fc.constantFrom('Europe/Moscow', 'UTC', 'Asia/Vladivostok', 'Etc/GMT+25'),
  username: fc.constantFrom('@somebody', 'somebody'),
};

const isAboutApplicant = /applications\/\{telegramId\}|add-to-project-team/;

const idIn = (path: string) => {
  if (/report\/\{id\}/.test(path)) return anyOf('reportId');
  if (path.startsWith('/api/notifications/')) return named('leased');
  return named('projectId');
};

const ofKeyAt = (path: string): Vocabulary['ofKey'] => {
  if (isAboutApplicant.test(path)) return { ...ofKey, telegramId: named('applicant') };
  if (!path.endsWith('/matches/dismiss')) return ofKey;
  return { ...ofKey, reason: fc.constantFrom(...DismissalReason.options) };
};

export function vocabularyFor(path: string, isAboutSelf: boolean): Vocabulary {
  return {
    ofSchema: new Map<unknown, Arbitrary<unknown>>([
      [TelegramId, isAboutSelf ? mostlySelf : somebody],
      [UserRef, isAboutSelf ? mostlySelf : person],
      [Id, idIn(path)],
      [ChatId, fc.integer({ min: -1_002_000_000_000, max: -1 })],
    ]),
    ofKey: ofKeyAt(path),
  };
}
