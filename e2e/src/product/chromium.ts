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

/** Unpacks Chromium where it is run from; two who do so at once would be in each other's way. */
export async function unpackChromium(): Promise<string> {
  const executablePath = await sparticuz.executablePath();
  if (!existsSync(executablePath)) throw new Error(`There is no Chromium at ${executablePath}.`);
  return executablePath;
}

interface Launch {
  /** Draws as on a graphics card, which the processor plays: to the pixel as ever, for twice the work. */
  graphics?: boolean;
  /** Added to its environment. */
  variables?: Record<string, string>;
}

/** Chromium from the npm package; on systems it is not made for, the installed Chrome. */
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
