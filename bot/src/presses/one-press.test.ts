import {
  answerCheckIn,
  answerConfirmation,
  answerContactRequest,
  answerHandOver,
  answerInvitation,
  ApiError,
  askModerators,
  callToApply,
  closeVacancy,
  decideWorkText,
  declinePair,
  dismissMatch,
  pauseProject,
  readyReasonsFor,
  remindTomorrow,
  reopenVacancy,
  save,
  setReachable,
  setSearchMode,
  tellOwnerWhoIsMissing,
  withdrawOthers,
} from '@kollab/contract';
import { expect, it } from 'vitest';
import { mutePress, savePress } from '#src/alerts/alerts.ts';
import { othersPress } from '#src/applications/accepted.ts';
import { tomorrowPress } from '#src/applications/waiting.ts';
import { checkInPress } from '#src/check-ins/check-ins.ts';
import { projectCheckPress } from '#src/check-ins/project-checks.ts';
import { confirmationPress } from '#src/confirmations/confirmations.ts';
import { workTextPress } from '#src/confirmations/work-texts.ts';
import { contactPress } from '#src/contacts/contacts.ts';
import { callPress, sureCallPress } from '#src/matching/calls.ts';
import { callPersonPress } from '#src/matching/people-to-call.ts';
import { meetingPress } from '#src/meetings/card.ts';
import { handOverPress } from '#src/team/hand-over.ts';
import { invitationPress } from '#src/team/invitations.ts';
import { pairPress } from '#src/team/pairs.ts';
import { vacancyPress } from '#src/vacancies/vacancy-checks.ts';
import { chatWithBot } from '#test/chat.ts';
import { type ApiCall, refusal, refusing } from '#test/fake-api.ts';
import { projectId, vacancyId } from '#test/project-card.ts';

const id = projectId;
const place = { projectId, vacancyId };
const ofConfirmation = { confirmationId: id };
const ofText = { ...ofConfirmation, version: 2 };
const ofCheckIn = { projectId, checkInId: vacancyId };

const contact = (action: 'accept' | 'decline') => contactPress.pack({ action, requestId: id });
const handOver = (action: 'accept' | 'decline') => handOverPress.pack({ action, projectId });
const invitation = (action: 'accept' | 'decline') => invitationPress.pack({ action, projectId });
const confirmation = (confirm: boolean) => confirmationPress.pack({ confirm, ...ofConfirmation });
const checkIn = (action: 'going' | 'stuck' | 'person' | 'moderators') =>
  checkInPress.pack({ action, ...ofCheckIn });
const vacancy = (keep: boolean) => vacancyPress.pack({ keep, ...place });
const surely = sureCallPress.pack({ isSure: true, ...place });
const person = callPersonPress.pack({ ...place, telegramId: 1001 });
const tomorrow = tomorrowPress.pack({});
const turnedDown = { version: 2, approve: false, comment: readyReasonsFor('removal')[1] };

type Case = [press: string, reply: object, call: ApiCall, said: string, languageCode?: string];

const asked = (endpoint: ApiCall['endpoint'], body: object, params?: object): ApiCall => ({
  endpoint,
  body,
  ...(params && { params }),
});

it.each<Case>([
  [
    contact('accept'),
    { state: 'accepted', contact: null },
    asked(answerContactRequest, { accept: true, requestId: id }),
    'Контакт передан',
  ],
  [
    contact('decline'),
    { state: 'declined', contact: null },
    asked(answerContactRequest, { accept: false, requestId: id }),
    'Просьба отклонена',
    'ru',
  ],
  [
    contact('accept'),
    { state: 'accepted', contact: null },
    asked(answerContactRequest, { accept: true, requestId: id }),
    'Contact shared',
    'en',
  ],
  [
    handOver('accept'),
    { projectId, result: 'accepted' },
    asked(answerHandOver, { accept: true, projectId }),
    'Теперь вы владелец',
  ],
  [
    handOver('decline'),
    { projectId, result: 'declined' },
    asked(answerHandOver, { accept: false, projectId }),
    'Вы отказались',
  ],
  [
    invitation('accept'),
    { projectId, result: 'member' },
    asked(answerInvitation, { accept: true, projectId }),
    'Вы в команде',
  ],
  [
    invitation('decline'),
    { projectId, result: 'declined' },
    asked(answerInvitation, { accept: false, projectId }),
    'Приглашение отклонено',
  ],
  [
    pairPress.pack({ action: 'decline', pairId: id }),
    {},
    asked(declinePair, { pairId: id }),
    'Хорошо, не в этот раз',
  ],
  [
    confirmation(true),
    { ...ofConfirmation, state: 'confirmed' },
    asked(answerConfirmation, { confirm: true, ...ofConfirmation }),
    'Подтверждено. Пару слов можно добавить на странице проекта',
  ],
  [
    confirmation(false),
    { ...ofConfirmation, state: 'declined' },
    asked(answerConfirmation, { confirm: false, ...ofConfirmation }),
    'Хорошо, не подтверждаем',
  ],
  [
    workTextPress.pack({ action: 'approve', ...ofText }),
    { ...ofConfirmation, state: 'Approved' },
    asked(decideWorkText, { version: 2, approve: true }, { id }),
    'Опубликовано',
  ],
  [
    workTextPress.pack({ action: { reason: 1 }, ...ofText }),
    { ...ofConfirmation, state: 'Rejected' },
    asked(decideWorkText, turnedDown, { id }),
    'Отклонено',
  ],
  [surely, { vacancyId }, asked(dismissMatch, { ...place, reason: 'other' }), 'Хорошо, не сейчас'],
  [
    person,
    { telegramId: 1001 },
    asked(callToApply, { ...place, telegramId: 1001 }),
    'Передам приглашение',
  ],
  [vacancy(true), {}, asked(reopenVacancy, {}, place), 'Хорошо, вакансия открыта'],
  [vacancy(false), {}, asked(closeVacancy, {}, place), 'Вакансия закрыта'],
  [
    othersPress.pack({ withdraws: true, ...place }),
    { withdrawn: 3 },
    asked(withdrawOthers, place),
    'Отозвано: 3 отклика',
  ],
  [
    tomorrow,
    { remindAt: '2030-01-01T10:00:00.000Z' },
    asked(remindTomorrow, {}),
    'Хорошо, напомню завтра',
  ],
  [tomorrow, { remindAt: null }, asked(remindTomorrow, {}), 'Ответа больше никто не ждёт'],
  [
    checkIn('going'),
    {},
    asked(answerCheckIn, { answer: 'going' }, ofCheckIn),
    'Отлично! Команда увидит',
  ],
  [
    checkIn('stuck'),
    {},
    asked(answerCheckIn, { answer: 'stuck' }, ofCheckIn),
    'Записали. Чего не хватает?',
  ],
  [
    checkIn('person'),
    {},
    asked(tellOwnerWhoIsMissing, {}, ofCheckIn),
    'Сказали владельцу, что нужен человек',
  ],
  [
    checkIn('moderators'),
    {},
    asked(askModerators, {}, ofCheckIn),
    'Модераторы узнают, что вам нужен совет',
  ],
  [
    projectCheckPress.pack({ isPaused: false, projectId }),
    {},
    asked(pauseProject, { isPaused: false }, { projectId }),
    'Хорошо, проект продолжается',
  ],
  [
    projectCheckPress.pack({ isPaused: true, projectId }),
    {},
    asked(pauseProject, { isPaused: true }, { projectId }),
    'Проект на паузе',
  ],
  [
    savePress.pack({ kind: 'vacancy', id }),
    {},
    asked(save, {}, { kind: 'vacancy', id }),
    'Сохранено',
  ],
  [
    mutePress.pack({ searchId: id }),
    {},
    asked(setSearchMode, { mode: 'never' }, { id }),
    'Хорошо, по этому поиску больше не пришлю',
  ],
])('%s does one thing for who presses, and says so', async (press, reply, call, text, language) => {
  const { presses, calls } = await chatWithBot(() => reply, language);
  expect(await presses(press)).toEqual({ callback_query_id: 'q1', text });
  const made = calls.filter(({ endpoint }) => endpoint !== setReachable);
  expect(made).toEqual([{ ...call, headers: { 'x-telegram-id': '2001' } }]);
});

const timeout = new ApiError('timeout');
const something: unknown = expect.stringMatching(/./);

it.each<[press: string, error: Error, said: unknown, languageCode?: string]>([
  [contact('accept'), refusal('contactAnswered'), 'уже обработано'],
  [contact('accept'), refusal('contactAnswered'), 'already handled', 'en'],
  [contact('accept'), refusal('contactRequestNotFound'), 'уже обработано'],
  [contact('accept'), refusal('suspended'), 'Ваш профиль приостановлен: доступен только просмотр'],
  [contact('accept'), refusal('suspended'), 'Your profile is suspended: you can only view', 'en'],
  [contact('accept'), timeout, 'Не получилось, попробуйте ещё раз'],
  [contact('accept'), timeout, 'That did not work, please try again', 'en'],
  [handOver('accept'), refusal('handOverAnswered'), 'уже обработано'],
  [handOver('accept'), refusal('handOverNotFound'), 'Предложение больше не действует'],
  [invitation('accept'), refusal('invitationAnswered'), 'уже обработано'],
  [invitation('accept'), refusal('invitationNotFound'), 'Приглашение больше не действует'],
  [invitation('accept'), refusal('projectNotFound'), 'Проект не найден'],
  [invitation('accept'), refusal('tooManyParticipants'), 'В проекте уже слишком много участников'],
  [
    pairPress.pack({ action: 'decline', pairId: id }),
    refusal('pairOver'),
    'Это приглашение больше не действует',
  ],
  [confirmation(false), refusal('confirmationNotFound'), 'Подтверждать здесь больше нечего'],
  [confirmation(false), refusal('confirmationAnswered'), 'Здесь уже решили иначе'],
  [confirmation(false), refusal('forbidden'), something],
  [workTextPress.pack({ action: 'approve', ...ofText }), refusal('alreadyDecided'), something],
  [workTextPress.pack({ action: 'approve', ...ofText }), refusal('staleVersion'), something],
  [
    workTextPress.pack({ action: 'approve', ...ofText }),
    refusal('confirmationNotFound'),
    something,
  ],
  [surely, refusal('vacancyNotFound'), something],
  [person, refusal('calledLately'), something],
  [person, refusal('dailyLimit'), something],
  [person, refusal('vacancyNotFound'), something],
  [vacancy(true), refusal('vacancyNotFound'), something],
  [othersPress.pack({ withdraws: true, ...place }), refusal('applicationNotFound'), something],
  [
    checkIn('going'),
    refusal('checkInOver'),
    'Ответы на этот вопрос уже собраны: скоро придёт новый',
  ],
  [checkIn('going'), refusal('checkInNotFound'), 'Такого вопроса больше нет'],
  [
    checkIn('going'),
    refusal('moderatorsAsked'),
    'Модераторы уже знают. Спросить снова можно через неделю',
  ],
  [checkIn('going'), refusal('forbidden'), 'Это действие вам недоступно'],
  [
    meetingPress.pack({ time: '0', projectId, meetingId: vacancyId }),
    refusal('meetingOver'),
    'Время уже выбрано или больше не выбирается',
  ],
])('%s says why not, where it is refused: %o', async (press, error, text, language) => {
  const { presses } = await chatWithBot(refusing(error), language);
  expect(await presses(press)).toEqual({ callback_query_id: 'q1', text });
});

it('what asks once more, or changes nothing, asks the API nothing', async () => {
  const { presses, calls } = await chatWithBot(() => ({}));
  await presses(callPress.pack(place));
  expect(await presses(othersPress.pack({ withdraws: false, ...place }))).toMatchObject({
    text: 'Хорошо, они ждут ответа',
  });
  expect(calls.filter(({ endpoint }) => endpoint !== setReachable)).toEqual([]);
});
