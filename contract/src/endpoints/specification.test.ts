import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './all.ts';

const id = '0190d5a0-0000-7000-8000-000000000001';
const telegramId = 7;
const file = undefined;
const nothing = {};
const link = { type: 'Сайт', url: 'https://a.example' };
const work = { company: 'Хор', department: 'Альты', role: 'Певица', workDurationYears: 2 };
const tags = [{ tagName: 'Python' }];
const application = { projectId: id, vacancyId: id, telegramId };
const project = {
  telegramId,
  name: 'Карта',
  description: 'Карта крыш',
  stage: 'Seed Stage',
  status: 'pending',
  coverImage: null,
  tags,
  participants: [{ name: 'Борис', telegramId: 8 }],
  vacancies: [{ title: 'Чтец', tags, tasks: 'Читать', requirements: '', conditions: '' }],
};
const pair = { followerTelegramId: 7, followeeTelegramId: 8 };
const user =
  'id telegramId firstName lastName middleName phone email university course major birthDate photo description statusShort statusLong tags links experiences role moderationStatus statusUpdatedAt rejectionReason';
const change =
  'telegramId userId firstName lastName photo changeType oldValue newValue moderatorComment createdAt';
const card = 'id userId telegramId firstName lastName statusShort photo';
const oneProject =
  'id name description stage status coverImage tags participants vacancies telegramId';
const vacancy = 'id title level experience tags tasks requirements conditions';
const letter =
  'projectId vacancyId telegramId coverLetter status applicationStatus vacancyTitle userName userPhoto userDescription userId projectTitle';

/** The call, what is sent, and the fields of what is answered; paths begin with /api/. */
const calls: [call: string, sent: object | undefined, answered?: string][] = [
  ['POST User/get-or-create', { telegramId }, user],
  ['POST User/update-profile', { telegramId, photo: null }],
  ['GET User/get-user-by-telegram/{telegramId}', nothing, user],
  ['GET User/{id}', nothing, user],
  ['PUT User/{id}', { major: 'Литьё' }],
  ['PATCH User/update-description/{telegramId}', { description: 'Пою' }],
  ['GET User/tags', nothing, 'tagName'],
  ['PATCH User/update-tags/{telegramId}', ['Go', 'C#']],
  ['PATCH User/update-status/{telegramId}', { shortStatus: 'Кратко', longStatus: ['Раз', 'Два'] }],
  ['PATCH User/update-links/{telegramId}', [link]],
  ['PATCH User/update-experiences/{telegramId}', [work]],
  ['PATCH User/update-profile/{telegramId}', { university: 'Гнесинка' }],
  ['POST User/save-change', { telegramId, changeType: 'major', newValue: 'Вокал' }],
  [
    'POST User/send-to-moderation',
    { telegramId, changes: { course: '2' }, submittedAt: '2026-11-28T10:00:00.000Z' },
  ],
  ['POST profile/remove-tag', { telegramId, tagName: 'Go' }],
  ['POST User/delete-link', { telegramId, index: 0 }],
  ['POST User/upload-avatar', file, 'path'],
  ['GET User/search-users', nothing, card],
  ['GET User/profiles-for-moderation', nothing, 'telegramId'],
  ['GET User/pending-profile-changes', nothing, change],
  ['POST User/set-in-review/{id}', nothing, 'moderationStatus'],
  ['POST User/reject-profile/{telegramId}', { comment: 'Слишком мало слов' }],
  ['POST User/set-all-in-review', nothing],
  ['POST User/approve-profile/{telegramId}', nothing],
  ['POST User/create-project', project],
  ['GET User/project/{projectId}', nothing, oneProject],
  ['GET User/project/{projectId}/vacancy/{vacancyId}', nothing, vacancy],
  ['GET User/projects/{telegramId}', nothing, 'id'],
  ['GET User/projects-for-moderation', nothing, 'id'],
  ['GET User/all-projects', nothing, 'id status'],
  ['POST User/approve-project/{id}', nothing],
  ['POST User/reject-project/{id}', { comment: 'Мало слов' }],
  ['DELETE User/delete-project/{id}', nothing],
  ['POST User/upload-project-cover', file, 'path'],
  ['POST User/add-participant', { projectId: id, name: 'Гостья' }],
  ['POST User/add-to-project-team', { projectId: id, telegramId }],
  ['POST User/apply', { ...application, coverLetter: 'Слышу траву' }, letter],
  ['GET User/applications/{telegramId}', nothing, letter],
  ['GET User/all-applications', nothing, letter],
  ['GET User/project-applications/{projectId}', nothing, letter],
  ['DELETE User/application', nothing],
  [
    'PATCH projects/{projectId}/vacancies/{vacancyId}/applications/{telegramId}',
    { status: 'Accepted' },
  ],
  ['POST User/follow', pair],
  ['GET User/{id}/stats', nothing, 'followers isSubscribed'],
  ['GET User/subscriptions/{telegramId}', nothing, 'followeeTelegramId isSubscribed'],
  ['POST User/unfollow', pair],
];

interface Json {
  properties?: Record<string, Json>;
  items?: Json;
  anyOf?: Json[];
}

/** Of an object or of each in a list. */
function fieldsOf({ properties = {}, items, anyOf = [] }: Json): string[] {
  return [
    ...Object.keys(properties),
    ...(items ? fieldsOf(items) : []),
    ...anyOf.flatMap((one) => fieldsOf(one)),
  ];
}

const answeredBy = (schema: z.ZodMiniType) =>
  z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Json;

test.each(calls)('%s is answered as the specification says', (call, sent, answered = '') => {
  const [method = '', path = ''] = call.split(' ');
  const found = endpoints.find(
    ({ endpoint }) => endpoint.method === method && endpoint.path === `/api/${path}`,
  )?.endpoint;
  if (!found) throw new Error(`${call} is no call.`);
  const taken = sent ? found.body.safeParse(sent) : { success: found.upload === 'image' };
  expect(taken).toMatchObject({ success: true });
  const wanted = answered.split(' ').filter((name) => name !== '');
  expect(fieldsOf(answeredBy(found.reply))).toEqual(expect.arrayContaining(wanted));
});

test('a call for one application names it by its triple, a search by its words', () => {
  const queryOf = (wanted: string) => {
    const found = endpoints.find(({ endpoint }) => endpoint.path === wanted)?.endpoint;
    return Object.keys(answeredBy(found?.query ?? z.object({})).properties ?? {});
  };
  expect(queryOf('/api/User/application')).toEqual(
    expect.arrayContaining(Object.keys(application)),
  );
  expect(queryOf('/api/User/search-users')).toContain('query');
  expect(queryOf('/api/User/upload-avatar')).toContain('telegramId');
});

const detailsOf = (path: string, name: string) => {
  const found = endpoints.find(({ endpoint }) => endpoint.path === path)?.endpoint;
  const { properties = {} } = answeredBy(found?.reply ?? z.object({}));
  return fieldsOf(properties[name] ?? {});
};

test.each([
  ['experiences', 'company department role workDurationYears logoUrl startDate endDate'],
  ['links', 'type url'],
  ['tags', 'tagName'],
])('a user’s %s have %s', (name, wanted) => {
  expect(detailsOf('/api/User/{id}', name)).toEqual(expect.arrayContaining(wanted.split(' ')));
});

test.each([
  ['participants', 'id name telegramId photo'],
  ['tags', 'tagName'],
  ['vacancies', 'id title level experience tags tasks requirements conditions'],
])('a project’s %s have %s', (name, wanted) => {
  const fields = detailsOf('/api/User/project/{projectId}', name);
  expect(fields).toEqual(expect.arrayContaining(wanted.split(' ')));
});

test('a role may be that of a moderator', () => {
  const { properties = {} } = answeredBy(
    endpoints.find(({ endpoint }) => endpoint.path === '/api/User/{id}')?.endpoint.reply ??
      z.object({}),
  );
  expect(JSON.stringify(properties['role'])).toContain('"moderator"');
});
