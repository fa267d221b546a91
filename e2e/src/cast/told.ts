import { getToday, listInbox, plainText, say, type TodayWaiting } from '@kollab/contract';
import type { Control, Message } from '#src/product/control.ts';
import type { Someone } from './cast.ts';

/** The day and the hour are those of its reader. */
interface Told {
  telegramId: number;
  day: number;
  hour: number;
  text: string;
  buttons: string[];
}

function keepDiary({ messages }: Control, telegramIds: readonly number[]) {
  const last = new Map<number, number>();
  const all: Told[] = [];
  const newOf = async (telegramId: number) => {
    const seen = last.get(telegramId) ?? 0;
    const fresh = (await messages(telegramId)).filter(({ messageId }) => messageId > seen);
    last.set(telegramId, fresh.at(-1)?.messageId ?? seen);
    return fresh.filter(({ from }) => from === 'bot');
  };
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

export type Seen = Omit<Told, 'buttons' | 'telegramId'> & {
  /** Null in the chat of a team. */
  telegramId: number | null;
  where: 'чат' | 'Ждут вас' | 'Для вас' | 'Новости';
  buttons?: readonly string[];
};

const titleOf = (row: TodayWaiting) => {
  const of = 'projectTitle' in row ? `«${row.projectTitle}»` : '';
  const vacancy = 'vacancyTitle' in row ? `, «${row.vacancyTitle}»` : '';
  const name = 'name' in row ? `, ${row.name}` : '';
  const partner = 'partnerName' in row && row.partnerName ? ` и ${row.partnerName}` : '';
  const owner = 'ownerName' in row ? `, ${row.ownerName}` : '';
  return `${row.kind}: ${of}${vacancy}${name}${partner}${owner}`;
};

export function keepAll(control: Control, people: readonly Someone[]) {
  const diary = keepDiary(
    control,
    people.map(({ telegramId }) => telegramId),
  );
  const known = new Set<string>();
  const all: Seen[] = [];
  let inGroup = 0;
  async function look({ telegramId, call }: Someone, when: Pick<Told, 'day' | 'hour'>) {
    const note = (where: Seen['where'], id: string, text: string) => {
      const key = `${telegramId} ${where} ${id}`;
      if (known.has(key)) return;
      known.add(key);
      all.push({ telegramId, ...when, where, text });
    };
    const today = await call(getToday, {});
    for (const row of today.waiting) note('Ждут вас', titleOf(row), titleOf(row));
    for (const one of today.joined) {
      note('Ждут вас', one.projectId, `Вы в команде проекта «${one.projectTitle}»`);
    }
    for (const one of today.forYou) {
      const few = today.forYouHasFew ? 'откликов мало, ' : '';
      note('Для вас', one.vacancyId, `${few}«${one.title}», «${one.projectTitle}»`);
    }
    for (const { id, event } of await call(listInbox, { params: { telegramId }, query: {} })) {
      note('Новости', id, plainText(say(event, 'ru').text));
    }
  }
  return {
    all,
    of: (telegramId: number | null) => all.filter((one) => one.telegramId === telegramId),
    async note(when: Pick<Told, 'day' | 'hour'>, room?: { messages: () => Promise<Message[]> }) {
      const before = diary.all.length;
      await diary.note(when);
      for (const one of diary.all.slice(before)) all.push({ ...one, where: 'чат' });
      for (const one of people) await look(one, when);
      const said = (await room?.messages()) ?? [];
      for (const { messageId, from, text, poll, buttons } of said) {
        if (messageId <= inGroup || from !== 'bot') continue;
        const options = poll?.options.map((option) => option.text);
        all.push({
          telegramId: null,
          ...when,
          where: 'чат',
          text: poll?.question ?? text,
          buttons: options ?? buttons.flat().map((button) => button.text),
        });
      }
      inGroup = said.at(-1)?.messageId ?? inGroup;
    },
  };
}

export const linesOf = (all: readonly Seen[]) =>
  all
    .map(({ day, hour, where, text, buttons = [] }) => {
      const under = buttons.length > 0 ? ` [${buttons.join('] [')}]` : '';
      return `день ${day}, ${hour}:00 · ${where} · ${text.replaceAll(/\s*\n\s*/g, ' / ')}${under}`;
    })
    .join('\n');
