import own from '#demo/people.json' with { type: 'json' };

type PersonRole = 'newcomer' | 'student' | 'owner' | 'moderator' | 'admin' | 'guest';

/** Colours are CSS hex values. */
export interface Portrait {
  background: [string, string];
  skin: string;
  hair: string;
  clothes: string;
  cut: 'long' | 'short' | 'bun' | 'bob' | 'beard';
  glasses?: boolean | undefined;
}

export interface Person {
  telegramId: number;
  firstName: string;
  lastName?: string;
  username?: string;
  languageCode: string;
  role: PersonRole;
  portrait?: Portrait;
  photo?: string;
}

const playedBy = (id: string) => own.find((person) => person.id === id) as Person;

// Whom the tour, tests and pictures know by name, of the world that comes with Kollab.
export const newcomer = playedBy('anya');
export const student = playedBy('ilya');
export const projectOwner = playedBy('maria');
export const firstModerator = playedBy('vera');
/** Has neither username nor photo: not everyone in Telegram does. */
export const secondModerator = playedBy('daniil');
export const admin = playedBy('sofya');
