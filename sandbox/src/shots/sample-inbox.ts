import {
  addToProjectTeam,
  answerContactRequest,
  answerInvitation,
  approveProfile,
  approveProject,
  archiveProject,
  blockUser,
  decideApplication,
  decideProfile,
  decideReport,
  handOverProject,
  leaveProject,
  listReports,
  rejectProfile,
  releaseUser,
  reportUser,
  requestContact,
  sendToModeration,
} from '@kollab/contract';
import { moderators } from '#src/journeys/cast.ts';
import {
  apply as applyShortly,
} from '@kollab/contract';
