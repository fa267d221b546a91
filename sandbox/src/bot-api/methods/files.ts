import sharp from 'sharp';
import { toMessage } from '#src/bot-api/telegram/bot-message.ts';
import { readReplyMarkup } from '#src/bot-api/parameters/markup.ts';
import { readReplyTo } from './messages.ts';
import { requireWritableChat, type Call, type Methods } from './method.ts';
import { findUpload, readText } from '#src/bot-api/parameters/payload.ts';
import { badRequest, refusal } from '#src/bot-api/parameters/refusals.ts';
import { readCaption } from '#src/bot-api/parameters/text.ts';
import { addMessage } from '#src/state/chats.ts';
import type { StoredFile, StoredMessage } from '#src/state/state.ts';

const PHOTO_BYTES_AT_MOST = 10 * 1024 * 1024;

async function takeFile(call: Call, name: 'document' | 'photo'): Promise<StoredFile> {
  const { telegram, payload } = call;
  const upload = findUpload(payload, name);
  if (upload !== undefined) {
    if (upload.bytes.length === 0) throw badRequest('file must be non-empty');
    if (name === 'photo' && upload.bytes.length > PHOTO_BYTES_AT_MOST) {
      throw badRequest('file is too big');
    }
    return telegram.files.save(upload, name === 'photo' ? 'photos' : 'documents');
  }
  const fileId = readText(payload, name) ?? '';
  if (fileId === '') throw badRequest(`there is no ${name} in the request`);
  const known = telegram.files.find(fileId);
  if (known === undefined) throw badRequest('wrong file identifier/HTTP URL specified');
  return known;
}

async function measure(call: Call): Promise<{ width: number; height: number }> {
  const upload = findUpload(call.payload, 'photo');
  const known = call.telegram.files.find(readText(call.payload, 'photo') ?? '');
  const bytes = upload?.bytes ?? (known && (await call.telegram.files.read(known)));
  if (bytes === undefined) return { width: 0, height: 0 };
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: 50e6 }).metadata();
    return { width, height };
  } catch {
    throw badRequest('IMAGE_PROCESS_FAILED');
  }
}

function send(call: Call, media: Pick<StoredMessage, 'document' | 'photo'>) {
  const { telegram, payload } = call;
  const { text, entities } = readCaption(payload);
  const { peer } = requireWritableChat(call);
  const stored = addMessage(telegram.store, peer.telegramId, {
    from: 'bot',
    ...media,
    ...(text !== '' && { caption: text, entities }),
    ...readReplyMarkup(telegram.addresses, payload),
    replyTo: readReplyTo(call, peer.telegramId),
  });
  return toMessage(telegram, peer, stored);
}

export const fileMethods = {
  async sendDocument(call) {
    requireWritableChat(call);
    const file = await takeFile(call, 'document');
    const document = {
      file_id: file.fileId,
      file_unique_id: file.uniqueId,
      file_name: file.fileName,
      mime_type: file.mimeType,
      file_size: file.size,
    };
    return { ...send(call, { document }), document };
  },

  async sendPhoto(call) {
    requireWritableChat(call);
    const size = await measure(call);
    const file = await takeFile(call, 'photo');
    const photo = [
      { file_id: file.fileId, file_unique_id: file.uniqueId, file_size: file.size, ...size },
    ];
    return { ...send(call, { photo }), photo };
  },

  getFile({ telegram, payload }) {
    const fileId = readText(payload, 'file_id') ?? '';
    if (fileId === '') throw badRequest('file_id not specified');
    const file = telegram.files.find(fileId);
    if (file === undefined) {
      throw refusal(400, 'Bad Request: wrong file_id or the file is temporarily unavailable');
    }
    return {
      file_id: file.fileId,
      file_unique_id: file.uniqueId,
      file_size: file.size,
      file_path: file.path,
    };
  },
} satisfies Methods;
