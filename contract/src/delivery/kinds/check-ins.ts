import * as z from 'zod/mini';
import { messages } from '#src/messages/languages.ts';
import { personLink, projectName } from '#src/messages/names.ts';
import { PersonInNews } from '#src/schemas/people/contacts.ts';
import { CheckInAnswer } from '#src/schemas/work/check-ins.ts';
import { OfProject, type Say, type Settings, withProject } from './parts.ts';

export const CheckInCard = z.extend(OfProject, {
  checkInId: z.string(),
  state: z.enum(['open', 'over']),
  answer: z.nullable(CheckInAnswer),
  isOwner: z.boolean(),
});
export type CheckInCard = z.output<typeof CheckInCard>;

/** To the owner of a project of which nobody says how it goes. */
export const ProjectCheckCard = z.extend(OfProject, {
  state: z.enum(['asked', 'goesOn', 'paused', 'over']),
});
export type ProjectCheckCard = z.output<typeof ProjectCheckCard>;

export const checkInKinds = [
  z.object({ kind: z.literal('checkInCard'), card: CheckInCard }),
  z.object({ kind: z.literal('projectCheckCard'), card: ProjectCheckCard }),
  z.extend(OfProject, { kind: z.literal('somebodyMissing'), person: PersonInNews }),
] as const;
type Event = z.output<(typeof checkInKinds)[number]>;

export const checkInSettings = {
  checkInCard: 'reminders',
  projectCheckCard: 'reminders',
  somebodyMissing: 'team',
} satisfies Settings<Event>;

export const checkInMessages: Say<Event> = {
  checkInCard({ card }, locale) {
    const { checkIn } = messages[locale];
    const project = projectName(card.projectName, locale);
    if (card.state === 'over') return withProject(checkIn.over(project), card, locale);
    const text =
      card.answer === null ? checkIn.asked(project) : checkIn.answered(project, card.answer);
    return withProject(text, card, locale);
  },
  projectCheckCard({ card }, locale) {
    const tell = messages[locale].projectCheck[card.state];
    return withProject(tell(projectName(card.projectName, locale)), card, locale);
  },
  somebodyMissing(event, locale) {
    const { somebodyMissing } = messages[locale].checkIn;
    const project = projectName(event.projectName, locale);
    const text = somebodyMissing(project, personLink(event.person));
    const target = { screen: 'newVacancy', projectId: event.projectId } as const;
    return { text, action: { label: messages[locale].actions.newVacancy, target } };
  },
};
