import { parentPort, workerData } from 'node:worker_threads';
import { inventMarket } from './invent.ts';
import { playSeed, prepare } from './seed.ts';

/** Plays one seed of the built-in world for `runMarket`, beside the others. */
const { seed, isSlow } = workerData as { seed: number; isSlow: boolean };
parentPort?.postMessage(playSeed(prepare(inventMarket(seed, { isSlow })), seed), []);
