import type { FollowCard } from '@kollab/contract';

export function samplePerson(telegramId: number, changes: Partial<FollowCard> = {}): FollowCard {
  const id = `0190d5a0-0000-7000-8000-${String(telegramId).padStart(12, '0')}`;
  return {
    id,
    userId: id,
    telegramId,
    firstName: 'Мария',
    lastName: `Орлова-${telegramId}`,
    statusShort: '',
    photo: null,
    tags: [],
    isSubscribed: false,
    ...changes,
  };
}
