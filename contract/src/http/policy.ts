export const callers = [
  'anonymous',
  'self',
  'other',
  'owner',
  'member',
  'moderator',
  'admin',
  'suspended',
  'bot',
] as const;
export type Caller = (typeof callers)[number];

export type Access = keyof typeof policy;

/**
 * Who may call what. `self` is the person the request names, `other` any other signed-in person,
 * `owner` and `member` those of the project it names, `suspended` the person who else might, while
 * suspended, `bot` the bot on its own behalf.
 */
export const policy = {
  public: callers,
  selfRead: ['self', 'suspended'],
  selfReadOrModerator: ['self', 'suspended', 'moderator', 'admin'],
  selfWrite: ['self'],
  moderator: ['moderator', 'admin'],
  admin: ['admin'],
  bot: ['bot'],
  signedIn: ['self', 'other', 'owner', 'member', 'moderator', 'admin', 'suspended'],
  signedInWrite: ['self', 'other', 'owner', 'member', 'moderator', 'admin'],
  owner: ['owner'],
  ownerRead: ['owner', 'suspended'],
  ownerOrModerator: ['owner', 'moderator', 'admin'],
  member: ['member'],
  team: ['owner', 'member'],
  teamOrModerator: ['owner', 'member', 'moderator', 'admin'],
  applicationRead: ['self', 'owner', 'suspended'],
} as const satisfies Record<string, readonly Caller[]>;
