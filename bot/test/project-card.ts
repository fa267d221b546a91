import type { ProjectModerationCard } from '@kollab/contract';

/** Ids as the API makes them; packed, they hold every kind of sign. */
export const projectId = '0193f5a1-7bfb-7fff-bfff-ff3ef7dfbeff';
export const vacancyId = '0193f5a2-0000-7000-8000-000000000001';

export const projectCard = (
  otherwise: Partial<ProjectModerationCard> = {},
): ProjectModerationCard => ({
  projectId,
  projectName: 'Бот, который кормит',
  isEdit: false,
  ownerTelegramId: 1002,
  ownerName: 'Ольга Ким',
  guests: [],
  version: 3,
  submittedAt: '2026-11-21T11:05:00.000Z',
  claimedBy: null,
  decision: null,
  appeal: null,
  changes: [
    { changeType: 'stage', oldValue: '', newValue: 'Seed Stage' },
    { changeType: 'description', oldValue: '', newValue: 'Меню столовой\nв чате' },
    { changeType: 'tags', oldValue: [], newValue: [{ tagName: 'C#' }, { tagName: 'React' }] },
  ],
  ...otherwise,
});
