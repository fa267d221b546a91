import type { Control } from '#src/product/control.ts';

/** The day and the hour are those of its reader. */
export interface Told {
  telegramId: number;
  day: number;
  hour: number;
  text: string;
  buttons: string[];
}

export async function keepDiary(
  { messages }: Control,
  telegramIds: readonly number[],
  { isWhole = false } = {},
) {
  const last = new Map<number, number>();
  const all: Told[] = [];
  const newOf = async (telegramId: number) => {
    const seen = last.get(telegramId) ?? 0;
    const fresh = (await messages(telegramId)).filter(({ messageId }) => messageId > seen);
    last.set(telegramId, fresh.at(-1)?.messageId ?? seen);
    return fresh.filter(({ from }) => from === 'bot');
  };
  if (!isWhole) for (const telegramId of telegramIds) await newOf(telegramId);
  return {
    all,
    async note(when: Pick<Told, 'day' | 'hour'>) {
      for (const telegramId of telegramIds) {
        for (const { text, buttons } of await newOf(telegramId)) {
          const names = buttons.flat().map((button) => button.text);
          all.push({ telegramId, ...when, text, buttons: names });
        }
      }
    },
  };
}
