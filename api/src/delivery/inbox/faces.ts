import type { Face, InboxEvent } from '@kollab/contract';
import type { Db } from '#src/platform/database/schema.ts';
import { listCovers, listPhotos } from './inbox.queries.ts';

interface Someone {
  telegramId: number | null;
  name: string;
}

function personIn(event: InboxEvent): Someone | undefined {
  switch (event.kind) {
    case 'applicationCard':
    case 'contactRequestCard':
      return event.card;
    case 'contactAccepted':
    case 'invitationAccepted':
      return event.contact;
    case 'membershipChanged':
      return event.change === 'joined' || event.change === 'left' ? event.person : undefined;
    default:
      return undefined;
  }
}

const projectIn = (event: InboxEvent) => {
  const about = 'card' in event ? event.card : event;
  return 'projectId' in about ? about.projectId : undefined;
};

export async function readFaces(db: Db, readerId: string, events: readonly InboxEvent[]) {
  const people = events.flatMap((event) => personIn(event)?.telegramId ?? []);
  const projects = events.flatMap((event) => (personIn(event) ? [] : (projectIn(event) ?? [])));
  const [photos, covers] = await Promise.all([
    people.length > 0 ? listPhotos(db, readerId, [...new Set(people)]) : [],
    projects.length > 0 ? listCovers(db, readerId, [...new Set(projects)]) : [],
  ]);
  const photoOf = new Map(photos.map(({ telegram_id: id, photo }) => [id, photo]));
  const coverOf = new Map(covers.map((cover) => [cover.id, cover]));
  return (event: InboxEvent): Face | undefined => {
    const person = personIn(event);
    if (person) {
      const photo = photoOf.get(person.telegramId ?? 0) ?? null;
      return { kind: 'person', name: person.name, photo };
    }
    const cover = coverOf.get(projectIn(event) ?? '');
    if (!cover) return undefined;
    const { id: projectId, cover_image: coverImage, palette } = cover;
    return { kind: 'project', projectId, coverImage, palette: palette ?? [] };
  };
}
