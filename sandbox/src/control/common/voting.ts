import { z } from 'zod';
import { toUser } from '#src/bot-api/telegram/bot-message.ts';
import { persistentId, toPoll } from '#src/bot-api/telegram/poll.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';
import type { Person } from '#src/people/people.ts';
import { findMessage } from '#src/state/chats.ts';
import type { Peer } from '#src/state/group.ts';
import { controlError, parseInput } from './input.ts';

const ballot = z.strictObject({
  messageId: z.int(),
  /** The places of the options; none takes the vote back. */
  options: z.array(z.int().min(0)).max(12),
});

/** The bot hears who voted for what unless the poll is anonymous. */
export function vote(telegram: Telegram, person: Person, peer: Peer, body: unknown) {
  const { messageId, options } = parseInput(ballot, body);
  const poll = findMessage(telegram.store, peer.telegramId, messageId)?.poll;
  if (poll === undefined) throw controlError(404, 'There is no such poll');
  if (poll.isClosed) throw controlError(409, 'The poll is closed');
  const chosen = [...new Set(options)].toSorted((a, b) => a - b);
  if (chosen.some((place) => place >= poll.options.length)) {
    throw controlError(404, 'The poll has no such option');
  }
  if (chosen.length > 1 && !poll.allowsMultiple) {
    throw controlError(400, 'The poll takes one option');
  }
  const before = poll.votes[String(person.telegramId)];
  if (before !== undefined && !poll.allowsRevoting) {
    throw controlError(409, 'The poll lets nobody vote again');
  }
  if (chosen.length === 0) delete poll.votes[String(person.telegramId)];
  else poll.votes[String(person.telegramId)] = chosen;
  if (!poll.isAnonymous) {
    telegram.updates.push({
      poll_answer: {
        poll_id: poll.id,
        user: toUser(person),
        option_ids: chosen,
        option_persistent_ids: chosen.map(persistentId),
      },
    });
  }
  telegram.updates.push({ poll: toPoll(poll) });
  telegram.store.changed({ kind: 'messages', telegramId: peer.telegramId });
  return { options: chosen };
}
