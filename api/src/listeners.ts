import { refreshCalls } from '#src/discovery/matching/dismissing.service.ts';
import {
  noteSeen,
  refreshMatching,
  refreshVacancies,
} from '#src/discovery/matching/matchable.service.ts';
import { refreshPeopleToCall } from '#src/discovery/matching/people-to-call.service.ts';
import { notePerson, noteProject } from '#src/discovery/alerts/alert-matching.service.ts';
import { startWeeklyDigest } from '#src/discovery/alerts/weekly.service.ts';
import { noteFinish, noteFirstApprovals, noteStage } from '#src/discovery/feed/events.service.ts';
import { refreshProject } from '#src/discovery/catalogue/cataloguing.service.ts';
import { refreshPerson } from '#src/discovery/search/indexing.service.ts';
import { pauseWaiting } from '#src/work/applications/application-waiting.service.ts';
import { offerMeeting } from '#src/work/meetings/meetings.service.ts';
import {
  askAboutTeam,
  refreshConfirmations,
} from '#src/work/confirmations/confirmations.service.ts';
import { endOwnPairs, endPairsBetween } from '#src/work/pairs/pair-ending.service.ts';
import { partBlocked } from '#src/work/applications/parting.service.ts';
import { refreshRoomCard } from '#src/work/rooms/room-card.service.ts';
import { refreshCheckIns } from '#src/work/check-ins/cards.service.ts';
import { postponeRounds } from '#src/work/check-ins/rounds.service.ts';
import { forgetViews } from '#src/work/analytics/marks.service.ts';
import { postponeChecks, refreshChecks } from '#src/work/vacancies/vacancy-checks.service.ts';
import { closeFilled } from '#src/work/vacancies/places.service.ts';
import { renewWaiting } from '#src/delivery/notifications/events.ts';
import type { Listeners } from '#src/platform/listeners.ts';

export const listeners: Listeners = {
  personChanged: [notePerson, refreshPerson, refreshMatching, startWeeklyDigest],
  personReturned: [renewWaiting],
  personSeen: [noteSeen],
  applied: [endOwnPairs],
  peopleParted: [endPairsBetween, partBlocked],
  awayChanged: [pauseWaiting, postponeChecks, postponeRounds],
  projectChanged: [
    refreshProject,
    refreshVacancies,
    refreshCalls,
    refreshChecks,
    refreshPeopleToCall,
    refreshConfirmations,
    refreshCheckIns,
    refreshRoomCard,
  ],
  lastPlaceTaken: [closeFilled],
  memberJoined: [offerMeeting],
  projectPublished: [noteFirstApprovals, noteProject],
  stageChanged: [noteStage],
  projectFinished: [noteFinish, askAboutTeam],
  viewsUncounted: [forgetViews],
};
