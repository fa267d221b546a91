import { fullName } from '#src/client/people/names.ts';
import { say } from '#src/client/language/language.ts';
import type { Pane } from '#src/client/state/selection.ts';
import { formsOf } from './applicant.ts';
import { actorOf, type Progress, stepNames, type StepName } from './steps.ts';
import {
  acts,
  actsOf,
  choose,
  closeNotice,
  open,
  openFromPhone,
  pressWords,
  titles,
  whyOpen,
  words,
} from './texts.ts';
import type { CardPlace, World } from './world.ts';
import {
  appOf,
  author,
  isAnswered,
  messageAt,
  messagesOf,
  newsSince,
  noticeButton,
  personOf,
  placeIn,
  wasAnswered,
} from './world.ts';

/** The first of these that is in sight, else the tab of the pane it is in. */
export interface Target {
  selectors: readonly string[];
  pane: Pane;
}

export interface Guide {
  title: string;
  text: string;
  target?: Target;
  offer?: { label: string; does: 'invite' | 'finish' | { step: StepName } };
}

type Act = Omit<Guide, 'title'>;

const byTestId = (testId: string) => `[data-testid="${testId}"]`;
const inChat = (...selectors: string[]): Target => ({ selectors, pane: 'chat' });
const inPhone = (...testIds: string[]): Target => ({
  selectors: testIds.map(byTestId),
  pane: 'phone',
});
const inPeople = (testId: string): Target => ({ selectors: [byTestId(testId)], pane: 'people' });
const inNotice: Target = { selectors: [`${byTestId('popup')} [data-last]`], pane: 'phone' };
const wholePhone = inPhone('phone-body');
const mainButton = inPhone('main-button', 'phone-body');

const buttonUnder = (messageId: number, data: string) =>
  `${byTestId(`message-${messageId}`)} [data-press="${data}"]`;

const starts: ReadonlySet<string | undefined> = new Set(['/open', '/']);

/** The newest, but rather one that names Kollab. */
function homeButton(world: World, telegramId: number) {
  const found = messagesOf(world, telegramId).flatMap(({ messageId, buttons }) => {
    const home = buttons
      .flat()
      .find(({ webApp }) => webApp && starts.has(URL.parse(webApp)?.pathname));
    return home?.webApp ? [{ messageId, text: home.text, webApp: home.webApp }] : [];
  });
  return found.findLast(({ text }) => text.includes('Kollab')) ?? found.at(-1);
}

function openApp(world: World, telegramId: number, why: string): Act {
  if (messagesOf(world, telegramId).length === 0) {
    return { text: acts.start, target: inChat(byTestId('start')) };
  }
  const home = homeButton(world, telegramId);
  return home
    ? { text: open(home.text, why), target: inChat(buttonUnder(home.messageId, home.webApp)) }
    : { text: openFromPhone(why), target: inPhone('open-app') };
}

function edit(world: World, telegramId: number): Act {
  const place = placeIn(appOf(world, telegramId));
  if (place === 'form') return { text: acts.editing, target: mainButton };
  if (place === 'page') return { text: acts.editAway, target: wholePhone };
  return { text: acts.edit, target: wholePhone };
}

function send(world: World, telegramId: number): Act {
  const place = placeIn(appOf(world, telegramId));
  return place === 'tabWithAction'
    ? { text: acts.send, target: mainButton }
    : { text: acts.sendAway, target: wholePhone };
}

const pressIn = (world: World, card: CardPlace, isWanted: (data: string) => boolean) =>
  messageAt(world, card)
    ?.buttons.flat()
    .find(({ data }) => data && isWanted(data));

const pressing = (
  { messageId }: CardPlace,
  { text, data }: { text: string; data?: string | null },
  words: (button: string) => string,
): Act => ({ text: words(text), target: inChat(buttonUnder(messageId, data ?? '')) });

function approve(world: World, card: CardPlace | undefined): Act {
  if (card === undefined) {
    return {
      text: acts.approveNothing,
      offer: { label: words.back, does: { step: 'edit' } },
    };
  }
  if (card.chatId < 0 && !world.showsGroup) {
    return { text: acts.approveGroup, target: inPeople('group') };
  }
  const yes = pressIn(world, card, (data) => data.startsWith('m:a:'));
  if (yes) return pressing(card, yes, pressWords.approve);
  const back = pressIn(world, card, (data) => /^m:[bc]:/.test(data));
  return back
    ? pressing(card, back, pressWords.approveReasons)
    : { text: pressWords.approveReasons(say('Назад', 'Back')) };
}

function accept(world: World, card: CardPlace | undefined): Act {
  const yes = card && pressIn(world, card, (data) => data.startsWith('a:a:'));
  return card && yes
    ? pressing(card, yes, pressWords.accept)
    : { text: acts.acceptNothing, offer: { label: words.back, does: { step: 'find' } } };
}

function read(
  world: World,
  telegramId: number,
  card: CardPlace,
  texts: [soon: string, now: string],
): Act {
  const news = newsSince(world, telegramId, card);
  if (news === undefined) return { text: texts[0] };
  return {
    text: texts[1],
    target: inChat(`${byTestId(`message-${news.messageId}`)} > :first-child`),
    offer: { label: words.skip, does: 'finish' },
  };
}

function heard(world: World, { profileCard }: Progress): Act {
  if (profileCard && isAnswered(world, profileCard)) {
    return read(world, author, profileCard, [acts.heard, acts.heardNow]);
  }
  return { text: acts.heardNothing, offer: { label: words.back, does: { step: 'approve' } } };
}

function joined(world: World, { applicationCard, applicant }: Progress): Act {
  const who = formsOf(applicant);
  if (applicationCard && isAnswered(world, applicationCard)) {
    const said: [string, string] = [actsOf.joined(who), actsOf.joinedNow(who)];
    const act = read(world, applicant, applicationCard, said);
    const news = newsSince(world, applicant, applicationCard);
    const meet = news?.buttons.flat().find(({ webApp }) => webApp?.includes('joined=1'));
    if (!news || !meet?.webApp) return act;
    const target = inChat(buttonUnder(news.messageId, meet.webApp));
    return { ...act, text: actsOf.joinedMeet(who, meet.text), target };
  }
  return {
    text: actsOf.joinedNothing(who),
    offer: { label: words.back, does: { step: 'accept' } },
  };
}

const actIn: Record<StepName, (world: World, progress: Progress, actor: number) => Act> = {
  start: (world, _, actor) => openApp(world, actor, whyOpen.first),
  open: (world, _, actor) => openApp(world, actor, whyOpen.first),
  edit: (world, _, actor) => edit(world, actor),
  send: (world, _, actor) => send(world, actor),
  approve: (world, { profileCard }) => approve(world, profileCard),
  heard,
  arrive: (world, _, actor) => openApp(world, actor, whyOpen.seeking),
  find: () => ({ text: acts.find, target: wholePhone }),
  apply: (_, __, actor) => ({ text: actsOf.apply(formsOf(actor)), target: mainButton }),
  accept: (world, { applicationCard }) => accept(world, applicationCard),
  joined,
};

const seeking = new Set<StepName>(['arrive', 'find', 'apply']);

function needsGuest(step: StepName, world: World, { applicant, applicationCard }: Progress) {
  const person = personOf(world, applicant);
  if (!seeking.has(step) || applicationCard !== undefined || !person) return false;
  return wasAnswered(world, fullName(person));
}

export function guideTo(world: World, progress: Progress): Guide {
  const { step, applicant } = progress;
  const who = formsOf(applicant);
  const title = titles[step](who);
  if (step === 'end') return { title, text: acts.end };
  if (needsGuest(step, world, progress)) {
    return { title, text: actsOf.invite(who), offer: { label: words.invite, does: 'invite' } };
  }
  const actor = actorOf(step, progress);
  const isInGroup = world.showsGroup && (progress.profileCard?.chatId ?? 0) < 0;
  const isThere = world.telegramId === actor && (!world.showsGroup || isInGroup);
  if (!isThere) {
    return { title, text: choose[step](who), target: inPeople(`person-${actor}`) };
  }
  if (personOf(world, actor)?.blocked) {
    return { title, text: acts.unblock, target: inChat(byTestId('unblock')) };
  }
  const notice = noticeButton(appOf(world, actor));
  if (notice) return { title, text: closeNotice(notice.text), target: inNotice };
  return { title, ...actIn[step](world, progress, actor) };
}

/** From 1; after the last step, how many there are. */
export const placeOf = (step: Progress['step']): number =>
  step === 'end' ? stepNames.length : stepNames.indexOf(step) + 1;
