export type MiniApp = ReturnType<typeof miniApp>;

/** Every address of the mini-app that the bot links to; `publicUrl` has no trailing slash. */
export const miniApp = (publicUrl: string) => ({
  home: `${publicUrl}/`,
  moderationStatus: `${publicUrl}/profile/moderation`,
  moderationQueue: `${publicUrl}/moderation`,
  ownApplications: `${publicUrl}/myapplications`,
  user: (telegramId: number) => `${publicUrl}/user/${telegramId}`,
  project: (projectId: string) => `${publicUrl}/project/${projectId}/details`,
  editProject: (projectId: string) => `${publicUrl}/createprojectpage?project=${projectId}`,
  projectApplications: (projectId: string) => `${publicUrl}/project/${projectId}/applications`,
  vacancy: (projectId: string, vacancyId: string) =>
    `${publicUrl}/vacancy/${projectId}/${vacancyId}`,
  application: (projectId: string, vacancyId: string, telegramId: number) =>
    `${publicUrl}/application/${projectId}/${vacancyId}/${telegramId}`,
});
