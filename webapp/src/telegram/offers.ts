import { compareVersions, request } from '@telegram-apps/bridge';
import { telegram } from './telegram.ts';

interface Reply {
  event: string;
  payload?: { error?: string; status?: string } | undefined;
}

/** The bridge's own way to ask, also for what its types do not know yet. */
const send = request as unknown as (
  method: string,
  events: readonly string[],
  options: { params?: object; capture: (reply: Reply) => boolean },
) => PromiseLike<unknown>;

/** Answers with the first of the events. A client that is silent never answers. */
async function ask(method: string, events: readonly string[], params?: object): Promise<Reply> {
  const found: Reply[] = [];
  const capture = (reply: Reply) => found.push(reply) > 0;
  await send(method, events, { ...(params && { params }), capture });
  return found[0] ?? { event: '' };
}

function clientSince(version: string) {
  const { client, presence } = telegram();
  if (!client || presence.get() === 'silent') return undefined;
  return compareVersions(client.version, version) >= 0 ? client : undefined;
}

/** Of the others some say that they cannot, most say nothing. */
const phones = new Set(['ios', 'android', 'android_x']);

interface Story {
  /** With the link at most 200 characters. */
  text: string;
  link: { url: string; name: string } | undefined;
}

/**
 * Undefined where there is none. A link is a button in stories of Premium users alone: others have
 * it in the text.
 */
export function storyEditor(): ((picture: string, story: Story) => void) | undefined {
  const client = clientSince('7.8');
  if (!client || !phones.has(client.platform)) return undefined;
  const mayLink = client.isPremium;
  return (picture, { text, link }) => {
    const said = mayLink || !link ? text : `${text}\n${link.url}`;
    const story = { media_url: picture, text: said, ...(mayLink && link && { widget_link: link }) };
    void ask('web_app_share_to_story', [], story);
  };
}

export type HomeScreen = 'unsupported' | 'unknown' | 'added' | 'missed';

/** Most clients cannot tell. */
export async function checkHomeScreen(): Promise<HomeScreen> {
  if (!clientSince('8.0')) return 'unsupported';
  const { payload } = await ask('web_app_check_home_screen', ['home_screen_checked']);
  return (payload?.status ?? 'unknown') as HomeScreen;
}

/** Answers whether it was added, which some clients never tell. */
export async function addToHomeScreen(): Promise<boolean> {
  const events = ['home_screen_added', 'home_screen_failed'];
  const { event } = await ask('web_app_add_to_home_screen', events);
  return event === 'home_screen_added';
}

/** Within the mini-app, by a button that the bot prepared. */
export const canRequestChat = () => clientSince('9.6') !== undefined;

/** Answers whether the bot was told of a chat. */
export async function requestChat(buttonId: string): Promise<boolean> {
  const events = ['requested_chat_sent', 'requested_chat_failed'];
  const { event } = await ask('web_app_request_chat', events, { req_id: buttonId });
  return event === 'requested_chat_sent';
}
