import { randomInt } from 'node:crypto';
import type { Person } from '#src/people/people.ts';
import type { Store } from '#src/state/store.ts';

const CREATED_AT_MOST = 50_000;

const speaking = ({ state: { languageCode } }: Store, person: Person): Person =>
  languageCode === undefined ? person : { ...person, languageCode };

export function listPeople(store: Store): Person[] {
  return [...store.demoPeople, ...store.state.createdPeople].map((one) => speaking(store, one));
}

export function findPerson(store: Store, telegramId: number): Person | undefined {
  const isThem = (person: Person): boolean => person.telegramId === telegramId;
  const found = store.demoPeople.find(isThem) ?? store.state.createdPeople.find(isThem);
  return found && speaking(store, found);
}

export function unusedTelegramId(store: Store): number {
  for (;;) {
    const telegramId = 5_000_000_000 + randomInt(1_000_000_000);
    if (findPerson(store, telegramId) === undefined) return telegramId;
  }
}

export function speakLanguage(store: Store, languageCode: string): void {
  store.state.languageCode = languageCode;
  store.changed({ kind: 'people' });
}

/** False when the sandbox is full: at most 50 000 people can be created. */
export function addPerson(store: Store, person: Person): boolean {
  if (store.state.createdPeople.length >= CREATED_AT_MOST) return false;
  store.state.createdPeople.push(person);
  store.changed({ kind: 'people', telegramId: person.telegramId });
  return true;
}
