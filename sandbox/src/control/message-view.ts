import type { InlineKeyboardButton } from '@grammyjs/types';
import type { StoredFile, StoredMessage } from '#src/state/state.ts';
import type { Telegram } from '#src/telegram.ts';

function isoDate(seconds: number): string {
  return new Date(seconds * 1000).toISOString();
}

function viewButton(button: InlineKeyboardButton) {
  return {
    text: button.text,
    ...('callback_data' in button && { data: button.callback_data }),
    ...('web_app' in button && { webApp: button.web_app.url }),
    ...('url' in button && { url: button.url }),
    ...(button.style !== undefined && { style: button.style }),
  };
}

function viewFile(file: StoredFile | undefined, fallback: { file_name?: string }) {
  return {
    fileName: file?.fileName ?? fallback.file_name ?? '',
    size: file?.size ?? 0,
    mimeType: file?.mimeType ?? '',
    ...(file !== undefined && { url: `/control/files/${file.fileId}` }),
  };
}

/** A message as the control surface shows it, edits applied. */
export function viewMessage({ files }: Telegram, stored: StoredMessage) {
  const { document, photo, contact } = stored;
  const picture = photo?.at(-1);
  return {
    messageId: stored.messageId,
    from: stored.from,
    text: stored.text ?? stored.caption ?? '',
    buttons: (stored.keyboard?.inline_keyboard ?? []).map((row) => row.map(viewButton)),
    ...(stored.replyTo !== undefined && { replyTo: stored.replyTo }),
    date: isoDate(stored.date),
    ...(stored.editDate !== undefined && { editDate: isoDate(stored.editDate) }),
    entities: stored.entities ?? [],
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
    ...(stored.writeAccessAllowed !== undefined && { service: 'writeAccessAllowed' }),
    ...(stored.webAppData !== undefined && { service: 'webAppData' }),
  };
}
