import { AppError } from '#src/platform/errors/app-error.ts';
import type { Trx } from '#src/platform/database/schema.ts';
import { findReachable } from '#src/people/users/users.service.ts';
import { countPlaces, type VacancyRef } from '#src/work/access/project-access.service.ts';
import type { DetailsRow } from './applications.queries.ts';

interface Deciding {
  isAccepting: boolean;
  withPartner: boolean;
  ownerId: string;
}

/**
 * The partner whom a decision is about too; both are locked. Throws pairParted where they are no
 * pair any more, pairTogether where one alone is not to be had, partnerAway where one is out of
 * sight, applicantLeaves.
 */
export async function findPartner(
  trx: Trx,
  { pair }: DetailsRow,
  half: DetailsRow | undefined,
  { isAccepting, withPartner, ownerId }: Deciding,
) {
  if (!pair) {
    if (withPartner) throw new AppError('pairParted');
    return undefined;
  }
  if (!withPartner && pair.may_part) return undefined;
  if (!withPartner && isAccepting) throw new AppError('pairTogether');
  if (!isAccepting) return half;
  const person = await findReachable(trx, pair.telegram_id, ownerId);
  if (!person) throw new AppError('partnerAway');
  // Who applied anew is not to be had by this.
  if (!half) throw new AppError('pairParted');
  if (person.deletes_at) throw new AppError('applicantLeaves');
  return half;
}

/** Throws noPlacesLeft, noPlacesForTwo. */
export async function assertPlacesForTwo(trx: Trx, place: VacancyRef) {
  const counted = await countPlaces(trx, place);
  const free = counted ? counted.places - counted.taken : 2;
  if (free < 2) throw new AppError(free < 1 ? 'noPlacesLeft' : 'noPlacesForTwo');
}
