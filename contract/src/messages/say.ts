import { fieldLabels } from './fields.ts';
import { messages } from './languages.ts';
import type { Locale } from '#src/rules/locale.ts';
import { timeIn } from './moment.ts';
import { personLink, personName, projectName } from './names.ts';
import { withReason, withRejectedFields } from './reasons.ts';
import type { RichText } from './rich-text.ts';
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
  }
  const text = messages[locale].sanction[event.sanction];
  return { text: withReason(text, event.reason, locale), action: null };
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
