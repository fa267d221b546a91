import { v7 as uuid } from 'uuid';
import { refreshProject } from '#src/discovery/catalogue/cataloguing.service.ts';
import type { Someone, TestApp } from './test-app.ts';

interface SampleProject {
  owner: Someone;
  members?: Someone[];
  name?: string;
  vacancies?: string[];
  places?: number;
  isApproved?: boolean;
}

export async function sampleProject(
  { db, context }: TestApp,
  {
    owner,
    members = [],
    name = 'Солнечная карта',
    vacancies = ['Разработчик'],
    places = 1,
    isApproved = true,
  }: SampleProject,
) {
  const id = uuid();
  const at = context.clock();
  await db
    .insertInto('projects')
    .values({
      id,
      owner_id: owner.id,
      name,
      description: 'Карта крыш',
      tags: JSON.stringify(['GIS']),
      moderation_status: isApproved ? 'Approved' : 'Pending',
      approved_at: isApproved ? at : null,
      created_at: at,
    })
    .execute();
  const rows = vacancies.map((title, place) => ({
    id: uuid(),
    project_id: id,
    place,
    title,
    tags: JSON.stringify(['React']),
    tasks: 'Сделать карту',
    places,
  }));
  if (rows.length > 0) await db.insertInto('vacancies').values(rows).execute();
  await db
    .insertInto('participants')
    .values(
      [owner, ...members].map((person) => ({
        id: uuid(),
        project_id: id,
        user_id: person.id,
        state: 'member' as const,
        created_at: at,
        joined_at: at,
      })),
    )
    .execute();
  await db.transaction().execute((trx) => refreshProject(trx, { id }));
  return { id, vacancyIds: rows.map((row) => row.id) };
}
