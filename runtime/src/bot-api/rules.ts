type Given = Record<string, unknown>;
type Rule = (given: Given) => (string | false | undefined)[];

const isObject = (value: unknown): value is Given =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectIn = (value: unknown): Given => (isObject(value) ? value : {});
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const bytes = (text: unknown) => Buffer.byteLength(typeof text === 'string' ? text : '');
const lengthOf = (text: unknown) => Array.from(typeof text === 'string' ? text : '').length;
const isBetween = (size: number, least: number, most: number) => size >= least && size <= most;

const isLoopback = ({ hostname }: URL) =>
  /^(?:127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(hostname);

/** Telegram takes https alone; plain http stands for the mini-app on this machine. */
function isWebAppUrl(text: unknown) {
  const url = URL.parse(String(text));
  return (
    url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url)))
  );
}

/** A host without a dot is none to Telegram. */
function isButtonUrl(text: unknown) {
  const url = URL.parse(String(text));
  if (url === null) return false;
  return url.protocol === 'tg:' || (/^https?:$/.test(url.protocol) && url.hostname.includes('.'));
}

const deepLinks = { start: 64, startgroup: 64, startapp: 512 };

/** Whether what a link to a bot carries is as long as it may be, of letters, digits, _ and -. */
function isDeepLink(text: unknown) {
  const url = URL.parse(String(text));
  if (url?.hostname !== 't.me') return true;
  return Object.entries(deepLinks).every(([name, most]) => {
    const value = url.searchParams.get(name) ?? '';
    return value.length <= most && /^[\w-]*$/.test(value);
  });
}

const notActions = new Set(['text', 'icon_custom_emoji_id', 'style']);
const styles = new Set<unknown>(['danger', 'success', 'primary']);

export const rulesOfTypes: Record<string, Rule> = {
  InlineKeyboardButton: (button) => [
    Object.keys(button).filter((name) => !notActions.has(name)).length !== 1 &&
      'does not do exactly one thing',
    String(button['text']).trim() === '' && 'has no text',
    button['style'] !== undefined && !styles.has(button['style']) && 'has a style of no colour',
    button['callback_data'] !== undefined &&
      !isBetween(bytes(button['callback_data']), 1, 64) &&
      'carries not 1 to 64 bytes',
    button['url'] !== undefined && !isButtonUrl(button['url']) && 'leads to no address',
    button['url'] !== undefined && !isDeepLink(button['url']) && 'carries too much into a bot',
  ],
  InlineKeyboardMarkup({ inline_keyboard: rows }) {
    const sizes = listIn(rows).map((row) => listIn(row).length);
    return [
      sizes.reduce((sum, size) => sum + size, 0) > 100 && 'has more than 100 buttons',
      sizes.some((size) => size > 8) && 'has more than 8 buttons in a row',
      sizes.includes(0) && 'has an empty row',
    ];
  },
  WebAppInfo: ({ url }) => [!isWebAppUrl(url) && 'is not https'],
  ForceReply: ({ input_field_placeholder: placeholder }) => [
    placeholder !== undefined &&
      !isBetween(lengthOf(placeholder), 1, 64) &&
      'has a placeholder of not 1 to 64 characters',
  ],
  BotCommand: ({ command, description }) => [
    !/^[a-z\d_]{1,32}$/.test(String(command)) && 'is not 1 to 32 of a-z, digits and _',
    !isBetween(lengthOf(description), 1, 256) && 'has a description of not 1 to 256 characters',
  ],
  KeyboardButton(button) {
    const chat = objectIn(button['request_chat']);
    const { request_id: id } = { ...objectIn(button['request_users']), ...chat };
    const ofPerson = objectIn(chat['user_administrator_rights']);
    const ofBot = Object.entries(objectIn(chat['bot_administrator_rights']));
    return [
      id !== undefined && !isBetween(Number(id), -(2 ** 31), 2 ** 31 - 1) && 'asks by over 32 bits',
      ofBot.some(([right, isOn]) => isOn && !ofPerson[right]) && 'asks more for the bot',
    ];
  },
  InlineQueryResultArticle: ({ id }) => [!isBetween(bytes(id), 1, 64) && 'has an id too long'],
  InlineQueryResultsButton: ({ start_parameter: parameter }) => [
    parameter !== undefined &&
      !/^[\w-]{1,64}$/.test(typeof parameter === 'string' ? parameter : '') &&
      'starts with no parameter',
  ],
  InputPollOption: ({ text }) => [
    !isBetween(lengthOf(text), 1, 100) && 'is not 1 to 100 characters',
  ],
  InputTextMessageContent: (content) =>
    written(content, { text: 'message_text', entities: 'entities', most: 4096 }),
};

/** A text as people see it, as long as Telegram counts it: without tags, a reference as one character. */
const seen = (text: unknown, mode: unknown) =>
  mode === 'HTML'
    ? String(text)
        .replaceAll(/<[^>]*>/g, '')
        .replaceAll(/&(?:\w+|#\w+);/g, '?')
    : String(text);

interface Written {
  text: string;
  entities: string;
  most: number;
}

function written(given: Given, { text, entities, most }: Written) {
  const { [text]: said, parse_mode: mode } = given;
  if (said === undefined) return [];
  return [
    lengthOf(seen(said, mode)) > most && `has a ${text} of over ${most} characters`,
    mode !== undefined && mode !== 'HTML' && 'is formatted as the bot never does',
    mode !== undefined && given[entities] !== undefined && 'is formatted twice',
  ];
}

const mostOf: Record<string, [name: string, most: number]> = {
  answerCallbackQuery: ['text', 200],
  setMyDescription: ['description', 512],
  setMyShortDescription: ['short_description', 120],
  setMyName: ['name', 64],
  createChatInviteLink: ['name', 32],
  sendPoll: ['question', 300],
  setChatMemberTag: ['tag', 16],
};

const buttonsIn = (markup: unknown) =>
  listIn(objectIn(markup)['inline_keyboard']).flatMap(listIn).map(objectIn);
const opensApp = (markup: unknown) => buttonsIn(markup).some((button) => 'web_app' in button);

export const ruleOfCalls = (method: string, given: Given) => {
  const [limited, most] = mostOf[method] ?? ['', 0];
  const results = [...listIn(given['results']), given['result']].map(objectIn);
  const ids = listIn(given['results']).map((result) => objectIn(result)['id']);
  return [
    ...written(given, { text: 'text', entities: 'entities', most: 4096 }),
    ...written(given, { text: 'caption', entities: 'caption_entities', most: 1024 }),
    limited in given && lengthOf(given[limited]) > most && `has a ${limited} of over ${most}`,
    Number(given['chat_id']) < 0 &&
      opensApp(given['reply_markup']) &&
      'opens the mini-app from a button in a group',
    results.some((result) => opensApp(result['reply_markup'])) &&
      'opens the mini-app from a button in inline mode',
    ids.length > 50 && 'has more than 50 results',
    new Set(ids).size !== ids.length && 'has results of one id',
    bytes(given['next_offset']) > 64 && 'has an offset of over 64 bytes',
    listIn(given['commands']).length > 100 && 'has more than 100 commands',
  ];
};
