import { hasPlenty } from '@kollab/runtime/test/scratch-folder';
import sparticuz from '@sparticuz/chromium';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** Flags for machines that run one function at a time; they crash with several pages. */
const isolating = new Set(['--single-process', '--no-zygote']);

/** Two who unpack at once would be in each other's way. */
export async function unpackChromium(): Promise<string> {
  const executablePath = await sparticuz.executablePath();
  if (!existsSync(executablePath)) throw new Error(`There is no Chromium at ${executablePath}.`);
  return executablePath;
}

interface Launch {
  /** As a graphics card would, on the processor: the same pixels for twice the work. */
  graphics?: boolean;
  variables?: Record<string, string>;
}

/** On systems the npm package is not made for, the installed Chrome. */
export async function launchChromium({
  graphics = false,
  variables,
}: Launch = {}): Promise<Browser> {
  if (process.platform !== 'linux') return chromium.launch({ channel: 'chrome' });
  const executablePath = await unpackChromium();
  sparticuz.setGraphicsMode = graphics;
  const given = sparticuz.args.filter((flag) => !isolating.has(flag));
  const args = [...given, ...quiet, ...(graphics ? [] : ['--disable-gpu'])];
  const env = { ...process.env, ...variables };
  // Elsewhere its processes would share what they share as files.
  const ignoreDefaultArgs = hasPlenty() ? ['--disable-dev-shm-usage'] : [];
  const launch = () =>
    chromium.launch({ executablePath, args, ignoreDefaultArgs, headless: true, env });
  // Rarely it crashes while it starts, in the C library.
  return launch().catch(launch);
}
