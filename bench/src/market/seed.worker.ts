import { parentPort, workerData } from 'node:worker_threads';
import { inventMarket } from './invent.ts';
import { playSeed, prepare } from './seed.ts';

const { seed, isSlow } = workerData as { seed: number; isSlow: boolean };
parentPort?.postMessage(playSeed(prepare(inventMarket(seed, { isSlow })), seed), []);
