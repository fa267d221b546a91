import type { Browser } from 'playwright-core';
import { afterAll } from 'vitest';
import { launchChromium } from '#src/product/chromium.ts';

/** The one of this worker, which ends with it. */
let launched: Promise<Browser> | undefined;

/** A Chromium for the tests of a file, whose phones are put away after the last. */
export function useBrowser(): () => Promise<Browser> {
  afterAll(async () => {
    const contexts = (await launched)?.contexts() ?? [];
    await Promise.all(contexts.map((context) => context.close()));
  });
  return () => (launched ??= launchChromium());
}
