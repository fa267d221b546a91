import { markup } from '#src/format/html.ts';
import type { room as ruRoom } from '#src/texts/ru/room.ts';

export const room: typeof ruRoom = {
  linked: (project) =>
    markup`Done: this is the chat of the team of “${project}” now. I let its members in myself, by the link on the project’s page, and turn others away. I read no messages here and remove nobody.`,
  needsRight: markup`To let members of the team in I have to be an administrator with the right to add members. Give me that right in the chat’s settings and press the button.`,
  chosen: {
    linked: (chat, project) =>
      markup`Done: “${chat}” is the chat of the team of “${project}” now. I let its members in myself, by the link on the project’s page, and turn others away. I read no messages in it and remove nobody.`,
    needsRight: markup`To let members of the team in I have to be an administrator of that chat with the right to add members. Give me that right in its settings and link it again on the project’s page.`,
  },
  tryAgain: 'Check again',
  tryLater: markup`That did not work: the service is not answering. Try again in a minute.`,
  notAdministrator: markup`A chat is linked by the owner of the project who is an administrator here, too. It cannot be done anonymously: I do not see who it is.`,
  card: {
    seeks: markup`We are looking for:`,
    seeksNobody: markup`We are not looking for anybody now.`,
    more: (count) => `and ${count} more`,
    open: 'Open the project',
  },
  refused: markup`This is the chat of a project’s team, and only its members can join. If you have been accepted, open the link on the project’s page once more.`,
  invited: markup`This is the chat of a project’s team, and only its members can join. You are invited: accept the invitation and open the link once more.`,
};
