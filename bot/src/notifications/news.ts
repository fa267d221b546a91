import { limits, type Contact, type News } from '@kollab/contract';
import { cut, type Html } from '#src/messages/html.ts';
import { personName, projectName, vacancyTitle } from '#src/messages/names.ts';
import type { Message } from '#src/messages/message.ts';
import type { MiniApp } from '#src/mini-app.ts';
import { news as texts } from '#src/texts/news.ts';
import { profile } from '#src/texts/ru.ts';

type OfProject = Exclude<News, { kind: 'profileApproved' | 'profileRejected' }>;

const say = (text: Html, button: string, webApp: string): Message => ({
  text,
  buttons: [[{ text: button, webApp }]],
});

/** What is told once, with the one button that leads to it. Throws on news it does not know. */
export function newsMessage(event: News, app: MiniApp): Message {
  switch (event.kind) {
    case 'profileApproved':
      return say(profile.approved, profile.open, app.home);
    case 'profileRejected':
      return say(profile.rejected(shownReason(event.reason)), profile.fix, app.moderationStatus);
  }
  return projectNews(event, app);
}

function projectNews(event: OfProject, app: MiniApp): Message {
  const openProject = (text: Html) => say(text, texts.openProject, app.project(event.projectId));
  const openOwn = (text: Html) => say(text, texts.ownApplications, app.ownApplications);
  switch (event.kind) {
    case 'projectApproved':
      return openProject(texts.projectApproved(projectOf(event), event.isEdit));
    case 'projectRejected': {
      const text = texts.projectRejected(projectOf(event), event.isEdit, shownReason(event.reason));
      return say(text, texts.fix, app.editProject(event.projectId));
    }
    case 'applicationAccepted':
      return openProject(
        texts.accepted(projectOf(event), vacancyOf(event), shownPerson(event.contact)),
      );
    case 'applicationRejected':
      return openOwn(
        texts.rejected(projectOf(event), vacancyOf(event), shownReason(event.reason ?? '')),
      );
    case 'vacancyClosed':
      return openOwn(texts.vacancyClosed(projectOf(event), vacancyOf(event)));
    case 'projectClosed':
      return event.hasApplied
        ? openOwn(texts.projectClosed(projectOf(event), true))
        : { text: texts.projectClosed(projectOf(event), false), buttons: [] };
    case 'invitationAccepted':
      return openProject(texts.invitationAccepted(projectOf(event), shownPerson(event.contact)));
    case 'invitationDeclined':
      return openProject(texts.invitationDeclined(projectOf(event), personName(event.name)));
    case 'membershipChanged':
      return openProject(texts[event.change](projectOf(event), shownPerson(event.person)));
  }
  return unknownNews(event);
}

const projectOf = (event: { projectName: string }) => projectName(event.projectName);
const vacancyOf = (event: { vacancyTitle: string }) => vacancyTitle(event.vacancyTitle);
const shownReason = (reason: string) => cut(reason, limits.rejectionReasonMax);
const shownPerson = (person: Contact) => ({ ...person, name: personName(person.name) });

function unknownNews(event: never): never {
  throw new TypeError(`No message is written for ${JSON.stringify(event).slice(0, 100)}`);
}
