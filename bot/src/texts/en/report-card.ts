import { markup } from '#src/format/html.ts';
import { momentsIn } from '#src/format/moment.ts';
import type { reportCard as ru } from '#src/texts/ru/report-card.ts';

const { dayAndClock } = momentsIn('en');

export const reportCard: typeof ru = {
  titles: { waiting: 'New report', decided: 'Report reviewed' },
  subject: {
    profile: (name) => `Profile: ${name}`,
    project: (name) => `Project: “${name}”`,
  },
  categories: {
    spam: 'Advertising or spam',
    abuse: 'Abuse',
    fraud: 'Fraud',
    indecent: 'Indecent content',
    other: 'Other',
  },
  reporter: (name, at) => markup`From: ${name}, ${dayAndClock(at)}`,
  openCount: (count) => `Open reports in total: ${count}`,
  decisions: {
    dismiss: 'Report dismissed',
    warn: 'Person warned',
    block: 'Hidden from everyone',
    suspend: 'Profile suspended',
  },
  outcomes: {
    dismiss: 'Decision: report dismissed',
    warn: 'Decision: a warning',
    block: 'Decision: hidden from everyone',
    suspend: 'Decision: profile suspended',
  },
  decidedBy: (name, at) => markup`Moderator: ${name}, ${dayAndClock(at)}`,
  dismiss: 'Dismiss the report',
  block: 'Hide',
  openToDecide: 'Warn or suspend',
  inApp: 'Choose the reason and the term in the app',
  cancel: 'Cancel',
  chooseReason: 'Choose a reason: the person gets it.',
  ownReason: 'In my own words, in the app',
};
