import type { World } from './world.ts';

/** Everyone but newcomers has already said hello to the bot. */
export async function startDemoChats(sandboxUrl: string, { people }: World) {
  for (const { telegramId } of people.filter(({ role }) => role !== 'newcomer')) {
    const response = await fetch(`${sandboxUrl}/control/chats/${telegramId}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: '/start' }),
    });
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} to /start.`);
  }
}
