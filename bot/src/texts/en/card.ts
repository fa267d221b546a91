import { momentsIn } from '#src/format/moment.ts';
import { markup } from '#src/format/html.ts';
import type { card as ru } from '#src/texts/ru/card.ts';

const { clock, dayAndClock } = momentsIn('en');

const monthName = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

export const card: typeof ru = {
  titles: {
    waiting: 'Profile to review',
    appealed: 'Appeal: profile',
    Approved: 'Profile approved',
    partlyApproved: 'Profile approved in part',
    Rejected: 'Profile rejected',
    Withdrawn: 'Submission withdrawn',
  },
  course: (course) => `year ${course}`,
  claimedBy: (name, until) => markup`In review: ${name}, until ${clock(until)}`,
  approved: (name, at) => markup`Approved: ${name}, ${dayAndClock(at)}`,
  partlyApproved: (name, at) => markup`Approved in part: ${name}, ${dayAndClock(at)}`,
  rejected: (name, at) => markup`Rejected: ${name}, ${dayAndClock(at)}`,
  withdrawn: markup`Withdrawn`,
  reason: (reason) => markup`Reason: ${reason}`,
  rejectedField: (label, reason) => markup`${label}: ${reason}`,
  appeal: 'Appeal',
  earlier: (who, reason) =>
    who.html === ''
      ? markup`Earlier rejection: ${reason}`
      : markup`Earlier rejection (${who}): ${reason}`,
  ownDecision: 'Another moderator decides',
  moment: dayAndClock,
  quoted: (value) => `“${value}”`,
  replaced: (before, after) => `${before} → ${after}`,
  warnings: {
    serviceWord: 'The name looks like an official one',
    mixedAlphabets: 'The name mixes alphabets',
  },
  cleared: 'removed',
  added: (item) => `+ ${item}`,
  removed: (item) => `− ${item}`,
  more: (count) => `and ${count} more`,
  updated: 'updated',
  photo: { added: 'added', replaced: 'new photo', removed: 'removed' },
  picture: { added: 'added', replaced: 'new', removed: 'removed', earlier: 'before' },
  month: (day) => `${monthName.format(new Date(day))} ${day.slice(0, 4)}`,
  years: (years) => `${years.toLocaleString('en-GB')} ${years === 1 ? 'year' : 'years'}`,
  work: {
    changed: (title) => `Changed: ${title}`,
    part: (label, change) => markup`${label}: ${change}`,
    parts: {
      logoUrl: 'Logo',
      role: 'Role',
      company: 'Company',
      department: 'Department',
      workDurationYears: 'Years',
      startDate: 'Start',
      endDate: 'End',
    },
  },
  link: (type, url) => `${type}: ${url}`,
  experience: (role, company, department, years) =>
    `${role}, ${company} (${department}), ${years.toLocaleString('en-GB')} ${years === 1 ? 'year' : 'years'}`,
  newTags: (tags) => `New tags: ${tags}`,
  notAll: 'This is not all of it. The whole submission is in the app.',
  openWhole: 'See all of it',
  approve: 'Approve',
  reject: 'Reject',
  take: 'Take',
  open: 'Open',
};
