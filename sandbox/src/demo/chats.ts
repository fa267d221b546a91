import { demoPeople, newcomer } from '#src/people/people.ts';

/** Everyone but the newcomer has already said hello to the bot. */
export async function startDemoChats(sandboxUrl: string) {
  for (const { telegramId } of demoPeople.filter((person) => person !== newcomer)) {
    const response = await fetch(`${sandboxUrl}/control/chats/${telegramId}/messages`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: '/start' }),
    });
    if (!response.ok) throw new Error(`The sandbox answered ${response.status} to /start.`);
  }
}
