import type { Arrival, History, Location, Place } from './history.ts';

function parsed(to: string, state: unknown): Location {
  const { pathname, search } = new URL(to, 'https://kollab.invalid');
  return { pathname, search, state: state ?? null };
}

/** A history that begins at an address and is nobody else's, for tests. */
export function memoryHistory(address: string): History {
  let entries = [parsed(address, null)];
  let index = 0;
  let listener: ((place: Place) => void) | undefined;
  let place: Place = { location: parsed(address, null), arrival: 'pop' };
  const arrive = (arrival: Arrival) => {
    place = { location: entries[index] ?? place.location, arrival };
    listener?.(place);
  };
  return {
    get place() {
      return place;
    },
    push(to, state) {
      index += 1;
      entries = [...entries.slice(0, index), parsed(to, state)];
      arrive('push');
    },
    replace(to, state) {
      entries[index] = parsed(to, state);
      arrive('replace');
    },
    go(delta) {
      index = Math.max(0, Math.min(index + delta, entries.length - 1));
      arrive('pop');
    },
    listen(told) {
      listener = told;
      return () => {
        listener = undefined;
      };
    },
  };
}
