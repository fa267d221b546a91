import { randomUUID } from 'node:crypto';

interface Named {
  telegramId: number;
  projectId: string;
  vacancyId: string | undefined;
  /** Of somebody else. */
  otherTelegramId?: number;
}

const follow = ({ telegramId, otherTelegramId = 1 }: Named) => ({
  followerTelegramId: telegramId,
  followeeTelegramId: otherTelegramId,
});

/** A valid body of every call that takes one, for the person and the project it is about. */
export const bodies: Record<string, (named: Named) => object> = {
  getOrCreateUser: ({ telegramId }) => ({ telegramId }),
  grantModerator: () => ({}),
  takeModerator: () => ({}),
  updateStatus: () => ({ shortStatus: 'Ищу команду', longStatus: ['Пишу на Go'] }),
  saveChange: ({ telegramId }) => ({ telegramId, changeType: 'major', newValue: 'Физика' }),
  sendToModeration: ({ telegramId }) => ({ telegramId, changes: { major: 'Химия' } }),
  updateDescription: () => ({ description: 'Обо мне' }),
  updateTags: () => ({ tags: ['React'] }),
  updateLinks: () => ({ links: [] }),
  updateExperiences: () => ({ experiences: [] }),
  updateProfile: () => ({ major: 'Физика' }),
  putUser: () => ({ major: 'Физика' }),
  updatePhoto: ({ telegramId }) => ({ telegramId, photo: null }),
  removeTag: ({ telegramId }) => ({ telegramId, tagName: 'React' }),
  deleteLink: ({ telegramId }) => ({ telegramId, index: 0 }),
  setContactVisibility: () => ({ phone: 'team' }),
  follow,
  unfollow: follow,
  uploadAvatar: () => ({}),
  approveProfile: () => ({}),
  decideProfile: () => ({ rejected: [{ field: 'links', reason: 'Не открываются' }] }),
  appealProfile: ({ telegramId }) => ({ telegramId, text: 'Ссылки открываются' }),
  rejectProfile: () => ({ comment: 'Не видно лица' }),
  setInReview: () => ({}),
  setAllInReview: () => ({}),
  claimNotifications: () => ({ limit: 1, waitSeconds: 0 }),
  settleNotification: () => ({ lease: randomUUID(), outcome: 'sent' }),
  setReachable: () => ({ reachable: true }),
  setNotificationSettings: () => ({ quietFrom: 1380, quietTo: 480 }),
  takeUpdate: () => ({ updateId: 1 }),
  createProject: ({ telegramId }) => ({ telegramId, name: 'Проект', description: 'О проекте' }),
  editProject: () => ({ name: 'Другое имя' }),
  uploadProjectCover: () => ({}),
  deleteProject: () => ({ comment: 'Обещает доход' }),
  archiveProject: () => ({}),
  restoreProject: () => ({}),
  approveProject: () => ({}),
  decideProject: () => ({ rejected: [{ field: 'tags', reason: 'Не о проекте' }] }),
  appealProject: ({ projectId }) => ({ projectId, text: 'Теги о проекте' }),
  rejectProject: () => ({ comment: 'Это реклама' }),
  setProjectInReview: () => ({}),
  closeVacancy: () => ({}),
  reopenVacancy: () => ({}),
  addParticipant: ({ projectId }) => ({ projectId, name: 'Гость' }),
  addToProjectTeam: ({ projectId, telegramId }) => ({ projectId, telegramId }),
  removeParticipant: () => ({}),
  leaveProject: ({ projectId }) => ({ projectId }),
  handOverProject: ({ projectId, telegramId }) => ({ projectId, telegramId }),
  answerInvitation: ({ projectId }) => ({ projectId, accept: true }),
  apply: ({ projectId, vacancyId, telegramId }) => ({
    projectId,
    vacancyId,
    telegramId,
    coverLetter: 'Хочу к вам',
  }),
  decideApplication: () => ({ status: 'Accepted' }),
  withdrawApplication: () => ({}),
  blockUser: () => ({}),
  unblockUser: () => ({}),
  reportUser: () => ({ category: 'spam', text: 'Шлёт рекламу' }),
  reportProject: () => ({ category: 'fraud', text: 'Это обман' }),
  decideReport: () => ({ decision: 'dismiss' }),
  releaseUser: () => ({}),
  markRead: ({ telegramId }) => ({ telegramId, ids: [randomUUID()] }),
  requestContact: () => ({ text: 'Хочу позвать в проект' }),
  answerContactRequest: () => ({ requestId: randomUUID(), accept: true }),
  shareProject: () => ({}),
  giveConsent: ({ telegramId }) => ({ telegramId }),
  requestExport: ({ telegramId }) => ({ telegramId }),
  requestDeletion: ({ telegramId }) => ({ telegramId }),
  cancelDeletion: ({ telegramId }) => ({ telegramId }),
};
