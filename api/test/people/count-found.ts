import type { Db } from '#src/platform/database/schema.ts';
import type { Hit } from '#src/discovery/search/search.queries.ts';
import { findByQuery } from '#src/discovery/search/search.service.ts';
import type { Label } from './labels.ts';

const looked = 5;

const plain = (text: string) => text.toLowerCase().replaceAll('ё', 'е');

const isMeant = (hit: Hit, { name = '', tag }: Label) => {
  const names = plain(`${hit.first_name} ${hit.last_name}`);
  const all = names.split(/[\s-]+/).concat(names.split(' '));
  const wanted = plain(name).split(' ');
  return (
    wanted.every((word) => all.some((own) => own.startsWith(word))) &&
    (tag === undefined || (hit.approved_at !== null && hit.tags.includes(tag)))
  );
};

export async function countFound(db: Db, labels: readonly Label[]) {
  const missed: Label[] = [];
  for (const label of labels) {
    const hits = await findByQuery(db, label.query, { limit: looked });
    if (!hits.some((hit) => isMeant(hit, label))) missed.push(label);
  }
  return { missed, share: 1 - missed.length / labels.length };
}
