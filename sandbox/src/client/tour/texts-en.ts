import type * as ru from './texts-ru.ts';

export const words: typeof ru.words = {
  show: 'Show me in two minutes',
  goOn: 'Go on with the tour',
  label: 'Tour of Kollab',
  step: (place, count) => `Step ${place} of ${count}`,
  over: 'The tour is over',
  skip: 'Next',
  end: 'Finish',
  collapse: 'Hide the tour',
  invite: 'Invite Lena',
  back: 'Go back',
};

export const doneWords: typeof ru.doneWords = {
  start: 'The bot has answered',
  open: 'The mini-app is open',
  edit: 'The draft is ready',
  send: 'The moderators have it',
  approve: 'It is decided',
  heard: 'Anya knows',
  arrive: 'The mini-app is open',
  find: 'An opening is chosen',
  apply: 'Maria has the application',
  accept: 'It is answered',
  joined: 'The answer has arrived',
};

export const titles: typeof ru.titles = {
  start: () => 'Anya says hello to the bot',
  open: () => 'Anya opens the mini-app',
  edit: () => 'Anya changes her status',
  send: () => 'Anya asks for review',
  approve: () => 'Vera decides in the chat',
  heard: () => 'Anya hears the answer',
  arrive: ({ nominative }) => `${nominative} looks for a team`,
  find: ({ nominative }) => `${nominative} chooses a project`,
  apply: ({ nominative }) => `${nominative} applies`,
  accept: () => 'Maria answers in the chat',
  joined: ({ nominative }) => `${nominative} hears the answer`,
  end: () => 'That is the whole loop',
};

const chooseAnya =
  'Choose Anya (Аня) among the people: she is new here, and everything begins with her.';

export const choose: typeof ru.choose = {
  start: () => chooseAnya,
  open: () => chooseAnya,
  edit: () => chooseAnya,
  send: () => chooseAnya,
  approve: () =>
    'Choose Vera (Вера) among the people: she is a moderator, and Anya’s card waits in her chat.',
  heard: () => 'Go back to Anya (Аня): the bot has brought the decision into her chat.',
  arrive: ({ nominative, pronoun }) =>
    `Choose ${nominative} among the people: ${pronoun} has a chat and a mini-app of ${pronoun === 'he' ? 'his' : 'her'} own.`,
  find: ({ nominative }) => `Go back to ${nominative}: projects are chosen in the mini-app.`,
  apply: ({ nominative }) => `Go back to ${nominative}: one applies from the opening.`,
  accept: ({ nominative }) =>
    `Choose Maria (Мария) among the people: the project is hers, and the application of ${nominative} waits in her chat.`,
  joined: ({ nominative }) => `Go back to ${nominative}: the bot has brought the answer.`,
};

export const acts: typeof ru.acts = {
  start: 'Press “Start” below the chat: in Telegram a bot writes only to who wrote to it first.',
  edit: 'In the phone, on the tab “Profile”, press the pencil beside the name, then “Status”: it is what people are found by.',
  editAway: 'Go back to the tab “Profile” in the mini-app: the status is changed there.',
  editing: 'Write a short status and press “Save as draft”: so far only you see it.',
  send: 'Tick that you agree to be published, if you are asked, and press “Send for moderation”: others see what you changed only once it is approved.',
  sendAway:
    'In the phone, on the tab “Profile”, press the pencil: “Send for moderation” appears below.',
  approveGroup: 'Open the moderators’ group and press «Одобрить» (approve) under Anya’s card.',
  approveNothing: 'Anya has sent nothing yet: send it for review, and the card comes here.',
  heard: 'The bot is about to tell Anya what was decided: nothing to wait for, nothing to reload.',
  heardNow: 'Read what was decided: the bot told Anya by itself, without reloading anything.',
  heardNothing: 'Vera has not decided yet, so there is nothing to tell Anya: decide it now.',
  find: 'On the tab “Projects” pull up the card «Солнечная карта» and choose an opening: that is how teams are found.',
  acceptNothing: 'There is no application yet: it comes here as soon as it is sent.',
  unblock: 'This person has blocked the bot: unblock it, or the bot stays silent.',
  end: 'Somebody told of themselves, a moderator looked, a team was found, and nobody had to look for the news. Go on by yourself: decline, change the phone’s theme, add people.',
};

export const pressWords: typeof ru.pressWords = {
  approve: (button) =>
    `Press “${button}” under the card: it shows what changed, and one decides right in the chat.`,
  approveReasons: (button) =>
    `Press “${button}” to approve after all, or choose a reason to reject: Anya will see it.`,
  accept: (button) =>
    `Press “${button}” under the application: the person joins the project at once.`,
};

export const whyOpen: typeof ru.whyOpen = {
  first: 'it knows the person by Telegram’s signature, without a password',
  seeking: 'projects that look for people are there',
};

export const open: typeof ru.open = (button, why) => `Press “${button}” in the chat: ${why}.`;

export const openFromPhone: typeof ru.openFromPhone = (why) => `Press “Open” in the phone: ${why}.`;

export const closeNotice: typeof ru.closeNotice = (button) =>
  `Read the message in the phone and press “${button}” under it.`;

export const actsOf: typeof ru.actsOf = {
  apply: ({ nominative }) =>
    `Press “Apply”, write a few words and send them: Maria will see who ${nominative} is.`,
  joined: ({ nominative }) => `The bot is about to tell ${nominative} what Maria decided.`,
  joinedNow: ({ nominative }) =>
    `Read the answer: the bot brought it to ${nominative} as soon as Maria decided.`,
  joinedMeet: ({ nominative }, button) =>
    `The bot has told ${nominative}: press “${button}”, the team is waiting.`,
  joinedNothing: ({ nominative }) =>
    `Maria has not decided yet, so there is nothing to tell ${nominative}: decide it now.`,
  invite: ({ nominative }) =>
    `${nominative} has had Maria’s answer before: invite somebody new instead.`,
};
