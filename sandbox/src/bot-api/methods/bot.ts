import { botName, botUser } from '#src/bot-api/telegram/bot-message.ts';
import { readLanguage, type Call, type Methods } from './method.ts';
import { readText } from '#src/bot-api/parameters/payload.ts';
import { badRequest } from '#src/bot-api/parameters/refusals.ts';

function keep(call: Call, texts: Record<string, string>, field: string, atMost: number): true {
  const { telegram, payload } = call;
  const text = (readText(payload, field) ?? '').trim();
  const language = readLanguage(payload);
  if (text.length > atMost) throw badRequest(`bot ${field.replaceAll('_', ' ')} is too long`);
  if (text === '') delete texts[language];
  else texts[language] = text;
  telegram.store.changed({ kind: 'bot' });
  return true;
}

export function inLanguage(texts: Record<string, string>, language: string): string {
  return texts[language] ?? texts[''] ?? '';
}

export const botMethods = {
  getMe({ telegram }) {
    return {
      ...botUser(telegram),
      can_join_groups: true,
      can_read_all_group_messages: false,
      supports_guest_queries: false,
      supports_inline_queries: true,
      can_connect_to_business: false,
      has_main_web_app: true,
      has_topics_enabled: false,
      allows_users_to_create_topics: false,
      can_manage_bots: false,
      supports_join_request_queries: false,
    };
  },
  logOut: () => true as const,
  close: () => true as const,

  setMyName: (call) => keep(call, call.telegram.store.state.names, 'name', 64),
  getMyName: ({ telegram, payload }) => ({ name: botName(telegram, readLanguage(payload)) }),

  setMyDescription: (call) =>
    keep(call, call.telegram.store.state.descriptions, 'description', 512),
  getMyDescription: ({ telegram, payload }) => ({
    description: inLanguage(telegram.store.state.descriptions, readLanguage(payload)),
  }),

  setMyShortDescription: (call) =>
    keep(call, call.telegram.store.state.shortDescriptions, 'short_description', 120),
  getMyShortDescription: ({ telegram, payload }) => ({
    short_description: inLanguage(telegram.store.state.shortDescriptions, readLanguage(payload)),
  }),
} satisfies Methods;
