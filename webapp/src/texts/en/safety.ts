import type { Catalogue } from '#src/texts/catalogue.ts';
import type { safety as ru } from '#src/texts/ru/safety.ts';

export const safety: Catalogue<typeof ru> = {
  contacts: {
    ask: 'Ask for contact',
    askHint:
      'This person has no username in Telegram. The bot passes your request on and introduces you, if they agree.',
    text: 'Message',
    textHint: 'Who you are and what you would like to talk about',
    send: 'Send the request',
    sent: 'The request is sent',
    failed: 'The request could not be sent',
    pending: 'The request is sent, waiting for an answer',
    declined: 'This person cannot chat for now',
    again: (date) => `You can ask again on ${date}`,
    accepted: 'The bot shared the contact: write first',
    unknown: 'Could not find out how to write',
  },
  safety: {
    report: 'Report',
    reportUser: 'Report the profile',
    reportProject: 'Report the project',
    category: 'What is wrong',
    categories: {
      spam: 'Ads or spam',
      abuse: 'Insults',
      fraud: 'Fraud',
      indecent: 'Indecent content',
      other: 'Something else',
    },
    text: 'Details',
    textHint: 'What exactly is wrong, where it is not obvious',
    textNeeded: 'Write what exactly is wrong',
    send: 'Send the report',
    sent: 'The report is sent. We will tell you how it ends',
    failed: 'The report could not be sent',
    block: 'Block',
    askBlock: (name) =>
      `Block?\n${name} and you will no longer see each other. You can change your mind in the settings of your profile.`,
    blocked: (name) => `${name}: the profile is blocked`,
    blockFailed: 'Could not block',
    unblock: 'Unblock',
    unblocked: (name) => `${name}: the profile is unblocked`,
    unblockFailed: 'Could not unblock',
    list: 'Blocked people',
    nobody: 'You have not blocked anybody',
    nobodyHint: 'People whom you block in their profiles will be here.',
  },
  share: {
    share: 'Share',
    failed: 'Could not share',
  },
};
