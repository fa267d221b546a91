/** Sends a statement on the request's connection, without waiting for those before it. */
export type Ask = <Row>(text: string, values?: readonly unknown[]) => Promise<Row[]>;

/** A request of somebody who is signed in. */
export interface Asked {
  telegramId: number;
  params: Record<string, string>;
  query: Record<string, string>;
  body: Record<string, unknown>;
  key: string | undefined;
  /** Under a name, so that it is planned once per connection. */
  ask: Ask;
  /** Planned anew, for its values. */
  askUnnamed: Ask;
}

/**
 * One call by the fewest statements that can answer it, written by hand: for people who are no
 * moderators, about what is approved. What is asked for otherwise is not found, never answered wrong.
 */
export interface Floor {
  method: 'GET' | 'POST' | 'PATCH';
  url: string;
  /** Postgres' settings for its connections. */
  settings?: string;
  answer: (asked: Asked) => Promise<unknown>;
}

export const notFound = () => Object.assign(new Error('not found'), { statusCode: 404 });

export const only = <Row>([row]: Row[]): Row => {
  if (row === undefined) throw notFound();
  return row;
};

export const nameOf = (person: { first_name: string; last_name: string }) =>
  [person.first_name, person.last_name].filter(Boolean).join(' ');

export const urlOf = (username: string | null) =>
  username === null ? null : `https://t.me/${username}`;

export const tagsOf = (tags: string[]) => tags.map((tagName) => ({ tagName }));

/** Whether two people kept nobody apart, as a part of a statement. */
export const areOpen = (a: string, b: string) => `(
  not exists (select from blocks where blocker_id = ${a} and blocked_id = ${b})
  and not exists (select from blocks where blocker_id = ${b} and blocked_id = ${a}))`;

/** Whether somebody is there for others, as a part of a statement. */
export const isThere = (people: string) =>
  `(${people}.suspended_at is null and ${people}.hidden_at is null)`;
