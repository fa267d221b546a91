/** Somebody who seeks a team, or only names skills; chances are of a day. */
export interface Person {
  id: string;
  skills: string[];
  /** How likely they look on a day; 0 for who does not seek. */
  active: number;
  appliesPerDay: number;
  /** What is worth less they neither apply for nor take. */
  bar: number;
}

export interface Vacancy {
  id: string;
  projectId: string;
  skills: string[];
  places: number;
  ownerActive: number;
  /** Whom they think worth less they reject. */
  ownerBar: number;
}

/** What a pair is worth to both sides, 0 to 1. */
export interface Worth {
  person: number;
  owner: number;
}

/** Two who would rather be in a team together: by their places among the people. */
export interface Friends {
  people: readonly [number, number];
  mayBeApart: boolean;
}

/** People, vacancies, and what each pair is truly worth, by their places: nothing where nothing is said. */
export interface Market {
  people: Person[];
  vacancies: Vacancy[];
  worthOf: (person: number, vacancy: number) => Worth;
  friends: Friends[];
}

export const nothing: Worth = { person: 0, owner: 0 };
