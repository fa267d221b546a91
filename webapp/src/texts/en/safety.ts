import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { safety as ru } from '#src/texts/ru/safety.ts';

export const safety: Catalogue<typeof ru> = {
  contacts: {
    ask: 'Request contact',
    askHint:
      'This person cannot be written to directly. The bot will pass on your request and introduce you if they agree.',
    text: 'Message',
    textHint: 'Who you are and what you would like to talk about',
    textPlaceholder:
      'Hello! I am mapping courtyards and looking for a designer. May I tell you more?',
    send: 'Send request',
    sent: 'Request sent',
    failed: 'The request could not be sent',
    pending: 'Request sent, waiting for an answer',
    pendingHint: 'If they agree, the bot will send you their contact.',
    declined: 'This person cannot chat for now',
    again: (date) => `You can ask again on ${date}`,
    accepted: 'The bot shared the contact: send the first message',
    unknown: 'Could not find out how to reach this person',
  },
  safety: {
    report: 'Report',
    reportUser: 'Report profile',
    reportProject: 'Report project',
    category: 'What is wrong',
    categories: {
      spam: 'Advertising or spam',
      abuse: 'Abuse',
      fraud: 'Fraud',
      indecent: 'Indecent content',
      other: 'Other',
    },
    text: 'Details',
    textHint: 'What exactly is wrong, if it is not obvious',
    textNeeded: 'Write what exactly is wrong',
    send: 'Send report',
    sent: 'Report sent. We will tell you the outcome',
    failed: 'The report could not be sent',
    known: 'Moderators already have your report',
    knownHint: 'Thank you for speaking up. We will tell you the outcome.',
    block: 'Block',
    askBlock: (name) =>
      `Block?\n${name} and you will no longer see each other. You can change your mind in your profile settings.`,
    blocked: (name) => `${name}: profile blocked`,
    blockFailed: 'Could not block',
    unblock: 'Unblock',
    unblocked: (name) => `${name}: profile unblocked`,
    unblockFailed: 'Could not unblock',
    list: 'Blocked people',
    nobody: 'You have not blocked anybody',
    nobodyHint: 'People you block on their profile page will appear here.',
  },
  share: {
    share: 'Share',
    profile: 'Share this profile',
    hidden: 'This profile is hidden: others could not open it',
    failed: 'Could not share',
  },
};
