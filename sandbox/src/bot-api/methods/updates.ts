import type { Methods } from './method.ts';
import {
  readFlag,
  readInteger,
  readJson,
  readText,
  type Payload,
} from '#src/bot-api/parameters/payload.ts';
import { badRequest, conflict } from '#src/bot-api/parameters/refusals.ts';
import { isLoopback } from '#src/bot-api/parameters/urls.ts';
import type { UpdateKind } from '#src/state/state.ts';

function readAllowed(payload: Payload): UpdateKind[] | undefined {
  const allowed = readJson(payload, 'allowed_updates', 'allowed_updates');
  if (allowed === undefined || allowed === null) return undefined;
  if (!Array.isArray(allowed)) throw badRequest("can't parse allowed_updates JSON array");
  const names = allowed.filter((name): name is UpdateKind => typeof name === 'string');
  return names.slice(0, 100);
}

function checkWebhookUrl(url: string): void {
  const parsed = URL.parse(url);
  if (parsed === null) throw badRequest('bad webhook: invalid webhook URL specified');
  if (parsed.protocol === 'https:') return;
  if (parsed.protocol === 'http:' && isLoopback(parsed.hostname)) return;
  throw badRequest('bad webhook: An HTTPS URL must be provided for webhook');
}

function checkSecret(secret: string): void {
  if (secret.length > 256) throw badRequest('secret token is too long');
  if (!/^[\w-]+$/u.test(secret)) throw badRequest('secret token contains unallowed characters');
}

export const updateMethods = {
  getUpdates({ telegram, payload, signal }) {
    const limit = readInteger(payload, 'limit') ?? 100;
    return telegram.updates.poll({
      offset: readInteger(payload, 'offset') ?? 0,
      limit: limit >= 1 && limit <= 100 ? limit : 100,
      timeoutSeconds: readInteger(payload, 'timeout') ?? 0,
      allowed: readAllowed(payload),
      signal,
    });
  },

  setWebhook({ telegram, payload }) {
    const url = readText(payload, 'url') ?? '';
    const secret = readText(payload, 'secret_token');
    if (url !== '') checkWebhookUrl(url);
    if (secret !== undefined && secret !== '') checkSecret(secret);
    telegram.updates.setAllowed(readAllowed(payload));
    if (readFlag(payload, 'drop_pending_updates')) telegram.updates.forgetAll();
    telegram.store.state.webhook =
      url === ''
        ? null
        : {
            url,
            ...(secret !== undefined && secret !== '' && { secretToken: secret }),
            maxConnections: readInteger(payload, 'max_connections') ?? 40,
          };
    telegram.store.changed({ kind: 'bot' });
    if (url !== '') {
      telegram.updates.endPoll(conflict('terminated by setWebhook request'));
    }
    telegram.webhook.restart();
    return true;
  },

  deleteWebhook({ telegram, payload }) {
    if (readFlag(payload, 'drop_pending_updates')) telegram.updates.forgetAll();
    telegram.store.state.webhook = null;
    telegram.store.changed({ kind: 'bot' });
    telegram.webhook.restart();
    return true;
  },

  getWebhookInfo({ telegram }) {
    const { webhook, pendingUpdates, allowedUpdates } = telegram.store.state;
    return {
      url: webhook?.url ?? '',
      has_custom_certificate: false,
      pending_update_count: pendingUpdates.length,
      ...(webhook?.maxConnections !== undefined && { max_connections: webhook.maxConnections }),
      ...(webhook?.lastErrorDate !== undefined && { last_error_date: webhook.lastErrorDate }),
      ...(webhook?.lastErrorMessage !== undefined && {
        last_error_message: webhook.lastErrorMessage,
      }),
      ...(allowedUpdates !== null && { allowed_updates: allowedUpdates }),
    };
  },
} satisfies Methods;
