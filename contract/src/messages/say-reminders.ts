import { messages } from './languages.ts';
import type { Locale } from '#src/rules/locale.ts';
import { timeIn } from './moment.ts';
import { personName, projectName, vacancyTitle } from './names.ts';
import { bold } from './rich-text.ts';
import type { Said } from './said.ts';
import { paragraphs } from './say-cards.ts';
import type { VacancyCheckCard, WaitingCard } from '#src/schemas/delivery/notifications.ts';

/** What waits for an owner, and what closed without an answer. */
export function sayWaiting(
  { count, applications, closesInDays, unanswered }: WaitingCard,
  locale: Locale,
): Said {
  const { waiting, actions } = messages[locale];
  const [first = unanswered] = applications;
  if (!first) return { text: [waiting.done], action: null };
  const action = {
    label: actions.allApplications,
    target: { screen: 'projectApplications', projectId: first.projectId },
  } as const;
  const closed = unanswered
    ? [waiting.unanswered(unanswered.count, timeIn(locale).day(unanswered.acceptableUntil))]
    : [];
  if (count === 0) return { text: closed, action };
  const more = count - applications.length;
  return {
    text: paragraphs(
      [[bold(waiting.title(count))]],
      [
        ...applications.map(({ name, vacancyTitle: vacancy, projectName: project }) =>
          waiting.one(personName(name), vacancyTitle(vacancy), projectName(project, locale)),
        ),
        ...(more > 0 ? [[waiting.more(more)]] : []),
      ],
      closesInDays === null ? [] : [[waiting.closes(closesInDays, count)]],
      closed.length > 0 ? [closed] : [],
    ),
    action,
  };
}

/** Whether a vacancy still looks for somebody, and what became of the question. */
export function sayVacancyCheck(card: VacancyCheckCard, locale: Locale): Said {
  const { vacancyCheck, actions } = messages[locale];
  const { projectId, vacancyId, state } = card;
  const say = vacancyCheck[state];
  return {
    text: say(projectName(card.projectName, locale), vacancyTitle(card.vacancyTitle)),
    action: { label: actions.look, target: { screen: 'vacancy', projectId, vacancyId } },
  };
}
