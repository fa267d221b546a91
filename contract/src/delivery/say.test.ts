import { describe, expect, it } from 'vitest';
import { linesOf, plainText } from '#src/messages/rich-text.ts';
import { say } from './say.ts';
import { everyEvent } from '#test/every-event.ts';
import { type InboxEvent, kindsInChatOnly, settingOf } from './events.ts';

const locales = ['ru', 'en'] as const;

const ordinary = everyEvent({ name: 'Lisa', project: 'Bot', vacancy: 'Designer', text: 'Why not' });
const smiles = '😀'.repeat(4000);
const longest = everyEvent({ name: smiles, project: smiles, vacancy: smiles, text: smiles });
const unwritten = everyEvent({ name: 'Lisa', project: '', vacancy: 'Designer', text: '' });

const casesOf = (events: Record<string, InboxEvent>) =>
  Object.entries(events).flatMap(([title, event]) =>
    locales.map((locale) => ({ title, event, locale })),
  );
const cases = casesOf(ordinary);

const textOf = (event: InboxEvent, locale: 'ru' | 'en') => plainText(say(event, locale).text);

it('has other quotes within quotes', () => {
  const event = {
    kind: 'applicationExpired',
    projectId: 'p',
    projectName: 'Приют «Хвост»',
    vacancyId: 'v',
    vacancyTitle: '«Рука» на выходных',
  } as const;
  const said = textOf(event, 'ru');
  expect(said).toContain('«Приют „Хвост“»');
  expect(said).toContain('«„Рука“ на выходных»');
});

it.each([
  ['opened', 'Войти в чат команды'],
  ['removed', 'Чат и встречи'],
  ['rights', 'Чат и встречи'],
] as const)('of the chat leads to the screen of its team: %s', (change, label) => {
  const event = { kind: 'roomChanged', projectId: 'p', projectName: 'Карта', change } as const;
  const target = { screen: 'team', projectId: 'p' };
  expect(say(event, 'ru').action).toEqual({ label, target });
});

it('is tried with every kind', () => {
  const kinds = Object.keys(settingOf).filter((kind) => !kindsInChatOnly.has(kind));
  const tried = new Set<string>(Object.values(ordinary).map(({ kind }) => kind));
  expect([...tried].toSorted()).toEqual(kinds.toSorted());
});

describe('what is said', () => {
  it.each(cases)('is whole: $title in $locale', ({ event, locale }) => {
    const { text, action } = say(event, locale);
    const said = plainText(text);
    expect(said).not.toMatch(/undefined|null|NaN|\[object/);
    expect(linesOf(text)[0]).not.toEqual([]);
    expect(said).toBe(said.trim());
    expect(said).not.toMatch(/\n{3}/);
    expect(action?.label ?? 'None').toMatch(/^\p{Lu}/u);
  });

  it.each(casesOf(longest))(
    'is one message however much is written: $title in $locale',
    ({ event, locale }) => expect(textOf(event, locale).length).toBeLessThanOrEqual(4096),
  );

  it.each(casesOf(unwritten))(
    'has no gaps where nothing is written: $title in $locale',
    ({ event, locale }) =>
      expect(textOf(event, locale)).not.toMatch(/\n{3}|undefined|«»|“”|(?:Причина|Reason): *$/),
  );

  it.each(cases.filter(({ locale }) => locale === 'en'))('is English: $title', ({ event }) => {
    const { text, action } = say(event, 'en');
    expect(`${plainText(text)}${action?.label ?? ''}`).not.toMatch(/\p{Script=Cyrillic}/u);
  });

  it.each(Object.entries(ordinary))(
    'leads to the same screen in both languages: %s',
    (_, event) => {
      const [russian, english] = locales.map((locale) => say(event, locale));
      expect(russian?.action?.target).toEqual(english?.action?.target);
      expect(russian?.action?.label).not.toBe(russian?.action ? english?.action?.label : null);
    },
  );

  it.each([
    ['profileApproved', /профиль одобрен/, /profile is approved/, 'approved'],
    [
      'profileApproved, an edit',
      /видят все: короткий статус, навыки, ВУЗ\.$/,
      /see them now: short status, skills, university\.$/,
      'home',
    ],
    [
      'profileRejected',
      /черновик[^]*Причина: Why not/,
      /draft[^]*Reason: Why not/,
      'moderationStatus',
    ],
    [
      'profileRejected in part',
      /частично[^]*\nLinks: Why not/,
      /in part[^]*\nLinks: Why not/,
      'moderationStatus',
    ],
    ['projectApproved', /Проект «Bot» одобрен/, /“Bot” is approved/, 'project'],
    ['projectRejected', /Проект «Bot» не прошёл/, /“Bot” did not pass/, 'editProject'],
    [
      'projectRejected, an edit in part',
      /«Bot» одобрена частично/,
      /“Bot”.*in part/,
      'editProject',
    ],
    ['applicationAccepted', /приняли[^]*«Designer»[^]*Lisa$/, /“Designer”[^]*Lisa$/, 'joined'],
    ['applicationRejected', /отклонён[^]*Why not$/, /declined[^]*Why not$/, 'ownApplications'],
    ['vacancyClosed', /«Designer».*закрыта/, /“Designer”.*closed/, 'ownApplications'],
    ['projectClosed', /«Bot» закрыт\.$/, /“Bot” is closed\.$/, undefined],
    [
      'vacancyMatched, of several',
      /подходят люди:\n• «Designer»: 12 человек\n• «Writer»: 1 человек$/,
      /“Designer”: 12 people\n• “Writer”: 1 person$/,
      'project',
    ],
    ['projectStopped, finished', /«Bot» завершён/, /“Bot” is finished/, 'finished'],
    ['projectStopped, silence', /«Bot» встал на паузу/, /“Bot” is paused/, 'project'],
    ['projectReopened', /«Bot» снова открыт\.$/, /“Bot” is open again\.$/, 'project'],
    ['projectReopened to an applicant', /отклик снова ждёт/, /is pending again/, 'ownApplications'],
    ['projectClosed to an applicant', /ваш отклик/, /your application/, 'ownApplications'],
    ['invitationDeclined', /Lisa не сможет/, /Lisa cannot join/, 'project'],
    ['membershipChanged, becameOwner', /вы владелец/, /You now own/, 'project'],
    ['contactAccepted', /принята[^]*Lisa$/, /accepted[^]*Lisa$/, 'user'],
    ['contactDeclined', /отклонена.*Lisa/, /declined.*Lisa/, undefined],
    ['reportDecided, profile, dismiss', /Lisa нарушений нет/, /Lisa breaks no rules/, undefined],
    ['reportDecided, project, block', /«Lisa» снят/, /“Lisa” was taken down/, undefined],
    ['reportDecided, profile, suspend', /приостановлен/, /suspended/, undefined],
    ['roleChanged, gained', /вы модератор/, /are now a moderator/, 'queue'],
    ['roleChanged, lost', /больше не модератор/, /no longer a moderator/, undefined],
    ['deletionScheduled', /удалён 23 ноября, 14:31 МСК/, /on 23 November, 14:31 MSK/, 'account'],
    ['deletionCancelled', /остаётся/, /stays/, undefined],
    [
      'profileSanctioned, warned',
      /предупреждает[^]*Why not/,
      /warns you[^]*Why not/,
      'restriction',
    ],
    ['profileSanctioned, blocked', /скрыт[^]*Why not/, /hidden[^]*Why not/, 'restriction'],
    ['profileSanctioned, released', /сняты/, /lifted/, undefined],
    ['projectTakenDown', /«Bot» снят[^]*Why not/, /“Bot” was taken down/, 'project'],
    ['applicationCard, Pending', /^Новый отклик\nLisa/, /^New application\nLisa/, 'application'],
    [
      'applicationCard, Accepted',
      /Принят\n[^]*Lisa$/,
      /Accepted\n[^]*Lisa$/,
      'projectApplications',
    ],
    ['invitationCard, invited', /Lisa приглашает/, /Lisa invites you/, 'project'],
    ['invitationCard, cancelled', /больше не действует/, /no longer valid/, undefined],
    ['contactRequestCard, pending', /^Просьба о контакте\nLisa/, /^Contact request\nLisa/, 'user'],
    ['contactRequestCard, accepted', /Контакт передан/, /Contact shared/, 'user'],
    ['contactRequestCard, declined', /Вы отказались/, /You declined/, 'user'],
    ['contactRequestCard, withdrawn', /не действует/, /no longer valid/, undefined],
  ])('tells what happened: %s', (title, russian, english, screen) => {
    const event = ordinary[title];
    if (!event) throw new Error(`No event is called ${title}`);
    expect(textOf(event, 'ru')).toMatch(russian);
    expect(textOf(event, 'en')).toMatch(english);
    expect(say(event, 'ru').action?.target.screen).toBe(screen);
  });

  it('makes names bold and people links to write to', () => {
    const bare = { telegramId: 1001, name: 'Lisa', url: null };
    const { text } = say({ kind: 'contactAccepted', contact: bare }, 'ru');
    expect(text.at(-1)).toEqual({ text: 'Lisa', url: 'tg://user?id=1001' });
    const named = { ...bare, url: 'https://t.me/lisa' };
    expect(say({ kind: 'contactAccepted', contact: named }, 'en').text.at(-1)).toEqual({
      text: 'Lisa',
      url: 'https://t.me/lisa',
    });
    expect(say({ kind: 'contactDeclined', name: 'Lisa' }, 'ru').text).toContainEqual({
      text: 'Lisa',
      bold: true,
    });
  });

  it('names who is out of sight without a link', () => {
    const stranger = { telegramId: null, name: 'Lisa', url: null };
    for (const title of ['applicationAccepted', 'membershipChanged, becameOwner']) {
      const event = ordinary[title];
      const person = event?.kind === 'membershipChanged' ? { person: stranger } : {};
      const contact = event?.kind === 'applicationAccepted' ? { contact: stranger } : {};
      const apart = { ...event, ...person, ...contact } as InboxEvent;
      for (const locale of locales) {
        expect(textOf(apart, locale)).toBe(event && textOf(event, locale));
        expect(say(apart, locale).text).toContain('Lisa');
        expect(say(apart, locale).text).not.toContainEqual(
          expect.objectContaining({ url: expect.anything() }),
        );
      }
    }
  });

  it('offers nothing to who may not decide on an application', () => {
    const event = ordinary['applicationCard, not to decide'];
    expect(event && say(event, 'ru').action).toBeNull();
  });

  it('is not made up for an event nobody knows', () => {
    const event = { kind: 'surprise' } as unknown as InboxEvent;
    expect(() => say(event, 'en')).toThrow('surprise');
    const ofProject = { ...event, projectId: '1', projectName: 'Bot' } as unknown as InboxEvent;
    expect(() => say(ofProject, 'en')).toThrow('surprise');
  });
});

it('nothing in an owner’s own words of a rejection is a link', () => {
  const { text } = say(
    {
      kind: 'applicationRejected',
      projectId: 'a',
      projectName: 'Карта',
      vacancyId: 'b',
      vacancyTitle: 'Раз',
      reason: 'Пишите на https://evil.example или @evil_bot',
    },
    'ru',
  );
  const inertWords = text.flatMap((piece) =>
    typeof piece !== 'string' && 'inert' in piece ? [piece.text] : [],
  );
  expect(inertWords).toEqual(['https://evil.example', '@evil_bot']);
});
