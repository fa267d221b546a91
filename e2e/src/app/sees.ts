import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { App } from './steps.ts';

/** Asserts that something is seen, as soon as it is. */
export const sees = (found: Locator) => expect(found.waitFor()).resolves.toBeUndefined();

/** Asserts that something is gone, as soon as it is. */
export const seesNo = (found: Locator) =>
  expect(found.waitFor({ state: 'hidden' })).resolves.toBeUndefined();

/** Asserts that a page says something, as soon as it does. */
export const says = (app: App, text: string | RegExp) =>
  sees(app.getByText(text).filter({ visible: true }).first());

/** Asserts that a page gets to an address. */
export const arrives = (page: Page, url: string | ((url: URL) => boolean)) =>
  expect(page.waitForURL(url)).resolves.toBeUndefined();

/** Asserts that a page says something of what is done: awaited from before, as it goes by itself. */
export const saysInPassing = (app: App, text: string, act: () => Promise<unknown>) =>
  Promise.all([says(app, text), act()]);
