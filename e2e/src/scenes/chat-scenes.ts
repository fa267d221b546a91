import type { Browser } from 'playwright-core';
import { castOf } from '#src/cast/cast.ts';
import type { SharedProduct } from '#src/product/shared-product.ts';
import {
  admin,
  firstModerator,
  projectOwner,
  secondModerator,
  student,
} from '@kollab/sandbox/people';

/** A chat with the bot: whose, and what they write before it is looked at. */
export interface ChatScene {
  name: string;
  telegramId: number;
  says: readonly string[];
}

/** The chats of the demo people, after the screens' scenes have filled them with cards. */
export const chatScenes: readonly ChatScene[] = [
  { name: 'chat-cards', telegramId: firstModerator.telegramId, says: [] },
  { name: 'chat-moderation', telegramId: secondModerator.telegramId, says: ['/moderation'] },
  { name: 'chat-admin', telegramId: admin.telegramId, says: ['/admin', '/admin @ilya_petrov'] },
  { name: 'chat-settings', telegramId: projectOwner.telegramId, says: ['/settings', '/privacy'] },
  { name: 'chat-links', telegramId: student.telegramId, says: ['/start m', '/start nonsense'] },
];

const viewport = { width: 1440, height: 1600 };

/** Takes a picture of a chat as the sandbox shows it. */
export async function shootChat(
  { browser, product, folder }: { browser: Browser; product: SharedProduct; folder: string },
  { name, telegramId, says }: ChatScene,
) {
  const { control } = castOf(product);
  for (const text of says) await control.write(telegramId, text);
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(`${product.sandboxUrl}/?as=${telegramId}`);
  await page.getByTestId('messages').getByRole('listitem').last().waitFor();
  await page.waitForTimeout(1500);
  const box = await page.getByTestId('messages').boundingBox();
  const width = box?.width ?? viewport.width;
  // A long chat is taller than the window; its end is what is seen.
  await page.screenshot({
    path: `${folder}/${name}.png`,
    clip: { x: box?.x ?? 0, y: 60, width, height: viewport.height - 120 },
  });
  await context.close();
}
