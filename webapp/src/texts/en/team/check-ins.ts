import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { checkIns as ru } from '#src/texts/ru/team/check-ins.ts';

export const checkIns: Catalogue<typeof ru> = {
  checkIns: {
    title: 'How is it going?',
    question: (project) => `How is “${project}” going?`,
    answers: { going: 'Going well', slow: 'Slowly', stuck: 'Stuck' },
    kept: 'Noted, the team will see it',
    failed: 'Your answer could not be saved',
    ownNote: 'Only the team sees your answer. You can change it until the next question.',
    line: 'A few words',
    linePlaceholder: 'For the team, if you like',
    saveLine: 'Save',
    addLine: 'Add a few words',
    missing: 'What is missing?',
    findPerson: 'Find a person',
    findPersonHint: 'A new opening of the project',
    tellOwnerHint: 'We will tell the owner',
    ownerTold: 'The owner knows that somebody is missing',
    tellOwnerFailed: 'The owner could not be told',
    askModerators: 'Ask a moderator',
    askModeratorsHint:
      'They will write to you in Telegram. They do not see what you wrote to the team',
    moderatorsAsked: 'Moderators will know that you need advice',
    askedAlready: (day) => `Moderators know already. Again from ${day} on`,
    askFailed: 'The moderators could not be asked',
    endProject: 'Close the project',
    endProjectHint: 'Finish or archive it',
    thisWeek: 'This week',
    week: (from, to) => `${from} – ${to}`,
    nobody: 'Nobody has answered yet',
    silent: (count) => `Not answered yet: ${count}`,
    wasSilent: (count) => `Did not answer: ${count}`,
    earlier: 'Earlier',
    none: 'What the team answers will be here',
    day: 'Team check-in',
    days: [
      'on Mondays',
      'on Tuesdays',
      'on Wednesdays',
      'on Thursdays',
      'on Fridays',
      'on Saturdays',
      'on Sundays',
    ],
    never: 'never',
    dayNote:
      'Once a week, at noon, the bot asks everybody of the team how it goes. Only the team sees the answers.',
    dayFailed: 'The day could not be changed',
    doubted: 'Does the project go on?',
    doubtedHint:
      'For three weeks nobody has said how it goes. Without an answer the project is paused soon.',
    goesOn: 'Yes, it does',
    pause: 'Pause it',
    going: 'The project goes on',
    paused: 'The project is paused',
    pauseFailed: 'It did not work',
    counts: 'How it goes',
    countsNote: 'What the team answered, by week.',
    count: (going, slow, stuck) =>
      [
        going > 0 && `going well: ${going}`,
        slow > 0 && `slowly: ${slow}`,
        stuck > 0 && `stuck: ${stuck}`,
      ]
        .filter(Boolean)
        .join(', ') || 'nobody answered',
    ofAsked: (said, asked) => `${said} of ${asked}`,
  },
};
