/** Everyone who may stand before an endpoint. */
export const callers = [
  'anonymous',
  'self',
  'other',
  'moderator',
  'admin',
  'suspended',
  'bot',
] as const;
export type Caller = (typeof callers)[number];

export type Access = keyof typeof policy;

/**
 * Who may call what. `self` is the person the request names, `other` any other signed-in person,
 * `suspended` the named person while suspended, `bot` the bot on its own behalf.
 */
export const policy = {
  public: callers,
  selfRead: ['self', 'suspended'],
  selfReadOrModerator: ['self', 'suspended', 'moderator', 'admin'],
  selfWrite: ['self'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
  bot: ['bot'],
  signedIn: ['self', 'other', 'moderator', 'admin', 'suspended'],
} as const satisfies Record<string, readonly Caller[]>;
