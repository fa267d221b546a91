import type {
  checkIn as ruCheckIn,
  projectCheck as ruProjectCheck,
  teamStuck as ruTeamStuck,
} from '#src/texts/ru/check-ins.ts';
import { markup } from '#src/format/html.ts';

export const checkIn: typeof ruCheckIn = {
  answers: { going: 'Going well', slow: 'Slowly', stuck: 'Stuck' },
  chosen: (answer) => `✓ ${answer}`,
  thanks: {
    going: 'Great! The team will see it',
    slow: 'It happens. The team will see it',
    stuck: 'Noted. What is missing?',
  },
  missing: markup`What is missing?`,
  addLine: 'Add a few words',
  findPerson: 'Find a person',
  askModerators: 'Ask a moderator',
  endProject: 'Close the project',
  ownerTold: 'The owner knows now that somebody is missing',
  moderatorsAsked: 'Moderators will know that you need advice',
  askLine: (project) =>
    markup`A few words on how it goes: ${project}. Reply to this message, only the team will see it.`,
  lineAgain: (refusal, project) =>
    markup`${refusal}. How does it go: ${project}? Reply to this message once more.`,
  linePlaceholder: 'Up to 200 characters',
  lineTooLong: 'At most 200 characters',
  lineKept: 'Noted, the team will see it',
};

export const projectCheck: typeof ruProjectCheck = {
  goesOn: 'Yes, it goes on',
  pause: 'Pause it',
  resume: 'Go on',
  going: 'All right, the project goes on',
  paused: 'The project is paused',
};

export const teamStuck: typeof ruTeamStuck = (project, person) =>
  markup`<b>The team of the project “${project}” is stuck</b>\nAsking for advice: ${person}`;
