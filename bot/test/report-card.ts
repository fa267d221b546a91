import type { ReportCard } from '@kollab/contract';
import { projectId } from './project-card.ts';

export const reportCard = (otherwise: Partial<ReportCard> = {}): ReportCard => ({
  reportId: projectId,
  subjectType: 'profile',
  subjectId: projectId,
  subjectName: 'Анна Ковалёва',
  telegramId: 1001,
  category: 'spam',
  text: 'Рассылает <рекламу>',
  reporterName: 'Ольга Ким',
  openCount: 1,
  submittedAt: '2026-11-21T11:05:00.000Z',
  decision: null,
  ...otherwise,
});
