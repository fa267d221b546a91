import { displayName, nobodyYet, type VacancyCard } from '@kollab/contract';
import type { Skills } from '@kollab/contract/skills';
import { matchOf } from '#src/people/skills/skills.service.ts';
import type { CardRow } from './vacancy-cards.queries.ts';

/** Strangers are told nothing of an owner who was never approved. */
export function toVacancyCard(
  row: CardRow,
  readerId: string | undefined,
  skills: Skills,
): VacancyCard {
  const isNobody = readerId === undefined && row.owner_approved_at === null;
  return {
    id: row.id,
    projectId: row.project_id,
    title: row.title,
    level: row.level,
    experience: row.experience,
    tags: row.tags.map((tagName) => ({ tagName })),
    tasks: row.tasks,
    requirements: row.requirements,
    conditions: row.conditions,
    hoursAWeek: row.hours_a_week,
    until: row.until,
    isClosed: row.closed_at !== null,
    places: row.places,
    placesLeft: row.places_left,
    isFilled: row.is_filled,
    projectTitle: row.project_name,
    coverImage: row.cover_image,
    palette: row.palette ?? [],
    telegramId: isNobody ? null : row.telegram_id,
    ownerName: isNobody ? nobodyYet : displayName(row),
    ownerPhoto: isNobody ? null : row.photo,
    createdAt: row.created_at.toISOString(),
    applicationsCount: row.applications_count ?? 0,
    applicationStatus: row.application_status,
    match: row.owner_id === readerId ? null : matchOf(skills, row.tags, row.reader_tags ?? []),
  };
}
