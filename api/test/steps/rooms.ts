import {
  admitToRoom,
  checkRoomOffer,
  getRoom,
  linkRoom,
  moveRoom,
  noteRoom,
  offerRoom,
  unlinkRoom,
} from '@kollab/contract';
import type { Someone, TestApp } from '#test/test-app.ts';

interface Named {
  id: string;
}

let last = 0;
export function chat() {
  last += 1;
  return {
    chatId: -1_001_000_000_000 - last,
    title: 'Команда карты',
    inviteLink: `https://t.me/+room${last}`,
  };
}
export type Chat = ReturnType<typeof chat>;

export const roomOf = async ({ call }: Pick<Someone, 'call'>, { id }: Named) =>
  (await call(getRoom, { params: { projectId: id } })).room;

export const offer = ({ call }: Pick<Someone, 'call'>, { id }: Named, isInApp?: boolean) =>
  call(offerRoom, { params: { projectId: id }, body: { isInApp } });

export const unlink = ({ call }: Pick<Someone, 'call'>, { id }: Named) =>
  call(unlinkRoom, { params: { projectId: id }, body: {} });

export const link = (
  kollab: TestApp,
  by: { telegramId: number },
  key: string | number,
  { chatId, title, inviteLink }: Chat,
) => kollab.bot(linkRoom, { body: { telegramId: by.telegramId, key, chatId, title, inviteLink } });

export const check = async (
  kollab: TestApp,
  { telegramId }: { telegramId: number },
  key: string | number,
  { chatId }: Pick<Chat, 'chatId'>,
) => (await kollab.bot(checkRoomOffer, { body: { telegramId, key, chatId } })).isOwn;

export async function open(kollab: TestApp, owner: Someone, project: Named, given = chat()) {
  const { token } = await offer(owner, project);
  await link(kollab, owner, token, given);
  return { ...given, token };
}

export const asks = async (
  kollab: TestApp,
  { telegramId }: { telegramId: number },
  { chatId, inviteLink }: Pick<Chat, 'chatId' | 'inviteLink'>,
) => (await kollab.bot(admitToRoom, { body: { telegramId, chatId, inviteLink } })).isAdmitted;

export const note = (
  kollab: TestApp,
  chatId: number,
  problem: 'removed' | 'rights' | null,
  inviteLink?: string,
) => kollab.bot(noteRoom, { body: { chatId, problem, inviteLink } });

export const move = (kollab: TestApp, chatId: number, newChatId: number) =>
  kollab.bot(moveRoom, { body: { chatId, newChatId } });

export const formerLinks = async ({ db }: TestApp) =>
  (await db.selectFrom('former_room_links').select('invite_link').execute()).map(
    ({ invite_link: kept }) => kept,
  );
