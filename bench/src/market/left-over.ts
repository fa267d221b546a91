import { diversify } from '@kollab/api/discovery/matching/ranking';
import { limits, serverLimits } from '@kollab/contract';
import { hasFewApplicants, inTurn } from '@kollab/contract/matching';
import { rankNow, type World } from './world.ts';

const inDays = (length: number) => length / (24 * 60 * 60_000);
const leftOverAfter = inDays(serverLimits.leftOverAfter);
const proposedAgainAfter = inDays(serverLimits.proposedAgainAfter);
const callAgainAfter = inDays(serverLimits.callAgainAfter);
const callsWithin = inDays(serverLimits.callsWithin);

const isMonday = (day: number) => day > 0 && day % 7 === 0;

export function proposeVacancies(world: World, day: number) {
  for (const [person, seeker] of world.seekers) {
    if (seeker.isPlaced || seeker.open > 0) continue;
    if (!isMonday(day) && day - seeker.freeSince < leftOverAfter) continue;
    if (day - seeker.broughtOn < proposedAgainAfter) continue;
    const few = rankNow(world, person, seeker).filter(({ vacancy }) => {
      const { waiting = [], left = 0 } = world.openings[vacancy] ?? {};
      return hasFewApplicants({ waiting: waiting.length, placesLeft: left });
    });
    const untold = diversify(few).filter(({ vacancy }) => !seeker.brought.has(vacancy));
    if (untold.length === 0) continue;
    for (const { vacancy } of untold.slice(0, limits.digestMatches)) seeker.brought.add(vacancy);
    seeker.broughtOn = day;
  }
}

function mayCall({ calls }: World, ownerId: string, person: number, day: number, isRested = false) {
  let reached = 0;
  for (const call of calls.get(person) ?? []) {
    if (call.ownerId === ownerId && day - call.day < callAgainAfter) return false;
    if (day - call.day < callsWithin) reached += 1;
  }
  return reached < (isRested ? 1 : serverLimits.callsReaching);
}

function findPeople(world: World, vacancy: number, ownerId: string, day: number) {
  const told = world.openings[vacancy]?.told;
  const turns: { person: number; score: number; proposed: number }[] = [];
  for (const { person, score } of world.ranks.peopleFor(vacancy)) {
    const seeker = world.seekers.get(person);
    if (seeker?.sentTo.has(vacancy) || seeker?.teams.has(ownerId)) continue;
    turns.push({ person, score, proposed: world.proposed.get(person) ?? 0 });
  }
  const found: number[] = [];
  for (const { person } of inTurn(turns)) {
    if (found.length === limits.peopleToCall) break;
    if (!told?.has(person) && mayCall(world, ownerId, person, day, true)) found.push(person);
  }
  return found;
}

/** One card a day for each owner. */
export function proposePeople(world: World, day: number) {
  const owners = new Set<string>();
  world.openings.forEach((opening, vacancy) => {
    const ownerId = world.market.vacancies[vacancy]?.projectId ?? '';
    const { isOpen, left, waiting, lastLetter, callAt } = opening;
    if (!isOpen || left === 0 || waiting.length > 0 || day < callAt) return;
    if (day - lastLetter < serverLimits.callAfterDays || owners.has(ownerId)) return;
    const people = findPeople(world, vacancy, ownerId, day);
    opening.callAt = day + serverLimits.callPeopleAgainDays;
    if (people.length === 0) return;
    owners.add(ownerId);
    opening.toCall = people;
    for (const person of people) {
      opening.told.add(person);
      world.proposed.set(person, (world.proposed.get(person) ?? 0) + 1);
    }
  });
}

export function callPeople(world: World, vacancy: number, day: number) {
  const opening = world.openings[vacancy];
  const wanted = world.market.vacancies[vacancy];
  if (!opening?.isOpen || !wanted || opening.left === 0) return;
  for (const person of opening.toCall) {
    const { owner } = world.market.worthOf(person, vacancy);
    if (owner < wanted.ownerBar || !mayCall(world, wanted.projectId, person, day)) continue;
    const calls = world.calls.get(person) ?? [];
    calls.push({ ownerId: wanted.projectId, day });
    world.calls.set(person, calls);
    world.seekers.get(person)?.brought.add(vacancy);
    opening.callAt = Math.max(opening.callAt, day + serverLimits.callAfterDays);
  }
  opening.toCall = [];
}
