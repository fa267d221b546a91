import { parseArgs } from 'node:util';

export interface FaultOptions {
  count: number;
  people: number;
  /** Messages a second that the API aims at and the emulator allows. */
  rate: number;
  /** Milliseconds that Telegram takes to answer once a message is in the chat. */
  latency: number;
  /** Parts of the calls that fail so, each from 0 to 1. */
  shares: { serverError: number; lostCall: number; lostAnswer: number; tooMany: number };
  /** After which part of the notifications a bot is killed, the API, and Postgres. */
  kills: { bots: number[]; api: number[]; postgres: number[] };
  /** After which part the clock of the API and the bots is how many minutes off. */
  clocks: { after: number; minutes: number }[];
  /** Leases of what was killed run out after seconds instead of a minute. */
  isHurried: boolean;
}

export function withDefaults(given: Partial<FaultOptions>): FaultOptions {
  const { count = 10_000 } = given;
  return {
    count,
    people: Math.max(20, Math.ceil(count / 5)),
    rate: 30,
    latency: 20,
    shares: { serverError: 0.02, lostCall: 0.01, lostAnswer: 0.01, tooMany: 0.01 },
    kills: { bots: [0.15, 0.3], api: [0.8], postgres: [0.4] },
    clocks: [],
    isHurried: false,
    ...given,
  };
}

export function readOptions(args: string[]): FaultOptions {
  const text = { type: 'string' } as const;
  const options = { count: text, people: text, rate: text, latency: text } as const;
  const { values } = parseArgs({ args, options: { ...options, hurry: { type: 'boolean' } } });
  const { hurry: isHurried = false, ...sizes } = values;
  const given = Object.entries(sizes).map(([name, size]) => {
    const value = Number(size);
    if (!Number.isInteger(value) || value < 1) {
      throw new Error(`--${name} is a whole number from 1.`);
    }
    return [name, value];
  });
  return withDefaults({ ...Object.fromEntries(given), isHurried });
}
