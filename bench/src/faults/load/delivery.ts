import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { lastOf, type Ledger } from './ledger.ts';
import { type Db, places, telegramIds } from '#src/faults/world/seed.ts';
import type { World } from '#src/faults/world/world.ts';

/** Longer than the lease of a bot that was killed. */
const patience = 100_000;

/** What came of the notifications about acts that were answered. */
export interface Delivery {
  told: number;
  /** Messages that came a second time: allowed where a bot or an answer was lost. */
  again: number;
  wrong: string[];
}

async function untilSettled(world: World) {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await delay(500)) {
    const open = await world.withDb(countOpen).catch(() => Infinity);
    if (open === 0) return;
  }
}

async function countOpen(db: Db) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from notifications
    where status in ('queued', 'leased')`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Waits until all is delivered and looks into the chats of who was to be told. */
export async function auditDelivery(world: World, ledger: Ledger): Promise<Delivery> {
  await untilSettled(world);
  const copiesTo = async (first: number, text: string) => {
    const messages = await world.control.messages(first, first + places);
    const copies = new Map<number, number>();
    for (const message of messages) {
      if (!message.text.includes(text)) continue;
      const place = message.telegramId - first;
      copies.set(place, (copies.get(place) ?? 0) + 1);
    }
    return copies;
  };
  const cards = await copiesTo(telegramIds.owner(0), 'Хочу к вам');
  const joinings = await copiesTo(telegramIds.owner(0), 'пополнение');
  const acceptances = await copiesTo(telegramIds.guest(0), 'Вас приняли в команду');
  const accepted = lastOf(ledger, 'accept');
  const applied = [...lastOf(ledger, 'apply').keys()].filter((place) => !accepted.has(place));
  const expected = [
    ...applied.map((place) => ({ who: `owner ${place}`, times: cards.get(place) ?? 0 })),
    ...[...accepted.keys()].flatMap((place) => [
      { who: `owner ${place} of a new member`, times: joinings.get(place) ?? 0 },
      { who: `applicant ${place}`, times: acceptances.get(place) ?? 0 },
    ]),
  ];
  return {
    told: expected.filter(({ times }) => times > 0).length,
    again: expected.reduce((sum, { times }) => sum + Math.max(0, times - 1), 0),
    wrong: expected.flatMap(({ who, times }) => (times === 0 ? [`${who} was not told`] : [])),
  };
}
