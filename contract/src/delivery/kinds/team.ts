import * as z from 'zod/mini';
import type { Locale } from '#src/rules/locale.ts';
import { messages } from '#src/messages/languages.ts';
import { personLink, personName, projectName } from '#src/messages/names.ts';
import { Contact, PersonInNews } from '#src/schemas/people/contacts.ts';
import { OfProject, type Say, type Settings, withProject } from './parts.ts';

export const InvitationCard = z.extend(OfProject, {
  ownerName: z.string(),
  state: z.enum(['invited', 'member', 'declined', 'cancelled']),
});
export type InvitationCard = z.output<typeof InvitationCard>;

export const HandOverCard = z.extend(OfProject, {
  ownerName: z.string(),
  state: z.enum(['open', 'accepted', 'declined', 'over']),
});
export type HandOverCard = z.output<typeof HandOverCard>;

export const teamKinds = [
  z.object({ kind: z.literal('invitationCard'), card: InvitationCard }),
  z.extend(OfProject, { kind: z.literal('invitationAccepted'), contact: Contact }),
  z.extend(OfProject, { kind: z.literal('invitationDeclined'), name: z.string() }),
  z.object({ kind: z.literal('handOverCard'), card: HandOverCard }),
  /** To who offered a project: what the member `name` answered, or that they did not. */
  z.extend(OfProject, {
    kind: z.literal('handOverAnswered'),
    answer: z.enum(['accepted', 'declined', 'none']),
    name: z.string(),
  }),
  /** `person`: who joined or left, or whoever took the reader out or handed the project over. */
  z.extend(OfProject, {
    kind: z.literal('membershipChanged'),
    change: z.enum(['joined', 'left', 'removed', 'becameOwner']),
    person: PersonInNews,
  }),
  /** To the team, that it has a chat; to its owner, why the bot lets nobody into it any more. */
  z.extend(OfProject, {
    kind: z.literal('roomChanged'),
    change: z.enum(['opened', 'removed', 'rights']),
  }),
] as const;
type Event = z.output<(typeof teamKinds)[number]>;

export const teamSettings = {
  invitationCard: 'invitations',
  invitationAccepted: 'invitations',
  invitationDeclined: 'invitations',
  handOverCard: 'team',
  handOverAnswered: 'team',
  membershipChanged: 'team',
  roomChanged: 'team',
} satisfies Settings<Event>;

export const teamMessages: Say<Event> = {
  invitationCard({ card }, locale) {
    const tell = messages[locale].invitation[card.state];
    const text = tell(projectName(card.projectName, locale), personName(card.ownerName));
    const mayOpen = card.state === 'invited' || card.state === 'member';
    return mayOpen ? withProject(text, card, locale) : { text, action: null };
  },
  invitationAccepted(event, locale) {
    const { news } = messages[locale];
    const project = projectName(event.projectName, locale);
    return withProject(news.invitationAccepted(project, personLink(event.contact)), event, locale);
  },
  invitationDeclined(event, locale) {
    const { news } = messages[locale];
    const project = projectName(event.projectName, locale);
    return withProject(news.invitationDeclined(project, personName(event.name)), event, locale);
  },
  handOverCard({ card }, locale) {
    const tell = messages[locale].handOver[card.state];
    const text = tell(projectName(card.projectName, locale), personName(card.ownerName));
    return card.state === 'over' ? { text, action: null } : withProject(text, card, locale);
  },
  handOverAnswered(event, locale) {
    const tell = messages[locale].handOverAnswered[event.answer];
    const text = tell(projectName(event.projectName, locale), personName(event.name));
    return withProject(text, event, locale);
  },
  membershipChanged(event, locale) {
    const tell = messages[locale].change[event.change];
    const { person } = event;
    const project = projectName(event.projectName, locale);
    return withProject(tell(project, personLink(person), personName(person.name)), event, locale);
  },
  roomChanged(event, locale) {
    const { room, actions } = messages[locale];
    const text = room[event.change](projectName(event.projectName, locale));
    const label = event.change === 'opened' ? actions.enterRoom : actions.openRoom;
    return { text, action: { label, target: { screen: 'team', projectId: event.projectId } } };
  },
};

export const sayChooseChat = (locale: Locale) => messages[locale].actions.chooseChat;
