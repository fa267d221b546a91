import { v7 as uuid } from 'uuid';
import type {
  ApplicationsTable,
  ParticipantsTable,
  ProjectsTable,
} from '#src/platform/database/schema.ts';
import type { Someone, TestApp } from '#test/test-app.ts';

/** Rows that a card is about, put in as they are: what leads to them is tested where it happens. */
export async function insertProject({ db }: TestApp, owner: Someone, more: Partial<Project> = {}) {
  const row = { id: uuid(), owner_id: owner.id, name: 'Бот для столовой', created_at: new Date() };
  await db
    .insertInto('projects')
    .values({ ...row, approved_at: new Date(), ...more })
    .execute();
  return { ...row, ...more };
}

type Project = Pick<ProjectsTable, 'approved_at' | 'deleted_at'> & { name: string };

export async function insertApplication(
  { db }: TestApp,
  project: { id: string },
  applicant: Someone,
  status: ApplicationsTable['status'] = 'Pending',
) {
  const vacancy = { id: uuid(), project_id: project.id, place: 0, title: 'Дизайнер' };
  await db.insertInto('vacancies').values(vacancy).execute();
  const application = {
    id: uuid(),
    project_id: project.id,
    vacancy_id: vacancy.id,
    user_id: applicant.id,
    cover_letter: 'Хочу к вам',
    status,
    created_at: new Date(),
  };
  await db.insertInto('applications').values(application).execute();
  return { id: application.id, vacancyId: vacancy.id };
}

export async function insertInvitation(
  { db }: TestApp,
  project: { id: string },
  invited: Someone,
  state: ParticipantsTable['state'] = 'invited',
) {
  const row = { id: uuid(), project_id: project.id, user_id: invited.id };
  await db
    .insertInto('participants')
    .values({ ...row, state, created_at: new Date() })
    .execute();
  return row.id;
}

export async function insertSubmission(
  { db }: TestApp,
  project: { id: string },
  values: Record<string, [before: unknown, after: unknown]>,
) {
  const subject = { subject_type: 'project', subject_id: project.id } as const;
  const id = uuid();
  await db
    .insertInto('submissions')
    .values({ id, ...subject, version: 1, status: 'Pending', submitted_at: new Date() })
    .execute();
  for (const [field, [before, after]] of Object.entries(values)) {
    await db
      .insertInto('changes')
      .values({
        id: uuid(),
        ...subject,
        submission_id: id,
        field,
        old_value: JSON.stringify(before),
        new_value: JSON.stringify(after),
      })
      .execute();
  }
  return id;
}
