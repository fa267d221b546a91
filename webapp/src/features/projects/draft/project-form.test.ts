import { expect, it } from 'vitest';
import { sampleProject } from '#test/samples.ts';
import { formOf, withoutLivePlaces } from './project-form.ts';

const sample = sampleProject();
const [vacancy] = sample.vacancies;
if (!vacancy) throw new Error('The sample has no vacancy.');
const pendingChanges = [
  { changeType: 'vacancies' as const, oldValue: [], newValue: [vacancy], state: 'draft' as const },
];
const shown = sampleProject({ status: 'одобрено', vacancies: [{ ...vacancy, places: 3 }] });
const inReview = sampleProject({ ...shown, pendingChanges });

it('says nothing of the places of a vacancy that others see: they change on its own page', () => {
  expect(formOf(shown).vacancies[0]).not.toHaveProperty('places');
  const draft = [{ ...formOf(inReview).vacancies[0], title: 'Иллюстратор' }];
  expect(draft).toMatchObject([{ places: 3 }]);
  const [sent] = withoutLivePlaces(shown, draft as Parameters<typeof withoutLivePlaces>[1]);
  expect(sent).toMatchObject({ title: 'Иллюстратор', id: vacancy.id });
  expect(sent).not.toHaveProperty('places');
});

it('keeps those of a vacancy that only moderators see, and of a new one', () => {
  const { id: _, ...fresh } = { ...formOf(inReview).vacancies[0], title: 'Новая', places: 2 };
  const vacancies = [...formOf(inReview).vacancies, fresh];
  expect(withoutLivePlaces(inReview, vacancies as Parameters<typeof withoutLivePlaces>[1])).toEqual(
    vacancies,
  );
});
