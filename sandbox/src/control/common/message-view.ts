import type { InlineKeyboardButton, InlineKeyboardMarkup } from '@grammyjs/types';
import type { Attachment, KeyboardButton, Message } from '#src/control/common/shapes.ts';
import type { StoredFile, StoredMessage } from '#src/state/state.ts';
import type { Telegram } from '#src/bot-api/telegram/telegram.ts';

function isoDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function viewButton(button: InlineKeyboardButton): KeyboardButton {
  return {
    text: button.text,
    ...('callback_data' in button && { data: button.callback_data }),
    ...('web_app' in button && { webApp: button.web_app.url }),
    ...('url' in button && { url: button.url }),
    ...(button.style !== undefined && { style: button.style }),
  };
}

export function viewKeyboard(keyboard: InlineKeyboardMarkup | undefined) {
  return (keyboard?.inline_keyboard ?? []).map((row) => row.map(viewButton));
}

function viewFile(file: StoredFile | undefined, fallback: { file_name?: string }): Attachment {
  return {
    fileName: file?.fileName ?? fallback.file_name ?? '',
    size: file?.size ?? 0,
    mimeType: file?.mimeType ?? '',
    ...(file !== undefined && { url: `/control/files/${file.fileId}` }),
  };
}

function viewPoll({ question, options, votes, ...rules }: NonNullable<StoredMessage['poll']>) {
  const { isAnonymous, allowsMultiple, isClosed } = rules;
  const ballots = Object.entries(votes);
  return {
    question,
    options: options.map((text, index) => ({
      text,
      voterIds: ballots.flatMap(([id, ballot]) => (ballot.includes(index) ? [Number(id)] : [])),
    })),
    isAnonymous,
    allowsMultiple,
    isClosed,
  };
}

export function viewMessage(telegram: Telegram, stored: StoredMessage): Message {
  const { files } = telegram;
  const { document, photo, contact } = stored;
  const picture = photo?.at(-1);
  return {
    messageId: stored.messageId,
    from: stored.from,
    text: stored.text ?? stored.caption ?? '',
    buttons: viewKeyboard(stored.keyboard),
    ...(stored.replyTo !== undefined && { replyTo: stored.replyTo }),
    ...(stored.viaBot === true && { viaBot: telegram.bot.username }),
    ...(stored.sharedWith !== undefined && { sharedWith: stored.sharedWith }),
    date: isoDate(stored.date),
    ...(stored.editDate !== undefined && { editDate: isoDate(stored.editDate) }),
    entities: stored.entities ?? [],
    ...(stored.effect !== undefined && { effect: stored.effect }),
    ...(stored.forceReply !== undefined && {
      forceReply: { placeholder: stored.forceReply.input_field_placeholder ?? null },
    }),
    ...(document !== undefined && { document: viewFile(files.find(document.file_id), document) }),
    ...(picture !== undefined && {
      photo: {
        ...viewFile(files.find(picture.file_id), {}),
        width: picture.width,
        height: picture.height,
      },
    }),
    ...(contact !== undefined && {
      contact: {
        phoneNumber: contact.phone_number,
        firstName: contact.first_name,
        lastName: contact.last_name ?? null,
      },
    }),
    ...(stored.poll !== undefined && { poll: viewPoll(stored.poll) }),
    ...(stored.writeAccessAllowed !== undefined && { service: 'writeAccessAllowed' }),
    ...(stored.webAppData !== undefined && { service: 'webAppData' }),
    ...(stored.chatShared !== undefined && { service: 'chatShared' }),
    ...(stored.event !== undefined && { event: stored.event }),
    ...(stored.memberId !== undefined && { memberId: stored.memberId }),
    ...(stored.answerLost && { answerLost: true }),
  };
}
