import {
  approveProfile,
  createClient,
  getOrCreateUser,
  getUserByTelegram,
  type InboxItem,
  listInbox,
  type ProfileChanges,
  rejectProfile,
  sendToModeration,
} from '@kollab/contract';
import { firstModerator, secondModerator } from '@kollab/sandbox/people';
import type { Addresses } from '#src/product/product.ts';
import { chatsOf } from './chat.ts';

export const moderators = [firstModerator.telegramId, secondModerator.telegramId] as const;

interface Named {
  telegramId: number;
}

const surnameOf = (firstName: string) => (/[ая]$/.test(firstName) ? 'Новикова' : 'Новиков');

export function castOf({ appUrl, sandboxUrl }: Addresses) {
  const chats = chatsOf(sandboxUrl);
  const { control, told } = chats;

  async function callAs(telegramId: number) {
    const authorization = `tma ${await control.initData(telegramId)}`;
    return createClient({ baseUrl: appUrl, headers: () => ({ authorization }) });
  }

  async function newcomer(firstName: string, lastName = surnameOf(firstName), username?: string) {
    const { telegramId } = await control.addPerson(firstName, lastName, username);
    await control.write(telegramId, '/start');
    await told(telegramId);
    const call = await callAs(telegramId);
    await call(getOrCreateUser, { body: { telegramId } });
    const send = (changes: ProfileChanges) =>
      call(sendToModeration, { body: { telegramId, changes } });
    return {
      telegramId,
      call,
      name: `${firstName} ${lastName}`,
      send,
      submit: (statusShort: string) => send({ statusShort }),
      profile: () => call(getUserByTelegram, { params: { telegramId } }),
      inbox: (): Promise<InboxItem[]> => call(listInbox, { params: { telegramId }, query: {} }),
    };
  }

  async function approve({ telegramId }: Named, moderator: number = moderators[0]) {
    const judge = await callAs(moderator);
    return judge(approveProfile, { params: { telegramId }, body: {} });
  }

  async function reject({ telegramId }: Named, comment: string) {
    const judge = await callAs(moderators[0]);
    return judge(rejectProfile, { params: { telegramId }, body: { comment } });
  }

  const card = (moderator: number, name: string) => told(moderator, name, 'Профиль');

  return { ...chats, callAs, newcomer, approve, reject, card };
}

export type Cast = ReturnType<typeof castOf>;
export type Someone = Awaited<ReturnType<Cast['newcomer']>>;
