import { sayFacts } from '@kollab/contract';
import type { Catalogue } from '#src/texts/ru/catalogue.ts';
import type { room as ru } from '#src/texts/ru/team/room.ts';

export const room: Catalogue<typeof ru> = {
  sharing: {
    title: 'Find more people',
    seekingHint: 'A message with the openings, for any chat',
    story: 'Tell in a story',
    storyHint: 'With the cover of the project',
    open: 'Open the project',
  },
  moments: {
    as: (project, role) =>
      role === null ? `Project “${project}”` : sayFacts(`“${project}”`, role),
    more: (count) => `${count} more`,
  },
  finished: {
    title: 'The project is finished!',
    together: (names) => `With you: ${names}.`,
    alone: 'You saw it through.',
    share: 'Tell in a chat',
    openProject: 'Open the project',
  },
  joined: {
    others: 'Withdraw your other applications?',
    othersNote:
      'Those that waited when you were accepted. Their owners will see that they were withdrawn.',
    withdraw: 'Withdraw',
    keep: 'Keep',
    withdrawn: (count) => (count === 0 ? 'Nothing is left to withdraw' : `Withdrawn: ${count}`),
    withdrawFailed: 'The applications could not be withdrawn',
    title: 'You are in the team!',
    waiting: (names, count) => `${names} ${count === 1 ? 'is' : 'are'} waiting for you.`,
    write: 'Message the owner',
    openProject: 'Open the project and its team',
    look: 'Have a look',
  },
  team: {
    title: 'Chat and meetings',
    hint: 'The team’s chat, its meeting, its answers',
    broken: 'The bot cannot let people in',
    failed: 'This could not be loaded',
  },
  room: {
    title: 'The team’s chat',
    enter: 'Join the team’s chat',
    enterNote: 'The bot lets you in itself: the link works for members of the team alone.',
    noneYet: 'There is no chat yet',
    noneNote: 'The owner of the project links the team’s chat.',
    none: 'Link the team’s chat in Telegram: the bot lets in whom you accept, and nobody else. It reads no messages.',
    link: 'Link a chat',
    linkOther: 'Link another chat',
    linkAgain: 'Link the chat again',
    linkFailed: 'Linking could not be started',
    nothingOpened: 'Nothing opened?',
    byLink: 'Use a link instead',
    steps: [
      'Choose a chat in Telegram of which you are an administrator.',
      'Add the bot to it with the right to add members.',
    ],
    stepsNote: 'Pinning messages and tags are up to you. We wait for 15 minutes.',
    copy: 'The bot is in the chat already: copy the command',
    copied: 'The command is copied: paste it into the team’s chat',
    addBot: 'Add the bot to the chat as an administrator with the right to add members.',
    byHand: (command: string) => `Write in this chat: ${command}`,
    works:
      'The bot lets in the members of the team and turns others away. Who left the team is yours to take out of the chat: the bot removes nobody.',
    problem: {
      removed: 'The bot is no longer in this chat: nobody lets people in. Link the chat again.',
      rights:
        'The bot cannot let people in. Give it the right to add members back in the chat’s settings.',
    },
    opening: 'The link into the chat is being made…',
    unlink: 'Unlink the chat',
    unlinkQuestion:
      'Unlink the chat?\nThe link into it will stop working, and whoever has joined stays in the chat.',
    unlinked: 'The chat is unlinked',
    unlinkFailed: 'The chat could not be unlinked',
  },
};
