import type { OwnSanction } from '@kollab/contract';

const day = 24 * 60 * 60_000;
const inDays = (days: number) => new Date(Date.now() + days * day).toISOString();

export const sampleSanction = (more: Partial<OwnSanction> = {}): OwnSanction => ({
  id: '0190d5a0-0000-7000-8000-0000000000e1',
  kind: 'suspension',
  projectId: null,
  projectName: null,
  reason: 'Реклама или спам',
  at: inDays(-1),
  until: null,
  endedAt: null,
  mayAppealUntil: inDays(19),
  appeal: null,
  ...more,
});
