import { messages } from './languages.ts';
import type { Locale } from '#src/rules/locale.ts';
import { personName, projectName, vacancyTitle } from './names.ts';
import { bold } from './rich-text.ts';
import type { Said } from './said.ts';
import { paragraphs } from './say-cards.ts';
import type { VacancyCheckCard, WaitingCard } from '#src/schemas/delivery/notifications.ts';

/** What waits for an owner; once all is answered it says so and asks no more. */
export function sayWaiting(
  { count, applications, closesInDays }: WaitingCard,
  locale: Locale,
): Said {
  const { waiting, actions } = messages[locale];
  const [first] = applications;
  if (!first) return { text: [waiting.done], action: null };
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
    ),
    action: {
      label: actions.allApplications,
      target: { screen: 'projectApplications', projectId: first.projectId },
    },
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
