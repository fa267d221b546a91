import { readyReasonsFor } from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { accountPress } from '#src/account/privacy-message.ts';
import { applicationPress } from '#src/applications/applications.ts';
import { mutePress, savePress } from '#src/alerts/alerts.ts';
import { tomorrowPress } from '#src/applications/waiting.ts';
import { checkInPress } from '#src/check-ins/check-ins.ts';
import { projectCheckPress } from '#src/check-ins/project-checks.ts';
import { closingPress } from '#src/applications/closing.ts';
import { vacancyPress } from '#src/vacancies/vacancy-checks.ts';
import { callPress, sureCallPress } from '#src/matching/calls.ts';
import { callPersonPress } from '#src/matching/people-to-call.ts';
import { confirmationPress } from '#src/confirmations/confirmations.ts';
import { workTextPress } from '#src/confirmations/work-texts.ts';
import { contactPress } from '#src/contacts/contacts.ts';
import { handOverPress } from '#src/team/hand-over.ts';
import { pairPress } from '#src/team/pairs.ts';
import { invitationPress } from '#src/team/invitations.ts';
import { meetingPress } from '#src/meetings/card.ts';
import { moderationPress } from '#src/queue/submission.ts';
import { moderatorPress } from '#src/moderators/moderators.ts';
import { roomPress } from '#src/rooms/press.ts';
import { reportPress } from '#src/reports/card.ts';
import { settingsPress } from '#src/settings/settings-message.ts';
import { projectId, vacancyId } from '#test/project-card.ts';
import type { PressData, PressOf } from './press-data.ts';

const longestId = Number.MAX_SAFE_INTEGER;
const longestVersion = 2_147_483_647;
const packed = 'AZP1oXv7f_-___8-99--_w';
const zeros = '0'.repeat(22);

type Sent = [text: string, press: object];

const sentOf = <Press extends object>(_: PressData<Press>, sent: Record<string, Press>): Sent[] =>
  Object.entries(sent);

const profile = { kind: 'profile', telegramId: longestId, version: longestVersion } as const;
const project = { kind: 'project', projectId, version: longestVersion } as const;

const moderation = sentOf(moderationPress, {
  'm:a:1:1': { kind: 'profile', action: 'approve', telegramId: 1, version: 1 },
  'm:a:9007199254740991:2147483647': { ...profile, action: 'approve' },
  'm:r:9007199254740991:2147483647': { ...profile, action: 'reject' },
  'm:t:9007199254740991:2147483647': { ...profile, action: 'take' },
  'm:w:9007199254740991:2147483647': { ...profile, action: 'write' },
  'm:b:9007199254740991:2147483647': { ...profile, action: 'back' },
  'm:c:9007199254740991:2147483647': { ...profile, action: 'backTaken' },
  'm:d:9007199254740991:2147483647': { ...profile, action: 'backUnseen' },
  'm:e:9007199254740991:2147483647': { ...profile, action: 'backUnseenTaken' },
  'm:0:9007199254740991:2147483647': { ...profile, action: { reason: 0 } },
  'm:9:9007199254740991:2147483647': { ...profile, action: { reason: 9 } },
  [`n:a:${packed}:2147483647`]: { ...project, action: 'approve' },
  [`n:r:${packed}:2147483647`]: { ...project, action: 'reject' },
  [`n:t:${packed}:2147483647`]: { ...project, action: 'take' },
  [`n:w:${packed}:2147483647`]: { ...project, action: 'write' },
  [`n:b:${packed}:2147483647`]: { ...project, action: 'back' },
  [`n:c:${packed}:2147483647`]: { ...project, action: 'backTaken' },
  [`n:3:${packed}:1`]: { ...project, action: { reason: 3 }, version: 1 },
});

const ofReport = (action: PressOf<typeof reportPress>['action']) => ({
  action,
  reportId: projectId,
});
const reports = sentOf(reportPress, {
  [`r:d:${packed}`]: ofReport('dismiss'),
  [`r:b:${packed}`]: ofReport('askBlock'),
  [`r:s:${packed}`]: ofReport('askSuspend'),
  [`r:B:${packed}`]: ofReport('block'),
  [`r:S:${packed}`]: ofReport('suspend'),
  [`r:c:${packed}`]: ofReport('cancel'),
  [`r:t:${packed}`]: ofReport('askReason'),
  [`r:3:${packed}`]: ofReport({ reason: 3 }),
});

const ids = { projectId, vacancyId };
const applications = sentOf(applicationPress, {
  [`a:a:${packed}:AZP1ogAAcACAAAAAAAAAAQ:1`]: { action: 'accept', ...ids, telegramId: 1 },
  [`a:p:${packed}:AZP1ogAAcACAAAAAAAAAAQ:2gosa7pa2gv`]: {
    action: 'acceptBoth',
    ...ids,
    telegramId: longestId,
  },
  [`a:r:${packed}:AZP1ogAAcACAAAAAAAAAAQ:2gosa7pa2gv`]: {
    action: 'reject',
    ...ids,
    telegramId: longestId,
  },
});

const reasons = sentOf(applicationPress, {
  [`a:n:${packed}:AZP1ogAAcACAAAAAAAAAAQ:2gosa7pa2gv`]: {
    action: 'rejectSilently',
    ...ids,
    telegramId: longestId,
  },
  [`a:b:${packed}:AZP1ogAAcACAAAAAAAAAAQ:1`]: { action: 'back', ...ids, telegramId: 1 },
  [`a:3:${packed}:AZP1ogAAcACAAAAAAAAAAQ:2gosa7pa2gv`]: {
    action: { reason: 3 },
    ...ids,
    telegramId: longestId,
  },
});

const reminders = sentOf(tomorrowPress, { 'w:t': {} });

const vacancies = sentOf(vacancyPress, {
  [`k:k:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { keep: true, ...ids },
  [`k:c:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { keep: false, ...ids },
});

const meetings = sentOf(meetingPress, {
  [`t:0:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { time: '0', projectId, meetingId: vacancyId },
  [`t:5:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { time: '5', projectId, meetingId: vacancyId },
  [`t:n:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { time: 'n', projectId, meetingId: vacancyId },
});

const toCall = sentOf(callPersonPress, {
  [`l:${packed}:AZP1ogAAcACAAAAAAAAAAQ:1`]: { ...ids, telegramId: 1 },
  [`l:${packed}:AZP1ogAAcACAAAAAAAAAAQ:2gosa7pa2gv`]: { ...ids, telegramId: longestId },
});

const confirmations = sentOf(confirmationPress, {
  [`e:y:${packed}`]: { confirm: true, confirmationId: projectId },
  [`e:n:${packed}`]: { confirm: false, confirmationId: projectId },
});

const ofText = { confirmationId: projectId, version: longestVersion };
const workTexts = sentOf(workTextPress, {
  [`j:a:${packed}:2147483647`]: { action: 'approve', ...ofText },
  [`j:r:${packed}:2147483647`]: { action: 'askReason', ...ofText },
  [`j:c:${packed}:2147483647`]: { action: 'cancel', ...ofText },
  [`j:3:${packed}:2147483647`]: { action: { reason: 3 }, ...ofText },
});

const closings = sentOf(closingPress, {
  [`z:q:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { action: 'ask', ...ids },
  [`z:y:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { action: 'close', ...ids },
  [`z:b:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { action: 'back', ...ids },
});

const ofCheckIn = { projectId, checkInId: vacancyId };
const checkIns = sentOf(checkInPress, {
  [`q:g:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { action: 'going', ...ofCheckIn },
  [`q:w:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { action: 'slow', ...ofCheckIn },
  [`q:s:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { action: 'stuck', ...ofCheckIn },
  [`q:l:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { action: 'line', ...ofCheckIn },
  [`q:p:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { action: 'person', ...ofCheckIn },
  [`q:m:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { action: 'moderators', ...ofCheckIn },
});
const projectChecks = sentOf(projectCheckPress, {
  [`g:p:${packed}`]: { isPaused: true, projectId },
  [`g:g:${packed}`]: { isPaused: false, projectId },
});

const settings = sentOf(settingsPress, {
  's:v:main': { act: 'view', view: 'main' },
  's:v:quiet': { act: 'view', view: 'quiet' },
  's:m:applications:i': { act: 'mode', kind: 'applications', mode: 'instant' },
  's:m:invitations:d': { act: 'mode', kind: 'invitations', mode: 'digest' },
  's:m:moderation:o': { act: 'mode', kind: 'moderation', mode: 'off' },
  's:q:1320:480': { act: 'quiet', from: 1320, to: 480 },
  's:q:0:1439': { act: 'quiet', from: 0, to: 1439 },
  's:q:-': { act: 'never' },
  's:d:1080': { act: 'digest', at: 1080 },
  's:a:7': { act: 'away', days: 7 },
  's:a:0': { act: 'away', days: 0 },
  's:z:Asia/Yekaterinburg': { act: 'zone', zone: 'Asia/Yekaterinburg' },
});

const account = sentOf(accountPress, {
  'y:s': { act: 'show' },
  'y:e': { act: 'export' },
  'y:q': { act: 'ask' },
  'y:d': { act: 'delete' },
  'y:k': { act: 'keep' },
});

const moderators = sentOf(moderatorPress, {
  'd:g:1001': { act: 'grant', telegramId: 1001 },
  'd:t:9007199254740991': { act: 'askTake', telegramId: longestId },
  'd:T:9007199254740991': { act: 'take', telegramId: longestId },
  'd:c:9007199254740991': { act: 'cancel', telegramId: longestId },
});

const pairs = sentOf(pairPress, {
  [`b:d:${packed}`]: { action: 'ask', pairId: projectId },
  [`b:y:${packed}`]: { action: 'decline', pairId: projectId },
  [`b:b:${packed}`]: { action: 'back', pairId: projectId },
});

const contacts = sentOf(contactPress, {
  [`c:a:${packed}`]: { action: 'accept', requestId: projectId },
  [`c:d:${packed}`]: { action: 'ask', requestId: projectId },
  [`c:y:${packed}`]: { action: 'decline', requestId: projectId },
  [`c:b:${packed}`]: { action: 'back', requestId: projectId },
});

const invitations = sentOf(invitationPress, {
  [`i:a:${packed}`]: { action: 'accept', projectId },
  [`i:d:${packed}`]: { action: 'ask', projectId },
  [`i:y:${packed}`]: { action: 'decline', projectId },
  [`i:b:${packed}`]: { action: 'back', projectId },
});

const handOvers = sentOf(handOverPress, {
  [`h:a:${packed}`]: { action: 'accept', projectId },
  [`h:d:${packed}`]: { action: 'ask', projectId },
  [`h:y:${packed}`]: { action: 'decline', projectId },
  [`h:b:${packed}`]: { action: 'back', projectId },
});

const calls = sentOf(callPress, { [`v:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: ids });
const sureCalls = sentOf(sureCallPress, {
  [`x:y:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { isSure: true, ...ids },
  [`x:b:${packed}:AZP1ogAAcACAAAAAAAAAAQ`]: { isSure: false, ...ids },
});

const saves = sentOf(savePress, {
  [`k:vacancy:${packed}`]: { kind: 'vacancy', id: projectId },
  [`k:project:${packed}`]: { kind: 'project', id: projectId },
  [`k:person:${packed}`]: { kind: 'person', id: projectId },
});
const mutes = sentOf(mutePress, { [`u:${packed}`]: { searchId: projectId } });

const rooms = sentOf(roomPress, { 'o:AZP1oXv7f_-___8-99--_w': { token: packed } });

const all: [string, PressData<object>, Sent[]][] = [
  ['moderation', moderationPress, moderation],
  ['reports', reportPress, reports],
  ['check-ins', checkInPress, checkIns],
  ['project checks', projectCheckPress, projectChecks],
  ['applications', applicationPress, [...applications, ...reasons]],
  ['reminders', tomorrowPress, reminders],
  ['vacancies', vacancyPress, vacancies],
  ['when to meet', meetingPress, meetings],
  ['closing a vacancy', closingPress, closings],
  ['settings', settingsPress, settings],
  ['account', accountPress, account],
  ['moderators', moderatorPress, moderators],
  ['confirmations', confirmationPress, confirmations],
  ['work texts', workTextPress, workTexts],
  ['contacts', contactPress, contacts],
  ['calls', callPress, calls],
  ['calls, answered', sureCallPress, sureCalls],
  ['whom to call', callPersonPress, toCall],
  ['what searches found', savePress, saves],
  ['saved searches', mutePress, mutes],
  ['invitations', invitationPress, invitations],
  ['invitations to apply together', pairPress, pairs],
  ['offers', handOverPress, handOvers],
  ['rooms', roomPress, rooms],
] as const;

/** Buttons that were sent stay in chats for years: these texts never change. */
describe.each(all)('the buttons of %s', (_, data, sent) => {
  it.each(sent)('carry %s, at most 64 bytes of it', (text, press) => {
    expect(data.pack(press)).toBe(text);
    expect(data.unpack(text)).toEqual(press);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(64);
  });

  it('are not read from what others carry', () => {
    const others = all.flatMap(([, other, texts]) => (other === data ? [] : texts));
    expect(others.length).toBeGreaterThan(30);
    expect(others.filter(([text]) => data.unpack(text) !== undefined)).toEqual([]);
  });
});

it('every ready reason has a digit of its own', () => {
  for (const about of ['profile', 'project', 'removal', 'application'] as const) {
    expect(readyReasonsFor(about).length).toBeGreaterThan(0);
    expect(readyReasonsFor(about).length).toBeLessThanOrEqual(10);
  }
});

const foreign = [
  ...': m m:a m:10:1:1 m:-1:1:1 m:x:1:1 m:a:0:1 m:a:1:0 m:a:-1:1 m:a:1:1:1 m:a:9e9:1'.split(' '),
  ...'m:a:1: m::1:1 m:a:01:1 m:a:1:2147483648 m:a:9999999999999999:1 m:toString:1:1'.split(' '),
  ...`m:a:${packed}:1 n:a:${zeros}:1 n:a:short:1 n:a:1001:1 n:a:${packed}:0`.split(' '),
  ...`n:a:${packed}:9999999999 r:d: r:d:short r:x:${packed} r:D:${packed} r::${packed}`.split(' '),
  ...`r:d:${zeros} a:a:x:y:1 a:x:${packed}:${packed}:1 a:a:${packed}:${packed}:0`.split(' '),
  ...`a:a:${packed}:${packed}: a:a:${packed}:${packed}:zzzzzzzzzzz`.split(' '),
  ...`a:a:${zeros}:${zeros}:rt c:a: c:x:${packed} c:a:${zeros} i:a: i:x:${packed}`.split(' '),
  ...`i:a:${zeros} h: h:a: h:x:${packed} h:a:${zeros} y: y:x y:dd y:s: d:g: d:g:0 d:x:1 d:g:1:1 d:g:9999999999999999`.split(
    ' ',
  ),
  ...'d:g:1e5 s s:v: s:v:nowhere s:v:main:more s:m:applications:x s:m:nothing:i'.split(' '),
  ...'s:m:toString:i s:q:1440:0 s:q:0600:0 s:q:60 s:q:-- s:d:1440 s:d:-1 s:d:9e1'.split(' '),
  ...'o: o:short o:AZP1oXv7f_-___8-99--_w:1 o:AZP1oXv7f_-___8-99--_w='.split(' '),
  ...'s:z:Europe/Nowhere s:z:constructor s:x:1 s:a:91 s:a:-1'.split(' '),
  '',
];

it.each(foreign)('what no button of ours carries is not read: %o', (text) => {
  expect(all.flatMap(([, data]) => data.unpack(text) ?? [])).toEqual([]);
});
