import { compareVersions, request } from '@telegram-apps/bridge';
import { telegram } from './telegram.ts';

interface Reply {
  event: string;
  payload?: { error?: string; status?: string } | undefined;
}

/** The bridge's own way to ask, also for what it does not know yet. */
const send = request as unknown as (
  method: string,
  events: readonly string[],
  options: { params?: object; capture: (reply: Reply) => boolean },
) => PromiseLike<unknown>;

/** Asks the client, and answers with the first of the events. A client that is silent never answers. */
async function ask(method: string, events: readonly string[], params?: object): Promise<Reply> {
  const found: Reply[] = [];
  const capture = (reply: Reply) => found.push(reply) > 0;
  await send(method, events, { ...(params && { params }), capture });
  return found[0] ?? { event: '' };
}

/** What launched the mini-app, where it speaks and is as new as that. */
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
 * Opens the editor of stories with a picture in it; undefined where there is none. A link is a button in
 * stories of Premium users alone: others have it in the text.
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

/** Whether the mini-app stands on the device's home screen, or could; most clients cannot tell. */
export async function checkHomeScreen(): Promise<HomeScreen> {
  if (!clientSince('8.0')) return 'unsupported';
  const { payload } = await ask('web_app_check_home_screen', ['home_screen_checked']);
  return (payload?.status ?? 'unknown') as HomeScreen;
}

/** Offers to put it there; answers whether it was, which some clients never tell. */
export async function addToHomeScreen(): Promise<boolean> {
  const events = ['home_screen_added', 'home_screen_failed'];
  const { event } = await ask('web_app_add_to_home_screen', events);
  return event === 'home_screen_added';
}

/** Whether one can choose a chat within the mini-app, by a button that the bot prepared. */
export const canRequestChat = () => clientSince('9.6') !== undefined;

/** Lets one choose; answers whether the bot was told of a chat. */
export async function requestChat(buttonId: string): Promise<boolean> {
  const events = ['requested_chat_sent', 'requested_chat_failed'];
  const { event } = await ask('web_app_request_chat', events, { req_id: buttonId });
  return event === 'requested_chat_sent';
}
