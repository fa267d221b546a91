import { messages } from './languages.ts';
import type { Locale } from '#src/rules/locale.ts';
import { personLink, personName, projectName, vacancyTitle } from './names.ts';
import { withOwnersReason, withReason, withRejectedFields } from './reasons.ts';
import type { RichText } from './rich-text.ts';
import type { Said } from './said.ts';
import { unknownEvent } from './unknown-event.ts';
import type { News } from '#src/schemas/delivery/notifications.ts';

type ProjectNews = Extract<News, { projectId: string }>;

/** On the button by which an owner chooses a chat for a team. */
export const sayChooseChat = (locale: Locale) => messages[locale].actions.chooseChat;

/** News of projects, applications and teams. Throws on news it does not know. */
export function sayProjectNews(event: ProjectNews, locale: Locale): Said {
  const { news, change, actions } = messages[locale];
  const { projectId } = event;
  const project = projectName(event.projectName, locale);
  const openProject = (text: RichText): Said => ({
    text,
    action: { label: actions.openProject, target: { screen: 'project', projectId } },
  });
  const enterRoom = (text: RichText): Said => ({
    text,
    action: { label: actions.enterRoom, target: { screen: 'project', projectId } },
  });
  const openOwn = (text: RichText): Said => ({
    text,
    action: { label: actions.ownApplications, target: { screen: 'ownApplications' } },
  });
  switch (event.kind) {
    case 'projectApproved':
      return openProject((event.isEdit ? news.projectEditApproved : news.projectApproved)(project));
    case 'projectRejected':
      return {
        text: rejectionText(event, project, locale),
        action: { label: actions.fix, target: { screen: 'editProject', projectId } },
      };
    case 'applicationAccepted': {
      const vacancy = vacancyTitle(event.vacancyTitle);
      const text = news.applicationAccepted(project, vacancy, personLink(event.contact));
      if (event.hasRoom) return enterRoom(text);
      return {
        text,
        action: { label: actions.openTeam, target: { screen: 'joined', projectId } },
      };
    }
    case 'applicationRejected': {
      const text = news.applicationRejected(project, vacancyTitle(event.vacancyTitle));
      return openOwn(withOwnersReason(text, event.reason, locale));
    }
    case 'vacancyClosed':
      return openOwn(news.vacancyClosed(project, vacancyTitle(event.vacancyTitle)));
    case 'applicationExpired':
      return {
        text: news.applicationExpired(project, vacancyTitle(event.vacancyTitle)),
        action: { label: actions.otherVacancies, target: { screen: 'matches' } },
      };
    case 'vacancyMatched': {
      const { vacancyId, count } = event;
      return {
        text: news.vacancyMatched(project, vacancyTitle(event.vacancyTitle), count),
        action: { label: actions.show, target: { screen: 'vacancy', projectId, vacancyId } },
      };
    }
    case 'projectClosed':
      return event.hasApplied
        ? openOwn(news.projectClosedForApplicant(project))
        : { text: news.projectClosed(project), action: null };
    case 'projectReopened':
      return event.applicationWaits
        ? openOwn(news.projectReopenedForApplicant(project))
        : openProject(news.projectReopened(project));
    case 'invitationAccepted':
      return openProject(news.invitationAccepted(project, personLink(event.contact)));
    case 'invitationDeclined':
      return openProject(news.invitationDeclined(project, personName(event.name)));
    case 'handOverAnswered':
      return openProject(
        messages[locale].handOverAnswered[event.answer](project, personName(event.name)),
      );
    case 'membershipChanged': {
      const { person } = event;
      const tell = change[event.change];
      return openProject(tell(project, personLink(person), personName(person.name)));
    }
    case 'roomChanged':
      return (event.change === 'opened' ? enterRoom : openProject)(
        messages[locale].room[event.change](project),
      );
    case 'projectTakenDown':
      return {
        text: withReason(news.projectTakenDown(project), event.reason, locale),
        action: { label: actions.openProject, target: { screen: 'project', projectId } },
      };
  }
  return unknownEvent(event);
}

function rejectionText(
  { isEdit, isPartial = false, reason }: Extract<News, { kind: 'projectRejected' }>,
  project: string,
  locale: Locale,
): RichText {
  const { news } = messages[locale];
  if (isPartial) {
    const tell = isEdit ? news.projectEditPartlyApproved : news.projectPartlyApproved;
    return withRejectedFields(tell(project), reason, locale);
  }
  return withReason(
    (isEdit ? news.projectEditRejected : news.projectRejected)(project),
    reason,
    locale,
  );
}
