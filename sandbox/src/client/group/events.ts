import type { Message } from '#src/control/common/shapes.ts';
import { say } from '#src/client/language/language.ts';

export function eventText(
  { event, memberId }: Message,
  nameOf: (telegramId: number | null | undefined) => string,
): string | undefined {
  if (!event) return undefined;
  const about = nameOf(event.aboutId);
  const isOwn = !memberId || memberId === event.aboutId;
  switch (event.kind) {
    case 'joined':
      return isOwn
        ? `${about} ${say('вступает в группу', 'joins the group')}`
        : `${nameOf(memberId)} ${say('добавляет', 'adds')}: ${about}`;
    case 'left':
      return isOwn
        ? `${about} ${say('выходит из группы', 'leaves the group')}`
        : `${nameOf(memberId)} ${say('убирает', 'removes')}: ${about}`;
    case 'pinned':
      return say('Бот закрепил сообщение', 'The bot pinned a message');
    default:
      return say('Группа стала супергруппой', 'The group became a supergroup');
  }
}
