import { beforeEach } from 'vitest';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, sharedApp } from '#test/test-app.ts';
import { crowd, daysOf, figuresOf, rollUp, view, type Viewing } from './analytics.ts';

/** A project, thirty people who may open it, and its figures as its owner reads them. */
export function sharedViews() {
  const kollab = sharedApp();
  const anya = fresh(() => kollab.person({ firstName: 'Аня' }));
  const ilya = fresh(() => kollab.person({ firstName: 'Илья' }));
  const project = fresh(() =>
    sampleProject(kollab, { owner: anya, members: [ilya], vacancies: ['Разработчик', 'Дизайнер'] }),
  );
  const people: string[] = [];
  let next = 6_200_000_000;
  const more = (size: number) => {
    next += size;
    return crowd(kollab, size, next - size);
  };
  beforeEach(async () => {
    await kollab.db.deleteFrom('jobs').execute();
    people.splice(0, people.length, ...(await more(30)));
  });
  const days = daysOf(kollab);
  const came = (ago: number, ids: string[], given: Partial<Viewing> = {}) =>
    ids.map((userId): Viewing => ({
      at: days.noon(ago),
      userId,
      projectId: project.id,
      ...given,
    }));
  async function read(views: Viewing[]) {
    await view(kollab, views);
    await rollUp(kollab, days.night());
    return figuresOf(anya, project);
  }
  const rowsOf = (table: 'project_views' | 'outside_views' | 'figures') =>
    kollab.db.selectFrom(table).where('project_id', '=', project.id).selectAll().execute();
  return { kollab, anya, ilya, project, people, more, came, read, rowsOf, ...days };
}
