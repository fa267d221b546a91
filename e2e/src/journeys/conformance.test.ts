import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchChromium } from '#src/product/chromium.ts';
import { checkOf } from '#src/conformance/row.ts';
import { openStage, type Stage } from '#src/conformance/stage.ts';
import { table } from '#src/conformance/table.ts';
import { sharedProduct } from '#src/product/shared-product.ts';

let browser: Browser;
let stage: Stage;

beforeAll(async () => {
  browser = await launchChromium();
  stage = await openStage(sharedProduct(), browser);
}, 120_000);
afterAll(() => browser.close());

const checks = table.flatMap((row) => {
  const check = checkOf(row);
  return check ? [{ id: row.id, says: row.says, check }] : [];
});

test.each(checks)('$id $says', async ({ check }) => {
  await expect(check(stage)).resolves.toBeUndefined();
});
