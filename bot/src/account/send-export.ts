import { type ClaimedNotification, type Client, downloadExport, localeOf } from '@kollab/contract';
import { Api, InputFile } from 'grammy';
import { textsFor } from '#src/texts/texts.ts';

interface Surroundings {
  token: string;
  apiRoot: string;
  api: Client;
}

type Recipient = Pick<ClaimedNotification, 'id' | 'telegramId' | 'languageCode'>;

/** Less than a lease lasts: who takes longer is tried again. */
const uploadSeconds = 50;

const fileName = () => `kollab-${new Date().toISOString().slice(0, 10)}.zip`;

export function exportSender({ token, apiRoot, api }: Surroundings) {
  const telegram = new Api(token, { apiRoot, timeoutSeconds: uploadSeconds });
  return async ({ id, telegramId, languageCode }: Recipient) => {
    const timeout = uploadSeconds * 1000;
    const zip = await api(downloadExport, { params: { id } }, { timeout });
    const { caption } = textsFor(localeOf(languageCode)).account;
    const document = new InputFile(zip, fileName());
    return (await telegram.sendDocument(telegramId, document, { caption })).message_id;
  };
}
