import { randomFrom } from '@kollab/api/test/people/people';
import { serverLimits } from '@kollab/contract';
import { callPeople, proposePeople, proposeVacancies } from './left-over.ts';
import type { Ranks } from './rank.ts';
import type { Market, Person } from './sample.ts';
import { type Application, beginWorld, listFitting, type Seeker, type World } from './world.ts';

export interface Rules {
  openApplications: number;
  /** Whether a vacancy closes with its last place, and who still waits is answered. */
  closesFilled: boolean;
  freesOthers: boolean;
  joinsPairs: boolean;
  /** Whether vacancies and people who wait are proposed. */
  leavesNobody: boolean;
}

export interface Outcome {
  seekers: number;
  placed: number;
  applications: number;
  acceptances: number;
  /** Applications that wait at the end, longer than a day. */
  unanswered: number;
  placesLeft: number;
  perVacancy: number[];
  /** How many twos of friends there are, and how many of them are in a team together. */
  friends: number;
  together: number;
}

interface Game {
  market: Market;
  ranks: Ranks;
  seed: number;
}

export function play({ market, ranks, seed }: Game, rules: Rules, periods: readonly number[]) {
  const random = randomFrom(seed);
  const world = beginWorld(market, ranks);
  const acts = actsOf(world, rules);
  const outcomes = new Map<number, Outcome>();
  for (let day = 0; day < Math.max(...periods); day += 1) {
    if (rules.leavesNobody) {
      proposeVacancies(world, day);
      proposePeople(world, day);
    }
    for (const [index, seeker] of world.seekers) {
      const person = market.people[index];
      // Luck is the same by all rules: asked for also where it decides nothing.
      const [chance, extra] = [random(), random()];
      if (!person || seeker.isPlaced || chance >= person.active) continue;
      acts.seek(index, person, Math.floor(person.appliesPerDay + extra), day);
    }
    market.vacancies.forEach((vacancy, index) => {
      if (random() >= vacancy.ownerActive) return;
      acts.answer(index, day);
      callPeople(world, index, day);
    });
    if (periods.includes(day + 1)) outcomes.set(day + 1, acts.outcome(day));
  }
  return { world, outcomes };
}

function actsOf(world: World, rules: Rules) {
  const { market, openings, seekers } = world;
  let [applications, acceptances] = [0, 0];

  const isWanted = (index: number, vacancy: number) =>
    market.worthOf(index, vacancy).person >= (market.people[index]?.bar ?? 1);

  function friendFor({ friend }: Seeker, vacancy: number) {
    const other = friend && seekers.get(friend.person);
    if (!rules.joinsPairs || !other || other.isPlaced) return undefined;
    if (other.open >= rules.openApplications || other.sentTo.has(vacancy)) return undefined;
    if ((openings[vacancy]?.left ?? 0) < 2 || !isWanted(friend.person, vacancy)) return undefined;
    return friend;
  }

  function send(index: number, vacancy: number, partner: number | undefined, day: number) {
    const [seeker, opening] = [seekers.get(index), openings[vacancy]];
    if (!seeker || !opening) return;
    opening.waiting.push({ person: index, day, partner });
    opening.letters += 1;
    opening.lastLetter = day;
    seeker.sentTo.add(vacancy);
    seeker.open += 1;
    applications += 1;
  }

  function seek(index: number, person: Person, most: number, day: number) {
    const seeker = seekers.get(index);
    if (!seeker || seeker.open >= rules.openApplications) return;
    const listed = listFitting(world, index, seeker)
      .slice(0, serverLimits.matchedVacancies)
      .map(({ vacancy }) => vacancy);
    const brought = [...seeker.brought].filter(
      (vacancy) => openings[vacancy]?.isOpen && !seeker.sentTo.has(vacancy),
    );
    const wanted = [...new Set([...listed, ...brought])]
      .map((vacancy) => ({ vacancy, worth: market.worthOf(index, vacancy).person }))
      .filter(({ worth }) => worth >= person.bar)
      .toSorted((one, other) => other.worth - one.worth)
      .slice(0, most);
    for (const { vacancy } of wanted) {
      if (seeker.open >= rules.openApplications) return;
      const friend = friendFor(seeker, vacancy);
      const isBound = friend?.mayBeApart === false;
      send(index, vacancy, isBound ? friend.person : undefined, day);
      if (friend) send(friend.person, vacancy, isBound ? index : undefined, day);
    }
  }

  function close(index: number, day: number) {
    const seeker = seekers.get(index);
    if (!seeker) return;
    seeker.open -= 1;
    if (seeker.open === 0) seeker.freeSince = day;
  }

  /** Whose partner would not be there alone may apply anew. */
  function takeOthersBack(index: number, day: number) {
    for (const vacancy of seekers.get(index)?.sentTo ?? []) {
      const opening = openings[vacancy];
      const own = opening?.waiting.find(({ person }) => person === index);
      if (!opening || !own) continue;
      close(index, day);
      if (own.partner !== undefined) {
        close(own.partner, day);
        seekers.get(own.partner)?.sentTo.delete(vacancy);
      }
      opening.waiting = opening.waiting.filter(
        ({ person }) => person !== index && person !== own.partner,
      );
    }
  }

  function answer(vacancy: number, day: number) {
    const [wanted, opening] = [market.vacancies[vacancy], openings[vacancy]];
    if (!wanted || !opening || opening.waiting.length === 0) return;
    const bestFirst = cardsOf(opening.waiting)
      .map((people) => ({
        people,
        worth: Math.min(...people.map((one) => market.worthOf(one, vacancy).owner)),
      }))
      .toSorted((one, other) => other.worth - one.worth);
    opening.waiting = [];
    opening.callAt = Math.max(opening.callAt, day + serverLimits.callAfterDays);
    for (const { people, worth } of bestFirst) {
      for (const index of people) close(index, day);
      if (worth < wanted.ownerBar || opening.left < people.length) continue;
      opening.left -= people.length;
      acceptances += people.length;
      for (const index of people) {
        const seeker = seekers.get(index);
        if (!seeker) continue;
        seeker.isPlaced = true;
        seeker.teams.add(wanted.projectId);
      }
      if (rules.freesOthers) for (const index of people) takeOthersBack(index, day);
    }
    if (opening.left === 0 && rules.closesFilled) opening.isOpen = false;
  }

  function outcome(last: number): Outcome {
    let [placed, unanswered, placesLeft] = [0, 0, 0];
    for (const { isPlaced } of seekers.values()) placed += Number(isPlaced);
    for (const { waiting, left } of openings) {
      unanswered += waiting.filter(({ day }) => day < last).length;
      placesLeft += left;
    }
    const teamsOf = (index: number) => [...(seekers.get(index)?.teams ?? [])];
    const met = market.friends.filter(({ people: [one, other] }) => {
      const others = new Set(teamsOf(other));
      return teamsOf(one).some((team) => others.has(team));
    });
    return {
      seekers: seekers.size,
      placed,
      applications,
      acceptances,
      unanswered,
      placesLeft,
      perVacancy: openings.map(({ letters }) => letters),
      friends: market.friends.length,
      together: met.length,
    };
  }

  return { seek, answer, outcome };
}

/** Applications as an owner decides on them: two at once where neither would be there alone. */
const cardsOf = (waiting: readonly Application[]) =>
  waiting.flatMap(({ person, partner }) => {
    if (partner === undefined) return [[person]];
    return person < partner ? [[person, partner]] : [];
  });
