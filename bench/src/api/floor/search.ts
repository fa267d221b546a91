import { type Reading } from '@kollab/api/finding/search/readings';
import { soundsOf } from '@kollab/api/finding/search/spellings';
import { swapLayout } from '@kollab/api/platform/text/keyboard-layout';
import { markCommon, plainTiers, type Tier } from '@kollab/api/finding/search/tiers';
import { normalise, type Term, type Token } from '@kollab/api/finding/search/tokens';
import { type Ask, areOpen, type Floor, notFound, tagsOf } from './floor.ts';

const mostSpelledOut = 24;

/** What begins with each token, and whether the word is another one for a tag. */
const wordsText = `select asked.token, array_agg(found.word) as words
  from unnest($1::text[]) as asked (token), lateral (
    select word from search_words
    where kind = left(asked.token, 1) collate "C" and word >= substr(asked.token, 2) collate "C"
      and word < substr(asked.token, 2) || U&'\\+10FFFF' collate "C"
    order by word limit ${mostSpelledOut + 1}) as found
  group by asked.token
  union all
  select '=', array_agg(meant.name) from tags as alias join tags as meant on meant.key = alias.alias_of
  where alias.key = any ($2::text[])`;

const commonText = `select token from pg_stats,
    unnest(most_common_elems::text::text[], most_common_elem_freqs) as found (token, share)
  where schemaname = current_schema and tablename = 'user_search' and attname = 'tok'
    and share >= 0.04 and token is not null
    and (select reltuples from pg_class where oid = 'user_search'::regclass) >= 50000`;

let common: Promise<string[]> | undefined;

/** They change with statistics only, so they are asked for once. */
const listCommon = (ask: Ask) =>
  (common ??= ask<{ token: string }>(commonText).then((rows) => rows.map(({ token }) => token)));

/** What a word of three letters or more may mean. */
async function read(ask: Ask, typed: string): Promise<Reading> {
  const [word, swapped] = [normalise(typed), normalise(swapLayout(typed) ?? '')];
  const sounds = soundsOf(word);
  const of = (kinds: string, words: string[]) =>
    words.filter(Boolean).flatMap((one) => Array.from(kinds, (kind) => `${kind}${one}` as Token));
  const tokens = [...of('nt', [word, swapped]), ...of('kl', sounds)];
  const rows = await ask<{ token: string; words: string[] | null }>(wordsText, [
    tokens,
    [word, swapped],
  ]);
  const known = new Map(rows.map((row) => [row.token, row.words ?? []]));
  const begins = (token: Token): Term[] => {
    const words = known.get(token) ?? [];
    if (words.length > mostSpelledOut) return [{ prefix: token }];
    return words.map((one) => `${token.charAt(0)}${one}` as Token);
  };
  const exactly = (token: Token): Term[] =>
    known.get(token)?.[0] === token.slice(1) || (known.get(token)?.length ?? 0) > mostSpelledOut
      ? [token]
      : [];
  const meant = of('t', (known.get('=') ?? []).map(normalise));
  return {
    typed: word,
    swapped,
    exactName: of('n', [word]).flatMap(exactly),
    name: of('n', [word]).flatMap(begins),
    exactTag: [...of('t', [word]).flatMap(exactly), ...meant],
    tag: [...of('t', [word]).flatMap(begins), ...meant],
    otherExactName: [...of('k', sounds), ...of('n', [swapped])].flatMap(exactly),
    otherName: [...of('k', sounds), ...of('n', [swapped])].flatMap(begins),
    otherTag: [...of('l', sounds), ...of('t', [swapped])].flatMap(begins),
    isHeard: sounds.length > 0,
    doubtful: [],
  };
}

const tierText = ({ rank, without, isCommon }: Tier, at: number) => `(
  select ${rank} as rank, weight, user_id from (select weight, user_id from user_search
    where ${isCommon ? `(tok @@ $${at}::tsquery) is true` : `tok @@ $${at}::tsquery`}
      ${without.map((_, index) => `and not tok @@ $${at + 1 + index}::tsquery`).join(' ')}
    limit 500) as matching
  where ${areOpen('user_id', '(select id from users where telegram_id = $1)')}
  order by weight, user_id limit 50)`;

interface Hit {
  id: string;
  telegram_id: number;
  first_name: string;
  last_name: string;
  photo: string | null;
  status_short: string;
  tags: string[];
  approved_at: Date | null;
}

/** Asks twice: what is looked for depends on the words there are. */
export const search: Floor = {
  method: 'GET',
  url: '/api/User/search-users',
  settings:
    '-c enable_seqscan=off -c max_parallel_workers_per_gather=0 -c jit=off -c synchronize_seqscans=off -c statement_timeout=2s',
  async answer({ ask, askUnnamed, telegramId, query }) {
    const [reading, tokens] = await Promise.all([read(ask, query['query'] ?? ''), listCommon(ask)]);
    const tiers = markCommon(plainTiers([reading]), tokens);
    const values: unknown[] = [telegramId];
    const parts = tiers.map((tier) => {
      const at = values.push(tier.tsquery, ...tier.without) - tier.without.length;
      return tierText(tier, at);
    });
    const hits = await askUnnamed<Hit>(
      `select users.id, telegram_id, first_name, last_name, photo, status_short, tags, approved_at
       from (select * from (${parts.join(' union all ')}) as tiers limit 50) as page
         join users on users.id = page.user_id
       where suspended_at is null and hidden_at is null
       order by page.rank, page.weight, page.user_id`,
      values,
    );
    // Of fewer, similar words would be looked for.
    if (hits.length < 5) throw notFound();
    return hits.map((row) => ({
      id: row.id,
      userId: row.id,
      telegramId: row.telegram_id,
      firstName: row.first_name,
      lastName: row.last_name,
      photo: row.photo,
      statusShort: row.approved_at ? row.status_short : '',
      tags: row.approved_at ? tagsOf(row.tags) : [],
    }));
  },
};
