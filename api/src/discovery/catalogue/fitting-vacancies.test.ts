import { listVacancies } from '@kollab/contract';
import { expect, test } from 'vitest';
import { readPages } from '#test/read-pages.ts';
import { applyTo } from '#test/steps/applications.ts';
import { dismiss, skilled } from '#test/steps/matching.ts';
import { approve, send } from '#test/steps/profiles.ts';
import { block } from '#test/steps/reports.ts';
import { ask, type Reader, sharedCatalogue, tagged, titles } from '#test/steps/catalogue.ts';

const { kollab, vera, ilya, nobody, find, published } = sharedCatalogue();
test('those with more of the reader’s tags come first when asked so, the others after them', async () => {
  await published([
    { title: 'Якорь без', tags: tagged('Вязание') },
    { title: 'Якорь с одним', tags: tagged('React', 'Оригами') },
    { title: 'Якорь с двумя', tags: tagged('React', 'Figma') },
  ]);
  const lena = await kollab.person();
  await send(lena, { tags: ['React', 'Figma'] });
  const sorted = async (limit = 50) => find({ query: 'якорь', sort: 'match', limit }, lena);
  expect(new Set(await sorted())).toEqual(new Set(await find({ query: 'якорь' })));
  await approve(vera, lena);
  expect(await sorted()).toEqual(['Якорь с двумя', 'Якорь с одним', 'Якорь без']);

  const callPage = kollab.pagesFor(lena);
  const query = { query: 'якорь', sort: 'match', limit: 1 } as const;
  const pages = await readPages((cursor) =>
    callPage(listVacancies, { query: { ...query, cursor } }),
  );
  expect(titles(pages.flat())).toEqual(await sorted());
});

test('those that fit best come first, however old; what is not proposed stands among the others', async () => {
  const wants = (title: string, ...tags: string[]) => published([{ title, tags: tagged(...tags) }]);
  const best = await wants('Штурвал лучший', 'React', 'TypeScript');
  const applied = await wants('Штурвал с откликом', 'React', 'TypeScript');
  const unwanted = await wants('Штурвал ненужный', 'React', 'TypeScript');
  const part = await wants('Штурвал отчасти', 'React', 'Оригами');
  const lena = await skilled(kollab, vera, ['React', 'TypeScript']);
  const placeOf = ({ id, vacancies }: typeof best) => ({
    id,
    vacancyIds: vacancies.map((one) => one.id),
  });
  await applyTo(lena, placeOf(applied));
  await dismiss(lena, placeOf(unwanted));
  const cards = await ask(lena, { query: 'штурвал', sort: 'match' });
  expect(titles(cards)).toEqual([
    'Штурвал лучший',
    'Штурвал отчасти',
    'Штурвал ненужный',
    'Штурвал с откликом',
  ]);
  expect(cards[0]?.match).toMatchObject({ missing: [], matched: ['React', 'TypeScript'] });
  expect(cards[1]?.match).toMatchObject({ matched: ['React'], missing: ['Оригами'] });
  const seenBy = async (reader: Reader) => (await ask(reader, { query: 'штурвал' }))[0]?.match;
  expect([await seenBy(part.owner), await seenBy(nobody), await seenBy(ilya)]).toEqual([
    null,
    null,
    null,
  ]);
  await block(best.owner, lena);
  expect(titles(await ask(lena, { query: 'штурвал', sort: 'match' }))).not.toContain(
    'Штурвал лучший',
  );
});
