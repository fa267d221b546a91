import type { MatchedVacancy, VacancyCard, VacancyDetails } from '@kollab/contract';
import type { ReactNode } from 'react';
import { telegram } from '#src/telegram/telegram.ts';
import { VacancyHead, VacancyText } from './vacancy-text.tsx';

/** What the list knew whose card was pressed. */
export type GlanceCard = VacancyCard | MatchedVacancy;

export const idOf = (card: GlanceCard) => ('id' in card ? card.id : card.vacancyId);

/** The vacancy as far as a card knows it; of the rest it says nothing. */
const toDetails = (card: GlanceCard): VacancyDetails => ({
  experience: null,
  tasks: '',
  requirements: '',
  conditions: '',
  isClosed: false,
  applicationStatus: null,
  isFilled: false,
  answerTime: null,
  awayUntil: null,
  isPaused: false,
  isAsked: false,
  ...card,
  id: idOf(card),
  applicationsCount: null,
  viewer: {
    isOwner: telegram().user?.telegramId === card.telegramId,
    isMember: false,
    isInvited: false,
  },
});

interface VacancyGlanceProps {
  card: GlanceCard;
  /** Whether the rest did not come. */
  isLost: boolean;
  /** That the rest is on its way, or did not come. */
  children: ReactNode;
}

/** A vacancy before it is there: what its card said, at once. */
export function VacancyGlance({ card, isLost, children }: VacancyGlanceProps) {
  const vacancy = toDetails(card);
  return (
    <>
      <VacancyHead vacancy={vacancy} />
      {!isLost && children}
      <VacancyText vacancy={vacancy} />
      {isLost && children}
    </>
  );
}
