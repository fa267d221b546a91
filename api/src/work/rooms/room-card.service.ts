import { type RoomCard, serverLimits } from '@kollab/contract';
import type { Trx } from '#src/platform/database/schema.ts';
import { enqueueChatCard, renewMessages } from '#src/platform/outbox/outbox.service.ts';
import type { RoomFacts } from './rooms.queries.ts';

export { listRoomFacts } from './rooms.queries.ts';

export async function showCard(trx: Trx, projectId: string, chatId: number) {
  await enqueueChatCard(trx, { kind: 'roomCard', about: projectId, chatId });
}

export async function refreshRoomCard(trx: Trx, { id }: { id: string }) {
  await renewMessages(trx, [id]);
}

export function toRoomCard({ id, name, vacancies }: RoomFacts): RoomCard {
  const shown = vacancies.slice(0, serverLimits.roomVacanciesShown);
  const more = vacancies.length - shown.length;
  return { projectId: id, projectName: name, vacancies: shown, more };
}
