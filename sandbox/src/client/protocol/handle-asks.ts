import * as z from 'zod/mini';
import { say } from '#src/client/language/language.ts';
import type { AppState, PhoneDialog, PopupButton } from './app-state.ts';
import type { ProtocolMessage } from './message.ts';
import type { Client, Handler, Outcome } from './outcome.ts';

const textByType: Partial<Record<PopupButton['type'], string>> = {
  ok: say('ОК', 'OK'),
  close: say('Закрыть', 'Close'),
  cancel: say('Отмена', 'Cancel'),
};

const Popup = z.object({
  title: z.optional(z.string().check(z.maxLength(64))),
  message: z.string().check(z.minLength(1), z.maxLength(256)),
  buttons: z
    .array(
      z.object({
        id: z.optional(z.string().check(z.maxLength(64))),
        type: z.optional(z.enum(['default', 'ok', 'close', 'cancel', 'destructive'])),
        text: z.optional(z.string().check(z.maxLength(64))),
      }),
    )
    .check(z.minLength(1), z.maxLength(3)),
});
const ClosingBehavior = z.object({ need_confirmation: z.boolean() });
const Link = z.object({ url: z.string().check(z.maxLength(2048)) });
const TelegramLink = z.object({
  path_full: z.string().check(z.maxLength(2048), z.startsWith('/')),
});
const Prepared = z.object({ id: z.string().check(z.minLength(1), z.maxLength(256)) });
const Request = z.object({ req_id: z.string().check(z.maxLength(256)) });
const Story = z.object({
  media_url: z.url(),
  text: z.optional(z.string().check(z.maxLength(200))),
  widget_link: z.optional(
    z.object({ url: z.url(), name: z.optional(z.string().check(z.maxLength(48))) }),
  ),
});

const isPhone = ({ platform }: Client) => platform === 'ios' || platform === 'android';

/** Phones of one make know what is on their home screen, those of the other do not. */
function homeScreenOf(client: Client) {
  if (!isPhone(client)) return 'unsupported';
  if (client.platform === 'ios') return 'unknown';
  return client.isOnHomeScreen ? 'added' : 'missed';
}

/** A question asked during another is answered as if it had been called off. */
function ask(
  dialog: PhoneDialog,
  { dialog: open, isPopupLeaving }: AppState,
  cancelled?: ProtocolMessage,
): Outcome {
  if (open === undefined && !isPopupLeaving) return { app: { dialog } };
  return cancelled === undefined ? {} : { replies: [cancelled] };
}

const cancelledBy = (eventType: string): ProtocolMessage => ({
  eventType,
  eventData: { status: 'cancelled' },
});

export const homeScreenFailed = {
  eventType: 'home_screen_failed',
  eventData: { error: 'UNSUPPORTED' },
};

export const askHandlers: Record<string, Handler> = {
  web_app_close: () => ({ effect: { kind: 'close' } }),
  web_app_data_send: () => ({}),
  web_app_setup_closing_behavior(data) {
    const closing = ClosingBehavior.safeParse(data);
    return closing.success
      ? { app: { asksBeforeClosing: closing.data.need_confirmation } }
      : undefined;
  },
  web_app_open_popup(data, app) {
    const popup = Popup.safeParse(data);
    if (!popup.success) return undefined;
    const buttons = popup.data.buttons.map(({ id = '', type = 'default', text = '' }) => ({
      id,
      type,
      text: textByType[type] ?? text,
    }));
    if (buttons.some(({ text }) => text.trim() === '')) return undefined;
    const { title = '', message } = popup.data;
    return ask({ kind: 'popup', title, message, buttons }, app, {
      eventType: 'popup_closed',
      eventData: {},
    });
  },
  web_app_request_write_access: (_, app, client) =>
    client.botMayWrite
      ? { replies: [{ eventType: 'write_access_requested', eventData: { status: 'allowed' } }] }
      : ask({ kind: 'writeAccess' }, app, cancelledBy('write_access_requested')),
  web_app_send_prepared_message(data) {
    const prepared = Prepared.safeParse(data);
    if (!prepared.success) return undefined;
    return { effect: { kind: 'preparedMessage', id: prepared.data.id } };
  },
  web_app_request_chat(data, _, { platform }) {
    const request = Request.safeParse(data);
    if (!request.success || request.data.req_id === '') return undefined;
    // Telegram Web A says that it is of 9.6, and never answers this.
    if (platform === 'weba') return {};
    return { effect: { kind: 'requestChat', id: request.data.req_id } };
  },
  web_app_share_to_story(data, app, client) {
    const story = Story.safeParse(data);
    if (!story.success) return undefined;
    const { media_url: picture, text = '', widget_link: link } = story.data;
    const said = [text, link && `[${link.name ?? link.url}] ${link.url}`]
      .filter(Boolean)
      .join('\n');
    return isPhone(client) ? ask({ kind: 'story', picture, text: said }, app) : {};
  },
  web_app_check_home_screen: (_, __, client) => ({
    replies: [{ eventType: 'home_screen_checked', eventData: { status: homeScreenOf(client) } }],
  }),
  web_app_add_to_home_screen: (_, app, client) =>
    isPhone(client)
      ? ask({ kind: 'homeScreen' }, app, homeScreenFailed)
      : { replies: [homeScreenFailed] },
  web_app_request_phone: (_, app) => ask({ kind: 'phone' }, app, cancelledBy('phone_requested')),
  web_app_open_link(data, app) {
    const link = Link.safeParse(data);
    if (!link.success || !/^https?:\/\//i.test(link.data.url) || !URL.canParse(link.data.url)) {
      return undefined;
    }
    return ask({ kind: 'link', url: link.data.url }, app);
  },
  web_app_open_tg_link(data) {
    const link = TelegramLink.safeParse(data);
    if (!link.success) return undefined;
    return { effect: { kind: 'telegramLink', path: link.data.path_full } };
  },
  web_app_read_text_from_clipboard(data) {
    const request = Request.safeParse(data);
    if (!request.success) return undefined;
    return { effect: { kind: 'readClipboard', requestId: request.data.req_id } };
  },
  web_app_invoke_custom_method(data) {
    const request = Request.safeParse(data);
    if (!request.success) return undefined;
    return {
      replies: [
        {
          eventType: 'custom_method_invoked',
          eventData: { req_id: request.data.req_id, error: 'UNSUPPORTED' },
        },
      ],
    };
  },
};
