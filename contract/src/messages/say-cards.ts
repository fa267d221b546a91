import { limits } from '#src/rules/limits.ts';
import { cut, cutLine } from './cut.ts';
import { messages } from './languages.ts';
import type { Locale } from '#src/rules/locale.ts';
import { personLink, personName, projectName, vacancyTitle } from './names.ts';
import { bold, inert, joinRich, rich, type RichText } from './rich-text.ts';
import type { Said } from './said.ts';
import type { ContactRequestCard } from '#src/schemas/people/contacts.ts';
import { sayMatch } from './say-match.ts';
import type {
  ApplicationCard,
  CallCard,
  HandOverCard,
  InvitationCard,
} from '#src/schemas/delivery/notifications.ts';

/** Room for a letter of emoji beside the names. */
const letterUnits = 3000;

/** An application to its project's owner; once decided it says so. */
export function sayApplication(card: ApplicationCard, locale: Locale): Said {
  const texts = messages[locale].application;
  const { status, contact } = card;
  const vacancy = vacancyTitle(card.vacancyTitle);
  const head = [
    [bold(status === 'Pending' ? texts.title : texts.decidedTitle)],
    whoLine(card),
    ...(card.isFromStranger ? [[messages[locale].contactRequest.stranger]] : []),
    [texts.vacancy(vacancy, projectName(card.projectName, locale))],
  ];
  const letter = cut(card.coverLetter, limits.coverLetter, letterUnits);
  const decided = card.mayAcceptLate
    ? texts.unanswered
    : status !== 'Pending' && texts.statuses[status];
  const outcome = decided ? [[bold(decided)]] : [];
  return {
    text: paragraphs(head, [written(letter, card)], [...outcome, ...introduction(contact, locale)]),
    action: applicationAction(card, locale),
  };
}

function applicationAction(card: ApplicationCard, locale: Locale): Said['action'] {
  const { actions } = messages[locale];
  const { projectId, vacancyId, telegramId, status, mayDecide } = card;
  if (status !== 'Pending') {
    const target = { screen: 'projectApplications', projectId } as const;
    return { label: actions.allApplications, target };
  }
  if (!mayDecide) return null;
  const target = { screen: 'application', projectId, vacancyId, telegramId } as const;
  return { label: actions.openApplication, target };
}

/** An invitation to the invited person; once answered it says so and asks no more. */
export function sayInvitation(card: InvitationCard, locale: Locale): Said {
  const { invitation, actions } = messages[locale];
  const { state, projectId } = card;
  const tell = invitation[state];
  const mayOpen = state === 'invited' || state === 'member';
  return {
    text: tell(projectName(card.projectName, locale), personName(card.ownerName)),
    action: mayOpen
      ? { label: actions.openProject, target: { screen: 'project', projectId } }
      : null,
  };
}

/** An offer to own a project to whom it is made; once it is answered it says so and asks no more. */
export function sayHandOver(card: HandOverCard, locale: Locale): Said {
  const { handOver, actions } = messages[locale];
  const { projectId, state, projectName: project, ownerName } = card;
  const tell = handOver[state];
  return {
    text: tell(projectName(project, locale), personName(ownerName)),
    action:
      state === 'over'
        ? null
        : { label: actions.openProject, target: { screen: 'project', projectId } },
  };
}

/** A call to apply to whom it calls, with why; once answered it says so and asks no more. */
export function sayCall(card: CallCard, locale: Locale): Said {
  const { call, actions } = messages[locale];
  const { projectId, vacancyId, state, match } = card;
  const [project, vacancy] = [
    projectName(card.projectName, locale),
    vacancyTitle(card.vacancyTitle),
  ];
  const outcome = state === 'open' ? [] : [[bold(call.states[state])]];
  return {
    text: paragraphs(
      [call.called(personName(card.ownerName), project, vacancy)],
      match && state === 'open' ? [[sayMatch(match, locale)]] : [],
      outcome,
    ),
    action:
      state === 'over'
        ? null
        : { label: actions.look, target: { screen: 'vacancy', projectId, vacancyId } },
  };
}

/** A request for contact to the person who is asked; once answered it says so. */
export function sayContactRequest(card: ContactRequestCard, locale: Locale): Said {
  const { contactRequest: texts, actions } = messages[locale];
  const { state, telegramId } = card;
  const outcome = state === 'pending' ? [] : [[bold(texts.states[state])]];
  return {
    text: paragraphs(
      [[bold(texts.title)], whoLine(card), ...(card.isFromStranger ? [[texts.stranger]] : [])],
      [written(cut(card.text, limits.contactText), card)],
      [...outcome, ...introduction(card.contact, locale)],
    ),
    // Whoever left has no number that Telegram gives.
    action:
      telegramId > 0 && state !== 'withdrawn'
        ? { label: actions.openProfile, target: { screen: 'user', telegramId } }
        : null,
  };
}

const written = (text: string, { isFromStranger }: { isFromStranger?: boolean | undefined }) =>
  isFromStranger ? inert(text) : [text];

function whoLine({ name, statusShort }: { name: string; statusShort: string }): RichText {
  const status = cutLine(statusShort, limits.statusShort);
  const who = bold(personName(name));
  return status === '' ? [who] : rich`${who}, ${status}`;
}

const introduction = (contact: ApplicationCard['contact'], locale: Locale): RichText[] =>
  contact ? [messages[locale].introduction(personLink(contact))] : [];

/** Paragraphs of lines; nothing is left of empty ones. */
export const paragraphs = (...parts: RichText[][]): RichText =>
  joinRich(
    parts.map((lines) => joinRich(lines, '\n')),
    '\n\n',
  );
