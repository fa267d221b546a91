import type { AppealCard } from '@kollab/contract';
import { projectId } from './project-card.ts';

const at = '2026-11-21T11:31:00.000Z';

export const longAppealCard = (text: string): AppealCard => ({
  id: projectId,
  kind: 'removal',
  name: text,
  telegramId: 1001,
  projectId,
  reason: text,
  sanctionedBy: text,
  sanctionedAt: at,
  until: at,
  text,
  submittedAt: at,
  isForOthers: true,
  outcome: { decision: 'refused', name: text, at, reason: text },
});
