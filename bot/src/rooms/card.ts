import { cutLine, type RoomCard } from '@kollab/contract';
import { join, markup } from '#src/format/html.ts';
import type { Message } from '#src/messages/message.ts';
import type { Reader } from '#src/messages/reader.ts';

const longestTitle = 120;

export function roomCardMessage(card: RoomCard, { texts, open }: Reader): Message {
  const { projectId, projectName, vacancies, more } = card;
  const words = texts.room.card;
  const titles = vacancies.map((title) => markup`• ${cutLine(title, longestTitle)}`);
  const rest = more > 0 ? [markup`${words.more(more)}`] : [];
  const lines = titles.length > 0 ? [words.seeks, ...titles, ...rest] : [words.seeksNobody];
  return {
    text: markup`<b>${cutLine(projectName, longestTitle)}</b>

${join(lines, '\n')}`,
    buttons: [[open(words.open, { screen: 'project', projectId })]],
    isPinned: true,
  };
}
