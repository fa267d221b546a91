import type { MatchedVacancy, VacancyCard, VacancyDetails } from '@kollab/contract';
import type { ReactNode } from 'react';
import { telegram } from '#src/telegram/telegram.ts';
import { VacancyHead, VacancyText } from './vacancy-text.tsx';

export type GlanceCard = VacancyCard | MatchedVacancy;

export const idOf = (card: GlanceCard) => ('id' in card ? card.id : card.vacancyId);

/** Of what the card does not know it says nothing. */
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
  isLost: boolean;
  children: ReactNode;
}

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
