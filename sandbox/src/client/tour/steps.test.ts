import { describe, expect, test } from 'vitest';
import { newcomer, student } from '#src/people/people.ts';
import { freshApp } from '#src/client/protocol/app-state.ts';
import type { Message } from '#src/control/common/shapes.ts';
import { guideTo } from './guide.ts';
import { advance, beginning, nextStep, type Progress, stepNames } from './steps.ts';
import { acts, closeNotice, openFromPhone, pressWords, whyOpen } from './texts.ts';
import { author, moderator, owner, type World } from './world.ts';

const applicant = student.telegramId;
const button = (text: string) => ({ text, isVisible: true });

let lastId = 0;
const message = (part: Partial<Message> & Pick<Message, 'from'>): Message => ({
  messageId: (lastId += 1),
  text: '',
  buttons: [],
  date: '2026-11-21T12:00:00.000Z',
  ...part,
});
const said = (text: string, ...data: string[]) =>
  message({ from: 'bot', text, buttons: [data.map((one) => ({ text: one, data: one }))] });

const people = [newcomer, student].map(({ telegramId, firstName, lastName, role }) => ({
  telegramId,
  firstName,
  lastName,
  role,
}));
const empty: World = {
  people,
  messages: {},
  group: undefined,
  groupMessages: [],
  sessions: [],
  telegramId: author,
  showsGroup: false,
  opening: undefined,
};

const inApp = (telegramId: number, main: string, hasBackButton: boolean) => {
  const app = freshApp('ios');
  const mainButton = { ...app.mainButton, ...button(main), isVisible: main !== '' };
  return { telegramId, isLoaded: true, app: { ...app, mainButton, hasBackButton } };
};

const notice = (text: string, button: string) => ({
  kind: 'popup' as const,
  title: '',
  message: text,
  buttons: [{ id: '', type: 'ok' as const, text: button }],
});

const ask = said('Профиль на проверке', `m:a:${author}:1`, `m:r:${author}:1`);
const asked = (world: World, chat = moderator, card = ask): World => ({
  ...world,
  messages: { ...world.messages, [chat]: [card] },
});
const answered = { ...ask, text: 'Профиль одобрен', buttons: [] };
const at = (step: Progress['step'], change: Partial<Progress> = {}): Progress => ({
  ...beginning,
  step,
  ...change,
});
const place = { chatId: moderator, messageId: ask.messageId, date: ask.date };

describe('the tour goes on by what has happened', () => {
  test('nothing happened: it stays, as the same object', () => {
    expect(advance(beginning, empty)).toBe(beginning);
  });

  test('what was done before is not asked for again', () => {
    const world = {
      ...empty,
      messages: { [author]: [message({ from: 'person' }), said('Рады видеть вас')] },
      sessions: [inApp(author, '', false)],
    };
    expect(advance(beginning, world)).toMatchObject({ step: 'edit', done: 'open' });
  });

  test('an editor is no draft yet, the profile’s main button is one', () => {
    const editing = { ...empty, sessions: [inApp(author, 'Save', true)] };
    expect(advance(at('edit'), editing).step).toBe('edit');
    const drafted = inApp(author, 'Send', false);
    const mainButton = { ...drafted.app.mainButton, isActive: false };
    const unchanged = { ...drafted, app: { ...drafted.app, mainButton } };
    expect(advance(at('edit'), { ...empty, sessions: [unchanged] }).step).toBe('edit');
    expect(advance(at('edit'), { ...empty, sessions: [drafted] }).step).toBe('send');
  });

  test.each([moderator, -100])('a card in the chat %d is what was sent', (chat) => {
    const group = chat < 0 ? { telegramId: chat } : undefined;
    const world = { ...asked(empty, chat), group, groupMessages: chat < 0 ? [ask] : [] };
    const progress = advance(at('edit'), world);
    expect(progress).toMatchObject({ step: 'approve', profileCard: { ...place, chatId: chat } });
  });

  test('somebody else’s card is not', () => {
    const other = said('Профиль на проверке', `m:a:${author}1:1`);
    expect(advance(at('send'), asked(empty, moderator, other)).step).toBe('send');
  });

  test('reasons to choose from are no decision, a card without questions is one', () => {
    const progress = at('approve', { profileCard: place });
    const choosing = { ...ask, buttons: [[{ text: 'Назад', data: `m:b:${author}:1` }]] };
    expect(advance(progress, asked(empty, moderator, choosing)).step).toBe('approve');
    expect(
      guideTo({ ...asked(empty, moderator, choosing), telegramId: moderator }, progress),
    ).toMatchObject({
      text: pressWords.approveReasons('Назад'),
    });
    expect(
      advance(progress, asked({ ...empty, telegramId: moderator }, moderator, answered)).step,
    ).toBe('heard');
  });

  test('an answer is seen by who looks at the chat that has it, and not before the bot wrote', () => {
    const progress = at('heard', { profileCard: place });
    const decided = asked(empty, moderator, answered);
    expect(advance(progress, decided)).toBe(progress);
    const told = { ...decided, messages: { ...decided.messages, [author]: [said('Одобрен')] } };
    expect(advance(progress, { ...told, telegramId: moderator })).toBe(progress);
    expect(advance(progress, told)).toMatchObject({ step: 'heard', seen: 'heard' });
    const reply = [message({ from: 'person' }), said('Рады видеть вас')];
    const greeted = { ...decided, messages: { ...decided.messages, [author]: reply } };
    expect(advance(progress, greeted)).toBe(progress);
  });

  test('an answer that was seen is over by a press under it, or by turning to somebody else', () => {
    const decided = asked(empty, moderator, answered);
    const told = { ...decided, messages: { ...decided.messages, [author]: [said('Одобрен')] } };
    const seen = advance(at('heard', { profileCard: place }), told);
    expect(advance(seen, told)).toBe(seen);
    const over = { step: 'arrive', done: 'heard' };
    expect(advance(seen, { ...told, opening: author })).toMatchObject(over);
    expect(advance(seen, { ...told, telegramId: applicant })).toMatchObject(over);
  });

  test('what the mini-app says over itself is closed first, or left behind', () => {
    const sent = { ...asked(empty), sessions: [inApp(author, '', false)] };
    const app = { ...freshApp('ios'), dialog: notice('Отправлено', 'OK') };
    const saying = { ...sent, sessions: [{ telegramId: author, isLoaded: true, app }] };
    const progress = advance(at('send'), saying);
    expect(progress.step).toBe('send');
    expect(guideTo(saying, progress)).toMatchObject({
      text: closeNotice('OK'),
      target: { pane: 'phone' },
    });
    expect(advance(progress, sent).step).toBe('approve');
    expect(advance(progress, { ...saying, telegramId: moderator }).step).toBe('approve');
  });

  test('an application comes to the owner of the project, by the applicant’s own id', () => {
    const card = said('Новый отклик', `a:a:x:y:${applicant.toString(36)}`);
    const foreign = said('Новый отклик', `a:a:x:y:${author.toString(36)}`);
    expect(advance(at('find'), asked(empty, owner, foreign)).step).toBe('find');
    expect(advance(at('find'), asked(empty, owner, card)).step).toBe('accept');
  });

  test('after the last step there is nothing more', () => {
    expect(nextStep('joined')).toBe('end');
    expect(nextStep('end')).toBe('end');
    expect(advance(at('end'), asked(empty)).step).toBe('end');
  });
});

describe('the tour says what to do as things stand', () => {
  test('of every step it says who has to be chosen first', () => {
    for (const step of stepNames) {
      const { text, target } = guideTo({ ...empty, telegramId: 1 }, at(step));
      expect(text).toMatch(/^(?:Выберите среди людей|Вернитесь к) /);
      expect(target?.pane).toBe('people');
    }
  });

  test('the app is opened by the newest button that leads to its start, by its name', () => {
    const key = (text: string, path: string) =>
      message({ from: 'bot', buttons: [[{ text, webApp: `http://127.0.0.1:3000${path}` }]] });
    const home = key('Открыть Kollab', '/open');
    const news = key('Открыть проект', '/project/1/details');
    const world = { ...empty, messages: { [author]: [home, news] } };
    expect(guideTo(world, at('open'))).toMatchObject({
      text: expect.stringContaining('«Открыть Kollab»'),
      target: { selectors: [expect.stringContaining(`message-${home.messageId}`)] },
    });
    const approved = key('Открыть профиль', '/');
    const textOf = (messages: Message[]) =>
      guideTo({ ...empty, messages: { [author]: messages } }, at('open')).text;
    expect(textOf([home, approved])).toContain('«Открыть Kollab»');
    expect(textOf([approved, home])).toContain('«Открыть Kollab»');
    expect(textOf([approved])).toContain('«Открыть профиль»');
    const onlyNews = { ...empty, messages: { [author]: [news] } };
    expect(guideTo(onlyNews, at('open')).text).toBe(openFromPhone(whyOpen.first));
  });

  test('who blocked the bot has to let it in again', () => {
    const world = { ...empty, people: people.map((one) => Object.assign({ blocked: true }, one)) };
    expect(guideTo(world, beginning).text).toBe(acts.unblock);
  });

  test('where nothing waits for a decision it leads back to where it comes from', () => {
    expect(guideTo({ ...empty, telegramId: moderator }, at('approve'))).toMatchObject({
      text: acts.approveNothing,
      offer: { does: { step: 'edit' } },
    });
    expect(guideTo({ ...empty, telegramId: owner }, at('accept'))).toMatchObject({
      text: acts.acceptNothing,
      offer: { does: { step: 'find' } },
    });
    expect(guideTo(empty, at('heard')).offer?.does).toEqual({ step: 'approve' });
  });

  test('the newest news is pointed at, and read by a press', () => {
    const decided = asked(empty, moderator, answered);
    const progress = at('heard', { profileCard: place });
    expect(guideTo(decided, progress)).toEqual({ title: 'Аня узнаёт ответ', text: acts.heard });
    const [older, newest] = [said('Одобрен'), said('И проект одобрен')];
    const told = { ...decided, messages: { ...decided.messages, [author]: [older, newest] } };
    expect(guideTo(told, progress)).toMatchObject({
      text: acts.heardNow,
      target: { selectors: [expect.stringContaining(`message-${newest.messageId}"`)] },
      offer: { does: 'finish' },
    });
  });

  test.each(['Принят', 'Отклонён', 'Declined'])(
    'after an application that was «%s» somebody new is invited',
    (word) => {
      const card = said(`Отклик\nИлья Петров\n\n${word}`);
      const world = { ...asked(empty, owner, card), telegramId: applicant };
      expect(guideTo(world, at('find')).offer?.does).toBe('invite');
      expect(guideTo(world, at('find', { applicant: 8 })).offer).toBeUndefined();
      expect(
        guideTo(asked(world, owner, said('Илья Петров смотрит')), at('find')).offer,
      ).toBeUndefined();
    },
  );
});
