import type { CDPSession, Page } from '@playwright/test';
import sharp from 'sharp';

interface Frame {
  picture: Buffer;
  /** Seconds since 1970. */
  at: number;
}

/** Frame by frame, as the browser draws it. */
export async function record(page: Page, act: () => Promise<unknown>): Promise<Frame[]> {
  const frames: Frame[] = [];
  const session: CDPSession = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ picture: Buffer.from(data, 'base64'), at: metadata.timestamp ?? 0 });
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await act();
  await session.send('Page.stopScreencast');
  return frames;
}

/** In milliseconds, of the last picture. */
const rest = 2500;
/** In milliseconds: no eye tells more frames apart in a small picture. */
const shortest = 60;

/** At the pace at which the frames were drawn. */
export async function toWebp(frames: readonly Frame[], width: number, quality: number) {
  const kept: Frame[] = [];
  for (const frame of frames) {
    const last = kept.at(-1);
    if (!last || (frame.at - last.at) * 1000 >= shortest) kept.push(frame);
  }
  const delay = kept.map(({ at }, index) => {
    const next = kept[index + 1];
    return next ? Math.round((next.at - at) * 1000) : rest;
  });
  const pictures = await Promise.all(
    kept.map(({ picture }) => sharp(picture).resize({ width }).png().toBuffer()),
  );
  return sharp(pictures, { join: { animated: true } })
    .webp({ quality, effort: 4, delay, loop: 0, mixed: true })
    .toBuffer();
}
