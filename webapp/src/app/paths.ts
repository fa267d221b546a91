/** Every address of the mini-app. */
export const paths = {
  home: '/',
  /** The own profile, opened for editing. */
  homeInEditMode: '/?mode=edit',
  profileAlias: '/profile',
  messages: '/messages',
  projects: '/followers',
  search: '/posts',
  blog: '/blog',
  queue: '/moderation',
  editStatus: '/profile/edit-status',
  moderation: '/profile/moderation',
  moderationHistory: '/profile/moderation?history=1',
  anyUser: '/user/:id',
  user: (id: string | number) => `/user/${encodeURIComponent(String(id))}`,
} as const;
