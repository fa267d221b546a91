import { sql } from 'kysely';
import { v5 as uuid } from 'uuid';
import { listTables } from '#src/platform/backup/catalogue.ts';
import type { Db } from '#src/platform/database/schema.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  required: boolean;
  fallback: string | null;
  points: string | null;
  words: string[] | null;
}

type Row = Record<string, unknown>;

const namespace = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
const rowsPerTable = 2;

/** What no schema tells in a way that a program understands. */
const decided: Record<string, (row: Row, people: unknown[]) => Row> = {
  notifications: (row, [person]) =>
    'chat_id' in row ? { ...row, chat_id: null } : { ...row, recipient_id: person },
  // What cannot let anybody in has no link.
  rooms: (row) => ('problem' in row ? { ...row, problem: null } : row),
  skill_counts: (row) => ({ ...row, is_only: true }),
  delivery_turn: (row) => ({ ...row, id: true }),
  check_in_plans: (row) => ('day' in row ? { ...row, day: 3 } : row),
  meetings: (row) => ('agreed_at' in row ? { ...row, state: 'set' } : row),
  confirmations: (row) => ({ ...row, state: 'decided_at' in row ? 'confirmed' : 'open' }),
  vacancies: (row) => ('places' in row ? { ...row, places: 3 } : row),
};

/** A text with all that copying could trip over. */
const textOf = (at: string, index: number) =>
  `${at}#${index} Ёлка «№ 7» — \\N \\. "a'b"\ta\\b\r\nконец 🌲${index < rowsPerTable && /letter|tasks/.test(at) ? 'ж'.repeat(20_000) : ''}`;

/**
 * Puts rows into every table of a schema, whatever its version: the first has only what it must have,
 * the others all there is room for. Answers how many it put in. Each `round` puts in others.
 */
export async function fillTables(db: Db, round = 0): Promise<number> {
  const { kept } = await listTables(db);
  const all = await listColumns(db);
  const waiting = new Map(kept.map(({ name }) => [name, all.filter((c) => c.table === name)]));
  const keys = new Map<string, unknown[]>();
  let count = 0;
  while (waiting.size > 0) {
    const ready = [...waiting].find(([name, columns]) =>
      columns.every((c) => c.points === null || c.points === name || !waiting.has(c.points)),
    );
    if (!ready) throw new Error(`tables point to each other: ${[...waiting.keys()].join(', ')}`);
    const [table, columns] = ready;
    for (let index = 0; index < rowsPerTable; index += 1) {
      count += await insert(db, { table, columns, index, round, keys });
    }
    waiting.delete(table);
  }
  return count;
}

const same = (row: Row) => row;

interface Place {
  table: string;
  columns: Column[];
  index: number;
  round: number;
  keys: Map<string, unknown[]>;
}

async function insert(db: Db, { table, columns, index, round, keys }: Place) {
  const given = columns.filter(({ required }) => required || index > 0);
  const entries = given.map((column, at) => {
    const known = column.points === null ? undefined : keys.get(column.points);
    const value =
      column.points === null
        ? valueOf(table, column, round * rowsPerTable + index)
        : known?.[(index + at) % (known.length || 1)];
    return [column.name, value ?? null] as const;
  });
  const row = (decided[table] ?? same)(Object.fromEntries(entries), keys.get('users') ?? []);
  const names = Object.keys(row);
  const values = names.map((name) => sql`${row[name]}`);
  const content = sql`(${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(values)})`;
  const { rows } = await sql<Row>`insert into ${sql.table(table)}
    ${names.length > 0 ? content : sql`default values`}
    on conflict do nothing returning *`.execute(db);
  const key = columns.find(({ name }) => name === 'id' || name === 'key')?.name;
  if (rows[0] && key !== undefined) keys.set(table, [...(keys.get(table) ?? []), rows[0][key]]);
  return rows.length;
}

function valueOf(table: string, { name, type, words, fallback }: Column, index: number): unknown {
  const at = `${table}.${name}`;
  if (words) return words[index % words.length];
  if (type === 'uuid') return uuid(`${at}${index}`, namespace);
  if (type === 'boolean') return index % 2 === 0;
  if (type === 'timestamp with time zone') return new Date(1_700_000_000_123 + index * 1000);
  if (type === 'timestamp with time zone[]') {
    return [0, 1].map((day) => new Date(1_700_000_000_123 + (index + day) * 86_400_000));
  }
  if (type === 'jsonb') return jsonOf(fallback, index);
  if (type === 'text[]') return [`слово${index}`, 'a"b\\,{c}', ''];
  if (/^(smallint|integer|double precision)\[\]$/.test(type)) return [null, 100 + index];
  if (type === 'uuid[]') return [uuid(`${at}${index}`, namespace)];
  if (type === 'tsquery') return `'иван' & ( 'c++' | 'o''neil${index}':* )`;
  if (type === 'tsvector') return `'иван':1 'c++' 'o''neil${index}'`;
  if (type === 'bytea') return Buffer.from([0, 10, 92, 255, index]);
  if (type === 'date') return `20${10 + index}-12-31`;
  if (/^(bigint|integer|smallint|double precision)$/.test(type)) return 100 + index;
  if (type.startsWith('text') || type.startsWith('character')) return textOf(at, index);
  throw new Error(`${at}: no value of ${type} is known`);
}

const jsonOf = (fallback: string | null, index: number) =>
  JSON.stringify(
    fallback?.startsWith("'{}'")
      ? { ключ: { n: index, текст: 'а\\б\n"' } }
      : [`Ёж ${index}`, 'а"б'],
  );

async function listColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select attrelid::regclass::text as table, attname::text as name,
      format_type(atttypid, null) as type, attnotnull and not atthasdef as required,
pg_get_expr(adbin, adrelid) as fallback, points.confrelid::regclass::text as points,
      (select array(select (regexp_matches(
          pg_get_constraintdef(words.oid), '''([^'']+)''::text', 'g'))[1])
        where pg_get_constraintdef(words.oid) like '%ARRAY[%') as words
    from pg_attribute
    join pg_class on pg_class.oid = attrelid and relkind = 'r'
      and relnamespace = current_schema()::regnamespace
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    left join pg_constraint as points on points.contype = 'f'
      and points.conrelid = attrelid and points.conkey = array[attnum]
    left join pg_constraint as words on words.contype = 'c'
      and words.conrelid = attrelid and words.conkey = array[attnum]
    where attnum > 0 and not attisdropped and attgenerated = ''
    order by attrelid, attnum`.execute(db);
  return rows;
}

export async function readTables(db: Db): Promise<Record<string, string[]>> {
  const { kept } = await listTables(db);
  const reads = kept.map(
    ({ name, columns }) => sql`select ${name} as name, row_to_json(t)::text as row
      from (select ${sql.join(columns.toSorted().map((c) => sql.ref(c)))} from ${sql.table(name)}) as t`,
  );
  const { rows } = await sql<{ name: string; row: string }>`
    ${sql.join(reads, sql` union all `)} order by 1, 2`.execute(db);
  const found: Record<string, string[]> = {};
  for (const { name, row } of rows) (found[name] ??= []).push(row);
  return found;
}
