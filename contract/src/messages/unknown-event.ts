/** Throws: whoever wrote the event is newer than this text. */
export function unknownEvent(event: never): never {
  throw new TypeError(`Nothing is said of ${JSON.stringify(event).slice(0, 100)}`);
}
