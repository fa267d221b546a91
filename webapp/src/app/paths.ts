/** Every address of the mini-app. */
export const paths = {
  home: '/',
  /** The own profile, opened for editing. */
  homeInEditMode: '/?mode=edit',
  /** The same, with the caret in one field. */
  editField: (field: string) => `/?mode=edit&field=${field}`,
  profileAlias: '/profile',
  messages: '/messages',
  projects: '/followers',
  search: '/posts',
  blog: '/blog',
  queue: '/moderation',
  editStatus: '/profile/edit-status',
  addTag: '/profile/add-tag',
  editAboutMe: '/profile/edit-about-me',
  editLinks: '/profile/edit-links',
  addLink: '/profile/add-link',
  anyOwnLink: '/profile/edit-link/:id',
  editLink: (index: number) => `/profile/edit-link/${index}`,
  editExperience: '/profile/edit-experience',
  newExperience: '/profile/edit-experience/new',
  moderation: '/profile/moderation',
  moderationHistory: '/profile/moderation?history=1',
  anyUser: '/user/:id',
  user: (id: string | number) => `/user/${encodeURIComponent(String(id))}`,
  anyUserLinks: '/user/:id/links',
  userLinks: (id: string | number) => `/user/${encodeURIComponent(String(id))}/links`,
} as const;
