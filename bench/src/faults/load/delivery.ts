import { setTimeout as delay } from 'node:timers/promises';
import { countOpen, places, telegramIds } from '#src/faults/world/seed.ts';
import type { World } from '#src/faults/world/world.ts';
import { lastOf, type Ledger, tally, type Tally } from './ledger.ts';

/** Longer than the lease of a bot that was killed. */
const patience = 100_000;

async function untilSettled(world: World) {
  for (const deadline = Date.now() + patience; Date.now() < deadline; await delay(500)) {
    const open = await world.withDb(countOpen).catch(() => Infinity);
    if (open === 0) return;
  }
}

const kinds = [
  { text: 'Хочу к вам', first: telegramIds.owner(0), nameOf: (at: number) => `owner ${at}` },
  {
    text: 'пополнение',
    first: telegramIds.owner(0),
    nameOf: (at: number) => `owner ${at} of a new member`,
  },
  {
    text: 'Вас приняли в команду',
    first: telegramIds.guest(0),
    nameOf: (at: number) => `applicant ${at}`,
  },
] as const;

export async function auditDelivery(world: World, ledger: Ledger): Promise<Tally> {
  await untilSettled(world);
  const [card, joining, acceptance] = kinds;
  const accepted = [...lastOf(ledger, 'accept').keys()];
  const applied = [...lastOf(ledger, 'apply').keys()].filter((at) => !accepted.includes(at));
  const expected = [
    ...applied.map(card.nameOf),
    ...accepted.flatMap((at) => [joining.nameOf(at), acceptance.nameOf(at)]),
  ];
  const arrivals = await Promise.all(
    kinds.map(async ({ text, first, nameOf }) => {
      const messages = await world.control.messages(first, first + places);
      return messages
        .filter((message) => message.text.includes(text))
        .map(({ telegramId, answerLost }) => ({ key: nameOf(telegramId - first), answerLost }));
    }),
  );
  const ends = expected.map((key) => ({ key, status: 'sent', reason: null, isOpen: true }));
  return tally(ends, arrivals.flat());
}
