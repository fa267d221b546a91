import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { members as ru } from '#src/texts/ru/team/members.ts';

export const members: Catalogue<typeof ru> = {
  owner: 'Owner',
  invited: 'The invitation is waiting for an answer',
  guest: 'Guest',
  member: 'Member',
  handOver: 'Hand over the project',
  handOverTo: 'Who takes the project over?',
  handOverQuestion: (name) =>
    `Offer the project?\nIf ${name} agrees, it passes on at once. You stay in the team but can no longer manage the project.`,
  offer: 'Offer',
  offered: 'Asked to become the owner',
  offeredTo: (name) => `Waiting for an answer: ${name}`,
  offerSent: (name) => `Offer sent: ${name}`,
  handOverFailed: 'The project could not be offered',
  takeOfferBack: 'Take back the offer',
  offerTakenBack: 'Offer taken back',
  takeOfferBackFailed: 'The offer could not be taken back',
  remove: 'Remove from the team',
  removeOf: (name) => `Remove from the team: ${name}`,
  removeQuestion: (name) => `Remove from the team?\n${name} will no longer take part.`,
  removed: (name) => `No longer in the team: ${name}`,
  removeFailed: 'The member could not be removed',
  takeBackOf: (name) => `Take back the invitation: ${name}`,
  takenBack: (name) => `Invitation taken back: ${name}`,
};
