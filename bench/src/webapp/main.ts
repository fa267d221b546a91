import { launchChromium } from '@kollab/e2e/chromium';
import { median, type Say } from '#src/kit/figures.ts';
import { withProduct } from '#src/kit/product.ts';
import { budgets } from './budgets.ts';
import { openSlowly } from './page.ts';
import { measureSizes } from './sizes.ts';
import { pullPanel, swipeCarousel } from './swipe.ts';
import type { Noted } from './watch.ts';

const rounds = 3;
const somebody = 7_000_000_002;
const somebodyElse = 7_000_000_003;

/** Screens that are timed, and what they may ask the API for before their content is there. */
const screens = [
  { path: '/open', calls: 3 },
  { path: '/', calls: budgets.callsBeforeContent },
  { path: '/followers', calls: 2 },
  { path: '/posts', calls: 2 },
  { path: '/messages', calls: 2 },
  { path: `/user/${somebodyElse}`, calls: 2 },
] as const;

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;

function ledger(say: Say) {
  let isOver = false;
  return {
    line: (name: string, value: number, budget: number, show: (value: number) => string) => {
      const fits = value <= budget;
      isOver ||= !fits;
      const mark = fits ? ' ' : '!';
      say(`${mark} ${name.padEnd(58)} ${show(value).padStart(10)}  of ${show(budget)}`);
    },
    isOver: () => isOver,
  };
}

type Ledger = ReturnType<typeof ledger>;

async function tellSizes({ line }: Ledger) {
  const { skeleton, firstLoad, parts } = await measureSizes();
  const budget = skeleton + budgets.beyondSkeleton;
  line('The packages alone, gzip', skeleton, skeleton, kilobytes);
  line('First load, gzip', firstLoad.bytes, budget, kilobytes);
  line('  its scripts', firstLoad.scripts, budgets.scriptsAtFirst, String);
  for (const { name, bytes, files } of parts) {
    line(`${name} (${files} files)`, bytes, budgets.part, kilobytes);
  }
}

function tellClock({ line }: Ledger, path: string, clocks: Noted[], calls: number) {
  const of = (take: (clock: Noted) => number) => median(clocks.map(take));
  line(
    `${path} skeleton`,
    of(({ skeleton }) => skeleton),
    budgets.skeleton,
    milliseconds,
  );
  line(
    `${path} content`,
    of(({ content }) => content),
    budgets.content,
    milliseconds,
  );
  line(
    `${path} layout shift`,
    of(({ shift }) => shift),
    budgets.layoutShift,
    (value) => value.toFixed(3),
  );
  const most =
    clocks.toSorted((one, other) => other.calls.length - one.calls.length)[0]?.calls ?? [];
  line(`${path} API calls before the content`, most.length, calls, String);
  return most.length > calls ? most : [];
}

async function tellTimes(tell: Ledger, say: Say) {
  const browser = await launchChromium({ graphics: true });
  try {
    await withProduct(async ({ app, control }) => {
      const addressOf = async (path: string) => {
        const launch = new URLSearchParams({
          tgWebAppData: await control.initData(somebody),
          tgWebAppVersion: '9.6',
          tgWebAppPlatform: 'android',
          tgWebAppThemeParams: '{}',
        });
        return `${app}${path}#${launch.toString()}`;
      };
      for (const { path, calls } of screens) {
        const clocks: Noted[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const { clock, close } = await openSlowly(browser, await addressOf(path));
          clocks.push(clock);
          await close();
        }
        for (const call of tellClock(tell, path, clocks, calls)) say(`    ${call}`);
      }
      const gestures = [
        { name: 'six swipes', make: swipeCarousel, times: 6 },
        { name: 'four pulls', make: pullPanel, times: 4 },
      ];
      for (const { name, make, times } of gestures) {
        const longest: number[] = [];
        for (let round = 0; round < rounds; round += 1) {
          const opened = await openSlowly(browser, await addressOf('/followers'));
          longest.push(await make(opened, times));
          await opened.close();
        }
        const most = Math.max(...longest);
        tell.line(`Longest task of ${name}`, most, budgets.longestTask, milliseconds);
      }
    });
  } finally {
    await browser.close();
  }
}

export async function measureWebapp(say: Say): Promise<boolean> {
  const tell = ledger(say);
  await tellSizes(tell);
  await tellTimes(tell, say);
  return !tell.isOver();
}
