type PersonRole = 'newcomer' | 'student' | 'owner' | 'moderator' | 'admin' | 'guest';

/** How the drawn photo of a person looks; colours are CSS hex values. */
export interface Portrait {
  background: [string, string];
  skin: string;
  hair: string;
  clothes: string;
  cut: 'long' | 'short' | 'bun' | 'bob' | 'beard';
}

/** A person of the sandbox: a Telegram account somebody at the screen can act as. */
export interface Person {
  telegramId: number;
  firstName: string;
  lastName?: string;
  username?: string;
  languageCode: string;
  role: PersonRole;
  portrait?: Portrait;
}

export const newcomer: Person = {
  telegramId: 7_000_000_001,
  firstName: 'Аня',
  lastName: 'Ковалёва',
  username: 'anya_k',
  languageCode: 'ru',
  role: 'newcomer',
  portrait: {
    background: ['#ffd3a5', '#fd8f7b'],
    skin: '#f6cfb5',
    hair: '#8a4b2a',
    clothes: '#3d6bd6',
    cut: 'long',
  },
};

export const student: Person = {
  telegramId: 7_000_000_002,
  firstName: 'Илья',
  lastName: 'Петров',
  username: 'ilya_petrov',
  languageCode: 'ru',
  role: 'student',
  portrait: {
    background: ['#a8e0c8', '#4fae93'],
    skin: '#eebf9c',
    hair: '#3a2a20',
    clothes: '#f2b134',
    cut: 'short',
  },
};

export const projectOwner: Person = {
  telegramId: 7_000_000_003,
  firstName: 'Мария',
  lastName: 'Соколова',
  username: 'masha_sokolova',
  languageCode: 'ru',
  role: 'owner',
  portrait: {
    background: ['#c9c3ff', '#8574e0'],
    skin: '#f9d9c3',
    hair: '#c98a3a',
    clothes: '#2f3552',
    cut: 'bob',
  },
};

export const firstModerator: Person = {
  telegramId: 7_000_000_004,
  firstName: 'Вера',
  lastName: 'Орлова',
  username: 'vera_orlova',
  languageCode: 'ru',
  role: 'moderator',
  portrait: {
    background: ['#b9e3ff', '#5aa7e0'],
    skin: '#e9b892',
    hair: '#2b1d1a',
    clothes: '#c4475f',
    cut: 'bun',
  },
};

/** Has neither username nor photo: not everyone in Telegram does. */
export const secondModerator: Person = {
  telegramId: 7_000_000_005,
  firstName: 'Даниил',
  lastName: 'Орехов',
  languageCode: 'ru',
  role: 'moderator',
};

export const admin: Person = {
  telegramId: 7_000_000_006,
  firstName: 'Софья',
  lastName: 'Белова',
  username: 'sofya_belova',
  languageCode: 'ru',
  role: 'admin',
  portrait: {
    background: ['#ffe7a0', '#f0ad4e'],
    skin: '#f3c9ab',
    hair: '#5b5f6b',
    clothes: '#3f8f6b',
    cut: 'bob',
  },
};

export const demoPeople: readonly Person[] = [
  newcomer,
  student,
  projectOwner,
  firstModerator,
  secondModerator,
  admin,
];
