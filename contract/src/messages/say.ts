import { fieldLabels } from './fields.ts';
import { messages } from './languages.ts';
import type { Locale } from '#src/rules/locale.ts';
import { timeIn } from './moment.ts';
import { personLink, personName, projectName } from './names.ts';
import { withReason, withRejectedFields } from './reasons.ts';
import { rich, type RichText } from './rich-text.ts';
import type { Said } from './said.ts';
import { sayAlerts, saySaved } from './say-alerts.ts';
import {
  sayApplication,
  sayCall,
  sayContactRequest,
  sayHandOver,
  sayInvitation,
} from './say-cards.ts';
import { sayVacancyCheck, sayWaiting } from './say-reminders.ts';
import { sayProjectNews } from './say-projects.ts';
import { unknownEvent } from './unknown-event.ts';
import type { InboxEvent, News } from '#src/schemas/delivery/notifications.ts';

type PersonalNews = Extract<
  News,
  {
    kind:
      | 'profileApproved'
      | 'profileRejected'
      | 'contactAccepted'
      | 'contactDeclined'
      | 'reportDecided'
      | 'profileSanctioned'
      | 'sanctionAppealDecided'
      | 'roleChanged'
      | 'deletionScheduled'
      | 'deletionCancelled';
  }
>;

/** What the bot says and the inbox shows of an event. Throws on one it does not know. */
export function say(event: InboxEvent, locale: Locale): Said {
  switch (event.kind) {
    case 'applicationCard':
      return sayApplication(event.card, locale);
    case 'invitationCard':
      return sayInvitation(event.card, locale);
    case 'handOverCard':
      return sayHandOver(event.card, locale);
    case 'contactRequestCard':
      return sayContactRequest(event.card, locale);
    case 'callCard':
      return sayCall(event.card, locale);
    case 'alertCard':
      return sayAlerts(event.card, locale);
    case 'savedCard':
      return saySaved(event.card, locale);
    case 'waitingCard':
      return sayWaiting(event.card, locale);
    case 'vacancyCheckCard':
      return sayVacancyCheck(event.card, locale);
    case 'profileApproved':
    case 'profileRejected':
    case 'contactAccepted':
    case 'contactDeclined':
    case 'reportDecided':
    case 'profileSanctioned':
    case 'sanctionAppealDecided':
    case 'roleChanged':
    case 'deletionScheduled':
    case 'deletionCancelled':
      return sayPersonalNews(event, locale);
  }
  return 'projectId' in event ? sayProjectNews(event, locale) : unknownEvent(event);
}

function sayPersonalNews(event: PersonalNews, locale: Locale): Said {
  const { news, actions } = messages[locale];
  switch (event.kind) {
    case 'profileApproved':
      return {
        text: event.edited
          ? news.profileEditApproved(
              event.edited
                .map((field) => inSentence(fieldLabels[locale].profile[field]))
                .join(', '),
            )
          : news.profileApproved,
        action: event.edited
          ? { label: actions.openProfile, target: { screen: 'home' } }
          : { label: actions.whatNext, target: { screen: 'approved' } },
      };
    case 'profileRejected':
      return {
        text: event.isPartial
          ? withRejectedFields(news.profilePartlyApproved, event.reason, locale)
          : withReason(news.profileRejected, event.reason, locale),
        action: { label: actions.fix, target: { screen: 'moderationStatus' } },
      };
    case 'contactAccepted': {
      const { telegramId } = event.contact;
      return {
        text: news.contactAccepted(personLink(event.contact)),
        action: { label: actions.openProfile, target: { screen: 'user', telegramId } },
      };
    }
    case 'contactDeclined':
      return { text: news.contactDeclined(personName(event.name)), action: null };
    case 'reportDecided':
      return { text: reportText(event, locale), action: null };
    case 'roleChanged':
      return event.isModerator
        ? {
            text: news.becameModerator,
            action: { label: actions.openQueue, target: { screen: 'queue' } },
          }
        : { text: news.lostModerator, action: null };
    case 'deletionScheduled':
      return {
        text: news.deletionScheduled({
          text: timeIn(locale).dayAndClock(event.deletesAt),
          at: event.deletesAt,
        }),
        action: { label: actions.keepAccount, target: { screen: 'account' } },
      };
    case 'deletionCancelled':
      return { text: news.deletionCancelled, action: null };
    case 'sanctionAppealDecided':
      return sayAppealDecided(event, locale);
  }
  return saySanction(event, locale);
}

/** What was decided, until when and why; what holds can be read, and appealed, in the app. */
function saySanction(event: Extract<News, { kind: 'profileSanctioned' }>, locale: Locale): Said {
  const { sanction, actions } = messages[locale];
  const isOver = event.sanction === 'released' || event.sanction === 'ended';
  const until = event.until ? sanction.until(timeIn(locale).dayAndClock(event.until)) : undefined;
  const term = event.sanction === 'suspended' ? (until ?? sanction.untilLifted) : undefined;
  const said = sanction[event.sanction];
  const text = withReason(term === undefined ? said : rich`${said} ${term}`, event.reason, locale);
  return {
    text,
    action: isOver ? null : { label: actions.openSanction, target: { screen: 'restriction' } },
  };
}

function sayAppealDecided(
  event: Extract<News, { kind: 'sanctionAppealDecided' }>,
  locale: Locale,
): Said {
  const { appealDecided: words, actions } = messages[locale];
  const isGranted = event.decision === 'granted';
  if (event.ofProjectId === null) {
    const text = isGranted ? words.granted : words.refused;
    const target = { screen: 'restriction' } as const;
    return {
      text: withReason(text, event.reason, locale),
      action: isGranted ? null : { label: actions.look, target },
    };
  }
  const project = projectName(event.ofProjectName ?? '', locale);
  const text = isGranted ? words.projectGranted(project) : words.projectRefused(project);
  return {
    text: withReason(text, event.reason, locale),
    action: {
      label: actions.openProject,
      target: { screen: 'project', projectId: event.ofProjectId },
    },
  };
}

/** A name within a sentence; ВУЗ stays as it is. */
const inSentence = (name: string) =>
  name.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase());

function reportText(event: Extract<News, { kind: 'reportDecided' }>, locale: Locale): RichText {
  const { report } = messages[locale];
  const { subjectType, subjectName, decision } = event;
  return subjectType === 'profile'
    ? report.profile[decision](personName(subjectName))
    : report.project[decision](projectName(subjectName, locale));
}
