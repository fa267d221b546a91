import { firstTelegramId } from '#src/kit/environment.ts';
import { ask } from '#src/kit/postgres.ts';

interface Application {
  telegramId: number;
  projectId: string;
  vacancyId: string;
  owner: number;
}

/** Who does what: everybody among them has a chat with the bot. */
export interface Cast {
  anybody: () => number;
  newcomer: () => number;
  moderator: () => number;
  newApplication: () => Application | undefined;
  applied: Application[];
  submitted: number[];
}

/** So many people the local Telegram takes at once. */
export const mostChats = 20_000;
const moderators = 5;
/** They do not apply, nor send profiles: moderators, the admin. */
const reserved = 100;

const isThere = (telegramId: number) => ![507, 508].includes(telegramId % 1000);

/** Chooses who acts in a seeded database, and leaves it fewer moderators: each hears of everything. */
export async function takeCast(url: string, people: number): Promise<Cast> {
  const chats = Math.min(people, mostChats);
  const vacancies = await ask<Omit<Application, 'telegramId'>>(
    url,
    `update users set role = 'user'
     where role = 'moderator' and telegram_id >= ${firstTelegramId + moderators}`,
    `select vacancies.id as "vacancyId", project_id as "projectId", telegram_id::float8 as owner
     from vacancies join projects on projects.id = project_id join users on users.id = owner_id
     where projects.approved_at is not null and projects.archived_at is null
       and projects.deleted_at is null and vacancies.closed_at is null
       and suspended_at is null and hidden_at is null
       and telegram_id between ${firstTelegramId} and ${firstTelegramId + chats - 1}
     order by random() limit 2000`,
  );
  const inTurn = (from: number) => {
    let next = from;
    return () => {
      do next = next + 1 < chats ? next + 1 : reserved;
      while (!isThere(firstTelegramId + next));
      return firstTelegramId + next;
    };
  };
  const anybody = (): number => {
    const one = firstTelegramId + reserved + Math.floor(Math.random() * (chats - reserved));
    return isThere(one) ? one : anybody();
  };
  const [applicant, newcomer] = [inTurn(reserved), inTurn(chats >> 1)];
  let turn = 0;
  return {
    anybody,
    newcomer,
    moderator: () => firstTelegramId + (turn++ % moderators),
    newApplication() {
      const telegramId = applicant();
      const vacancy = vacancies[turn++ % vacancies.length];
      return vacancy && vacancy.owner !== telegramId ? { telegramId, ...vacancy } : undefined;
    },
    applied: [],
    submitted: [],
  };
}
