import type { Message } from '#src/client/api/shapes.ts';

/** What happened in a group, in words; undefined for a message that somebody wrote. */
export function eventText(
  { event, memberId }: Message,
  nameOf: (telegramId: number | null | undefined) => string,
): string | undefined {
  if (!event) return undefined;
  const about = nameOf(event.aboutId);
  const isOwn = !memberId || memberId === event.aboutId;
  switch (event.kind) {
    case 'joined':
      return isOwn ? `${about} вступает в группу` : `${nameOf(memberId)} добавляет: ${about}`;
    case 'left':
      return isOwn ? `${about} выходит из группы` : `${nameOf(memberId)} убирает: ${about}`;
    case 'pinned':
      return 'Бот закрепил сообщение';
    default:
      return 'Группа стала супергруппой';
  }
}
