import * as z from 'zod/mini';
import { endpoint } from '#src/http/endpoint.ts';
import { limits } from '#src/rules/limits.ts';
import { Application, CoverLetter } from '#src/schemas/work/applications.ts';
import { Pair } from '#src/schemas/work/pairs.ts';
import { Id, TelegramId } from '#src/schemas/ids.ts';
import { orEmpty } from '#src/schemas/text.ts';

export const inviteToPair = endpoint('POST', '/api/User/pairs', {
  access: 'signedInWrite',
  body: z.strictObject({
    projectId: Id,
    vacancyId: Id,
    partnerTelegramId: TelegramId,
    coverLetter: orEmpty(CoverLetter),
    mayPart: z.boolean(),
  }),
  reply: Pair,
  errors: [
    'consentNeeded',
    'emptyCoverLetter',
    'ownProject',
    'alreadyInTeam',
    'projectNotFound',
    'vacancyNotFound',
    'vacancyClosed',
    'alreadyApplied',
    'userNotFound',
    'cannotBePaired',
    'alreadyPaired',
    'tooManyPairs',
    'tooManyOpen',
    'dailyLimit',
  ],
  summary:
    'Invites a person to apply to a vacancy together with the caller, whose letter is kept until they agree; inviting the same one again changes nothing',
});

export const listPairs = endpoint('GET', '/api/User/pairs', {
  access: 'signedIn',
  reply: z.array(Pair).check(z.maxLength(limits.pairsSent + limits.pairsReceived)),
  summary: 'The invitations to apply together, by the caller and to them, that wait for an answer',
});

export const getPair = endpoint('GET', '/api/pairs/{pairId}', {
  access: 'signedIn',
  params: z.object({ pairId: Id }),
  reply: Pair,
  errors: ['pairNotFound'],
  summary: 'An invitation to apply together, to either of the two',
});

export const agreeToPair = endpoint('POST', '/api/User/agree-to-pair', {
  access: 'signedInWrite',
  body: z.strictObject({ pairId: Id, coverLetter: orEmpty(CoverLetter) }),
  reply: Application,
  errors: [
    'pairNotFound',
    'pairOver',
    'consentNeeded',
    'emptyCoverLetter',
    'ownProject',
    'alreadyInTeam',
    'projectNotFound',
    'vacancyNotFound',
    'vacancyClosed',
    'alreadyApplied',
    'tooManyOpen',
    'dailyLimit',
  ],
  summary:
    'Agrees to apply together: both applications are sent, and their owner sees them as one. Again it answers the same',
});

export const declinePair = endpoint('POST', '/api/User/decline-pair', {
  access: 'signedInWrite',
  body: z.strictObject({ pairId: Id }),
  reply: Pair,
  errors: ['pairNotFound', 'pairOver'],
  summary: 'Says no to an invitation to apply together; again changes nothing',
});

export const withdrawPair = endpoint('POST', '/api/User/withdraw-pair', {
  access: 'signedInWrite',
  body: z.strictObject({ pairId: Id }),
  reply: Pair,
  errors: ['pairNotFound', 'pairOver'],
  summary: 'Takes one’s invitation to apply together back; again changes nothing',
});
