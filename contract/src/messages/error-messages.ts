import { product } from '#src/rules/product.ts';
import { type ErrorCode, errors } from '#src/http/errors.ts';
import type { Locale } from '#src/rules/locale.ts';
import { limits } from '#src/rules/limits.ts';

const day = 24 * 60 * 60_000;
const megabyte = 1024 * 1024;

type ErrorMessages = Record<ErrorCode, string>;

const ru = Object.fromEntries(
  Object.entries(errors).map(([code, { message }]) => [code, message]),
) as ErrorMessages;

const en: ErrorMessages = {
  badInput: 'Wrong format, or the value is too long',
  unsafeLink: 'This link cannot be opened: the address of a site or of Telegram is needed',
  lookalikeLink: 'The address looks like another one: its letters are of different alphabets',
  impossiblePeriod: `Check the dates and the duration: since ${limits.workedSince}, a month at least, the end not before the start`,
  malformedRequest: 'The request could not be read',
  unsupportedVersion: 'This version of the app is no longer supported',
  reasonTooShort: `At least ${limits.rejectionReasonMin} characters are needed`,
  reasonTooLong: `At most ${limits.rejectionReasonMax} characters`,
  emptyQuery: 'Query is required',
  ownFollow: 'You cannot follow yourself',
  ownProjectFollow: 'This is your own project: there is no need to follow it',
  tooManyFollowed: `You can follow ${limits.followedProjects} projects: unfollow some first`,
  mixedAlphabets: 'One word of a tag mixes letters of different alphabets',
  staleProfile: 'The profile was changed on another device, please look at it again',
  linkMoved: 'The list of links has changed, please look at it again',
  noFile: 'Choose one photo',
  nothingToSubmit: 'There are no changes to submit',
  emptyProjectName: 'A project needs a name',
  emptyProjectDescription: 'A project needs a description',
  incompleteVacancy: 'Fill in the title, add tags and at least one description',
  incompleteParticipant: 'Every member needs a name and a Telegram ID',
  emptyCoverLetter: 'Write a cover letter',
  ownProject: 'You cannot apply to your own project',
  alreadyInTeam: 'You are already in the team of this project',
  ownerStays: 'First hand the project over to another member',
  tooManyParticipants: 'The project already has too many members',
  fieldNotSubmitted: 'This field is not among the changes',
  cannotPublishWithout:
    'A project cannot be published without a name, a description and a stage: reject all of it',
  emptyAppeal: 'Write what you disagree with',
  ownReport: 'You cannot report yourself or your own project',
  ownContact: 'You cannot message yourself',
  ownBlock: 'You cannot block yourself',
  unauthenticated: `Open ${product} from Telegram again`,
  initDataExpired: `Your session has expired. Open ${product} from Telegram again`,
  forbidden: 'You cannot do this',
  suspended: 'Your profile is suspended: you can only view',
  ownSubmission: 'Another moderator reviews your own submission',
  ownDecision: 'Another moderator reviews the appeal',
  completionTooLow: `To create a project, fill in at least ${limits.completionToCreateProject}% of your profile`,
  notFound: 'Nothing was found',
  userNotFound: 'The profile was not found',
  projectNotFound: 'The project was not found',
  vacancyNotFound: 'The opening was not found',
  applicationNotFound: 'The application was not found',
  participantNotFound: 'The member was not found',
  invitationNotFound: 'The invitation was not found',
  reportNotFound: 'The report was not found',
  contactRequestNotFound: 'The request was not found',
  vacancyClosed: 'This opening is already closed',
  alreadyApplied: 'You have already applied for this opening',
  applicationDecided: 'The application has already been handled',
  invitationAnswered: 'The invitation has already been answered',
  notInTeam: 'This person is not in the team',
  notRestorable: `The project was deleted more than ${limits.projectRestorableFor / day} days ago`,
  nothingRejected: 'There is nothing to appeal: the latest decision is not a rejection',
  alreadyAppealed: 'This rejection has already been appealed',
  appealTooLate: `A rejection can be appealed within ${limits.appealWithin / day} days`,
  alreadyReported: 'Moderators already have your report',
  contactPending: 'Your request has already been sent and is waiting for an answer',
  notCallable: 'This person cannot be called to this vacancy now',
  calledLately: 'This person was called lately, please try later',
  contactTooSoon: 'You can send this person a request once a week',
  contactAnswered: 'The request has already been answered',
  keyReused: 'This request has already been sent with other content',
  alreadyDecided: 'The submission has already been handled',
  staleVersion: 'The submission has changed, please look at it again',
  claimedByOther: 'Another moderator is already reviewing the submission',
  nothingSubmitted: 'Nothing is waiting for moderation',
  leaseLost: 'Another worker already has the notification',
  pictureTooLarge: `The photo is larger than ${limits.uploadBytes / megabyte} MB or ${limits.uploadPixels / 1e6} megapixels`,
  logoTooLarge: `The logo is larger than ${limits.logoBytes / 1024} KB or ${Math.floor(limits.logoPixels / 1e6)} megapixels`,
  unsupportedPicture: 'Unsupported file format.',
  tooLarge: 'The request is too large',
  unsupportedMediaType: 'Unsupported type of data',
  tooManyRequests: 'Too often. Try again a little later',
  dailyLimit: 'That is enough for today: try again tomorrow',
  internal: 'Something went wrong on our side. Try again',
  unavailable: 'The service is not available right now. Try again in a minute',
  storageUnavailable: 'Images cannot be stored or opened right now. Try again in a minute',
};

/** The text of every refusal that a person may be shown. */
export const errorMessages: Record<Locale, ErrorMessages> = { ru, en };
