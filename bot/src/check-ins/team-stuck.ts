import { type NotificationEvent, personLink, projectName } from '@kollab/contract';
import { richHtml } from '#src/format/html.ts';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';

export const teamStuckMessage = (
  event: Extract<NotificationEvent, { kind: 'teamStuck' }>,
  { texts, open }: Reader,
): Message => {
  const { projectId } = event;
  const project = projectName(event.projectName, texts.locale);
  return {
    text: texts.teamStuck(project, richHtml([personLink(event.person)])),
    buttons: [[open(texts.chat.openProject, { screen: 'project', projectId })]],
  };
};
