import {
  ApiError,
  decideReport,
  getOwnRole,
  packId,
  readyReasonsFor,
  type ReportCard,
} from '@kollab/contract';
import { describe, expect, it } from 'vitest';
import { inlineKeyboard } from '#src/messages/message.ts';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { refusal, refusing, type ApiAnswer, type ApiCall } from '#test/fake-api.ts';
import { projectId as reportId } from '#test/project-card.ts';
import { groupReader, readerOf } from '#test/reader.ts';
import { reportCard } from '#test/report-card.ts';
import { reasonButtons, reportCardMessage, reportPress, type ReportAction } from './card.ts';

const screen = `https://kollab.example/moderation?kind=report&item=${reportId}`;
const data = (action: ReportAction) => reportPress.pack({ action, reportId });

const opened = async (answer: ApiAnswer = () => ({}), ...more: [string?, 'group'?]) =>
  await chatWithBot(answer, ...more);
const decisions = (calls: ApiCall[]) => calls.filter(({ endpoint }) => endpoint === decideReport);

const { buttons } = reportCardMessage(reportCard(), readerOf());
const waiting = botMessage('Новая жалоба', { reply_markup: inlineKeyboard(buttons) });
const asked = botMessage('Новая жалоба', {
  reply_markup: inlineKeyboard(reasonButtons(reportId, readerOf())),
});

describe('the buttons under a report', () => {
  it('dismiss for the moderator at once', async () => {
    const { presses, calls, telegram } = await opened();
    const text = 'Жалоба отклонена';
    expect(await presses(data('dismiss'), waiting)).toEqual({ callback_query_id: 'q1', text });
    expect(decisions(calls)).toEqual([
      {
        endpoint: decideReport,
        params: { id: reportId },
        body: { decision: 'dismiss' },
        headers: { 'x-telegram-id': '2001' },
      },
    ]);
    expect(telegram.calls.map(({ method }) => method)).toEqual(['answerCallbackQuery']);
  });

  it.each<ReportAction>(['askSuspend', 'suspend'])(
    'of earlier cards that suspended lead to the app, where there are reasons and terms: %s',
    async (action) => {
      const { presses, calls } = await opened();
      expect(await presses(data(action), waiting)).toMatchObject({
        text: 'Причину и срок выберите в приложении',
      });
      expect(decisions(calls)).toEqual([]);
    },
  );

  it.each<['group' | undefined, object]>([
    [undefined, { web_app: { url: screen } }],
    ['group', { url: `https://t.me/kollab_bot?startapp=qr_${packId(reportId)}` }],
  ])('come back when it is called off, in a group with a link (%s)', async (place, way) => {
    const { presses, telegram } = await opened(undefined, undefined, place);
    await presses(data('cancel'), asked);
    expect(telegram.callsOf('editMessageReplyMarkup')).toEqual([
      expect.objectContaining({
        reply_markup: {
          inline_keyboard: [
            [
              { text: 'Отклонить жалобу', callback_data: data('dismiss') },
              { text: 'Скрыть', callback_data: data('askReason') },
            ],
            [{ text: 'Предупредить, приостановить', ...way }],
          ],
        },
      }),
    ]);
  });

  it.each<[Error, string, boolean]>([
    [refusal('alreadyDecided', { decidedBy: 'Пётр' }), 'уже обработано', true],
    [refusal('reportNotFound'), 'уже обработано', true],
    [refusal('forbidden'), 'Это действие вам недоступно', false],
    [refusal('suspended'), 'Ваш профиль приостановлен: доступен только просмотр', false],
    [new ApiError('timeout'), 'Не получилось, попробуйте ещё раз', false],
  ])('are always answered: %o is «%s»', async (error, text, isOver) => {
    for (const action of ['dismiss', { reason: 1 }] as const) {
      const { presses, telegram } = await opened(refusing(error));
      const message = action === 'dismiss' ? waiting : asked;
      expect(await presses(data(action), message)).toMatchObject({ text });
      const left = telegram.callsOf('editMessageReplyMarkup').map((call) => call.reply_markup);
      expect(left).toEqual(isOver ? [{ inline_keyboard: [] }] : []);
    }
  });

  it.each<ReportAction>(['askBlock', 'askReason', 'cancel'])(
    'do not come back to a card that is decided: %s',
    async (action) => {
      const { presses, telegram } = await opened();
      const late = await presses(data(action), botMessage('Жалоба рассмотрена'));
      expect(late).toMatchObject({ text: 'уже обработано' });
      expect(telegram.callsOf('editMessageReplyMarkup')).toEqual([]);
    },
  );

  it.each<ReportAction>(['askBlock', 'askReason', 'cancel'])(
    'are not changed for everyone by a member of the group who may not decide: %s',
    async (action) => {
      const member: ApiAnswer = ({ endpoint }) => (endpoint === getOwnRole ? { role: 'user' } : {});
      const { presses, telegram } = await opened(member, undefined, 'group');
      const card = action === 'cancel' ? asked : waiting;
      expect(await presses(data(action), card)).toMatchObject({
        text: 'Это действие вам недоступно',
      });
      expect(telegram.callsOf('editMessageReplyMarkup')).toEqual([]);
    },
  );

  const reasons = readyReasonsFor('removal').map((text, reason) => [
    { text, callback_data: data({ reason }) },
  ]);
  const toChoose = [
    ...reasons,
    [{ text: 'Своими словами, в приложении', web_app: { url: screen } }],
    [{ text: 'Отмена', callback_data: data('cancel') }],
  ];

  it('ask why before somebody or something is hidden, and say it to the API', async () => {
    const card = reportCardMessage(reportCard({ subjectType: 'project' }), readerOf());
    const message = botMessage('Новая жалоба', { reply_markup: inlineKeyboard(card.buttons) });
    const { presses, calls, telegram } = await opened();
    const text = 'Выберите причину: её получит человек.';
    expect(await presses(data('askReason'), message)).toMatchObject({ text });
    expect(telegram.callsOf('editMessageReplyMarkup')).toEqual([
      expect.objectContaining({ reply_markup: { inline_keyboard: toChoose } }),
    ]);
    expect(decisions(calls)).toEqual([]);
    const chosen = botMessage('Новая жалоба', { reply_markup: { inline_keyboard: reasons } });
    expect(await presses(data({ reason: 1 }), chosen)).toMatchObject({ text: 'Скрыто от всех' });
    expect(decisions(calls)).toMatchObject([
      { body: { decision: 'block', comment: readyReasonsFor('removal')[1] } },
    ]);
  });

  it('ask why where an older card did not', async () => {
    const { presses, telegram } = await opened(refusing(refusal('reasonTooShort')));
    await presses(data('block'), asked);
    expect(telegram.callsOf('editMessageReplyMarkup')).toEqual([
      expect.objectContaining({ reply_markup: { inline_keyboard: toChoose } }),
    ]);
  });

  it('still ask on a card so old that Telegram does not show it to bots', async () => {
    const { presses, telegram } = await opened();
    await presses(data('askBlock'), { message_id: 7, date: 0 });
    expect(telegram.callsOf('editMessageReplyMarkup')).toHaveLength(1);
  });

  it('are gone once it is decided', () => {
    const decision: ReportCard['decision'] = {
      decision: 'dismiss',
      name: 'Вера Орлова',
      at: '2026-11-21T11:31:00.000Z',
      comment: null,
    };
    expect(reportCardMessage(reportCard({ decision }), groupReader).buttons).toEqual([]);
  });
});
