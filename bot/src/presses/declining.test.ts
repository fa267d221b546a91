import { answerContactRequest, answerHandOver, answerInvitation } from '@kollab/contract';
import type { InlineKeyboardMarkup } from 'grammy/types';
import { describe, expect, it } from 'vitest';
import { contactPress, contactRequestMessage } from '#src/contacts/contacts.ts';
import { inlineKeyboard } from '#src/messages/message.ts';
import { handOverMessage, handOverPress } from '#src/team/hand-over.ts';
import { invitationMessage, invitationPress } from '#src/team/invitations.ts';
import { botMessage, chatWithBot } from '#test/chat.ts';
import { contactRequestCard, handOverCard, invitationCard } from '#test/people-cards.ts';
import { projectId as id } from '#test/project-card.ts';
import { readerOf } from '#test/reader.ts';

type Action = 'ask' | 'decline' | 'back';

const invitation = {
  message: invitationMessage(invitationCard(), readerOf()),
  data: (action: Action) => invitationPress.pack({ action, projectId: id }),
  endpoint: answerInvitation,
  answer: { projectId: id, result: 'declined' },
};
const contactRequest = {
  message: contactRequestMessage(contactRequestCard(), readerOf()),
  data: (action: Action) => contactPress.pack({ action, requestId: id }),
  endpoint: answerContactRequest,
  answer: { state: 'declined', contact: null },
};

const handOver = {
  message: handOverMessage(handOverCard(), readerOf()),
  data: (action: Action) => handOverPress.pack({ action, projectId: id }),
  endpoint: answerHandOver,
  answer: { projectId: id, result: 'declined' },
};

describe.each([
  ['an invitation', invitation],
  ['the offer of a project', handOver],
  ['a request for contact', contactRequest],
])('declining %s', (_, { message, data, endpoint, answer }) => {
  const shown = (reply_markup: InlineKeyboardMarkup) => ({ ...botMessage('x'), reply_markup });
  const sent = inlineKeyboard(message.buttons);

  async function opened(languageCode?: string) {
    const { presses, calls, telegram } = await chatWithBot(() => answer, languageCode);
    const answered = () => calls.filter((call) => call.endpoint === endpoint);
    const redrawn = () =>
      telegram.callsOf('editMessageReplyMarkup').at(-1)?.reply_markup as InlineKeyboardMarkup;
    return { presses, answered, redrawn };
  }

  it('is asked about once more, right under the two answers', async () => {
    const { presses, answered, redrawn } = await opened();
    expect(await presses(data('ask'), shown(sent))).toEqual({ callback_query_id: 'q1' });
    const [first, ...others] = sent.inline_keyboard;
    expect(redrawn().inline_keyboard).toEqual([
      first,
      [
        { text: 'Да, отказаться', callback_data: data('decline') },
        { text: 'Назад', callback_data: data('back') },
      ],
      ...others,
    ]);
    expect(answered()).toEqual([]);
  });

  it('may be thought better of, in the reader’s language', async () => {
    const { presses, answered, redrawn } = await opened('en');
    await presses(data('ask'), shown(sent));
    const asked = redrawn();
    expect(asked.inline_keyboard[1]?.map(({ text }) => text)).toEqual(['Yes, decline', 'Back']);
    await presses(data('ask'), shown(asked));
    expect(redrawn()).toEqual(asked);
    await presses(data('back'), shown(asked));
    expect(redrawn()).toEqual(sent);
    expect(answered()).toEqual([]);
  });
});
