import { editProject, getProject, getVacancy } from '@kollab/contract';
import { describe, expect, test } from 'vitest';
import { applyTo, decide } from '#test/steps/applications.ts';
import { vacancyInput } from '#test/steps/projects.ts';
import { sampleProject } from '#test/sample-project.ts';
import { fresh, refused, sharedApp, type Someone } from '#test/test-app.ts';

const kollab = sharedApp();
const anya = fresh(() => kollab.approved({ firstName: 'Аня' }));
const ilya = fresh(() => kollab.approved({ firstName: 'Илья' }));
const vera = fresh(() => kollab.approved({ firstName: 'Вера' }));
const place = fresh(() => sampleProject(kollab, { owner: anya, vacancies: ['Раз'], places: 2 }));

const params = () => ({ projectId: place.id, vacancyId: place.vacancyIds[0] ?? '' });
const read = () => anya.call(getVacancy, { params: params() });

async function fill() {
  for (const person of [ilya, vera]) {
    await applyTo(person, place);
    await decide(anya, place, person, 'Accepted');
  }
}

describe('places in the form', () => {
  const edit = (vacancies: object[]) =>
    anya.call(editProject, {
      params: { projectId: place.id },
      body: { vacancies } as never,
    });
  const asKnown = async () => {
    const { title, tags, tasks } = await read();
    const names = tags.map(({ tagName }) => tagName);
    return {
      ...vacancyInput({ title }),
      level: null,
      experience: null,
      tags: names,
      tasks,
      id: params().vacancyId,
    };
  };
  const vacanciesFor = async (reader: Someone) =>
    (await reader.call(getProject, { params: { projectId: place.id } })).vacancies;

  test('change at once and without moderators where the vacancy is shown, and unsaid stay', async () => {
    const project = await edit([{ ...(await asKnown()), places: 5 }]);
    expect(project).toMatchObject({ pendingChanges: [], moderationStatus: 'Approved' });
    expect(await vacanciesFor(ilya)).toMatchObject([{ places: 5, placesLeft: 5 }]);
    await edit([{ ...(await asKnown()), title: 'Другое' }]);
    expect(await vacanciesFor(anya)).toMatchObject([{ title: 'Другое', places: 5 }]);
  });

  test('of a new vacancy are as it was sent, one where nothing is said, and unsaid later stay', async () => {
    await edit([
      await asKnown(),
      { ...vacancyInput({ title: 'Новая' }), places: 3 },
      vacancyInput({ title: 'Ещё' }),
    ]);
    const [, added, other] = await vacanciesFor(anya);
    expect([added, other]).toMatchObject([
      { places: 3, placesLeft: 3 },
      { places: 1, placesLeft: 1 },
    ]);
    await edit([await asKnown(), vacancyInput({ title: 'Новее', id: added?.id })]);
    expect((await vacanciesFor(anya))[1]).toMatchObject({ title: 'Новее', places: 3 });
  });

  test('fewer than are taken are refused and change nothing', async () => {
    await fill();
    const vacancies = [{ ...(await asKnown()), title: 'Другое', places: 1 }];
    await expect(edit(vacancies)).rejects.toMatchObject(
      refused('badInput', 400, { field: 'vacancies.0.places' }),
    );
    expect(await vacanciesFor(anya)).toMatchObject([{ title: 'Раз', places: 2 }]);
  });
});
