import {
  limits,
  type ConfigurableKind,
  type DeliveryMode,
  type NotificationSettings,
} from '@kollab/contract';
import { configurableKinds } from '@kollab/contract/schemas';
import * as z from 'zod/mini';
import { join, markup } from '#src/format/html.ts';
import type { Button, Message } from '#src/messages/message.ts';
import {
  letters,
  pressData,
  pressDataBy,
  whole,
  words,
  type PressOf,
} from '#src/presses/press-data.ts';
import { textsFor, type Texts } from '#src/texts/texts.ts';

type Zone = keyof Texts['settings']['zones'];

const zones = Object.keys(textsFor('ru').settings.zones) as Zone[];
const isListed = (zone: string): zone is Zone => (zones as readonly string[]).includes(zone);

export const views = ['main', 'quiet', 'digest', 'zone', 'away'] as const;
type View = (typeof views)[number];

const minutes = whole(z.int().check(z.minimum(0), z.maximum(24 * 60 - 1)));

/** What a button of the settings does; each names the value it sets, so that twice is once. */
export const settingsPress = pressDataBy('act', {
  view: pressData('s:v', { view: words(views) }),
  mode: pressData('s:m', {
    kind: words(configurableKinds),
    mode: letters({ i: 'instant', d: 'digest', o: 'off' }),
  }),
  quiet: pressData('s:q', { from: minutes, to: minutes }),
  never: pressData('s:q:-', {}),
  digest: pressData('s:d', { at: minutes }),
  zone: pressData('s:z', { zone: words(zones) }),
  /** For so many days; none is back. */
  away: pressData('s:a', { days: whole(z.int().check(z.minimum(0), z.maximum(limits.awayDays))) }),
});
export type SettingsPress = PressOf<typeof settingsPress>;

export interface ShownSettings {
  settings: NotificationSettings;
  isModerator: boolean;
  texts: Texts['settings'];
}

const after: Record<DeliveryMode, DeliveryMode> = {
  instant: 'digest',
  digest: 'off',
  off: 'instant',
};

/** Quiet hours to choose from, in minutes after midnight. */
const quietHours = [
  { from: 22 * 60, to: 8 * 60 },
  { from: 23 * 60, to: 7 * 60 },
  { from: 0, to: 9 * 60 },
  { from: 20 * 60, to: 10 * 60 },
];
const awayDays = [3, 7, 14, 30];
const digestTimes = [8, 12, 15, 18, 19, 21].map((hour) => hour * 60);

const clock = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

const button = (text: string, press: SettingsPress): Button => ({
  text,
  callbackData: settingsPress.pack(press),
});

export function settingsMessage(shown: ShownSettings, view: View = 'main'): Message {
  const { texts } = shown;
  if (view === 'main') return mainMessage(shown);
  const back = [button(texts.back, { act: 'view', view: 'main' })];
  return { text: markup`${texts.choose[view]}`, buttons: [...choices(shown, view), back] };
}

function mainMessage({ settings, isModerator, texts }: ShownSettings): Message {
  const { modes, quietFrom, quietTo, digestAt, timeZone, awayUntil } = settings;
  const kinds = configurableKinds.filter((kind) => kind !== 'moderation' || isModerator);
  const modeButton = (kind: ConfigurableKind) => [
    button(texts.mode(texts.kinds[kind], texts.modes[modes[kind]]), {
      act: 'mode',
      kind,
      mode: after[modes[kind]],
    }),
  ];
  const quiet =
    quietFrom === null || quietTo === null
      ? texts.noQuiet
      : texts.quiet(clock(quietFrom), clock(quietTo));
  const zone = isListed(timeZone) ? texts.zones[timeZone] : timeZone;
  return {
    text: join([markup`<b>${texts.title}</b>`, markup`${texts.hint}`], '\n\n'),
    buttons: [
      ...kinds.map(modeButton),
      [button(quiet, { act: 'view', view: 'quiet' })],
      [button(texts.digest(clock(digestAt)), { act: 'view', view: 'digest' })],
      [button(texts.zone(zone), { act: 'view', view: 'zone' })],
      [button(texts.away(awayUntil), { act: 'view', view: 'away' })],
    ],
  };
}

function choices({ texts }: ShownSettings, view: Exclude<View, 'main'>): Button[][] {
  if (view === 'quiet') {
    const hours = quietHours.map(({ from, to }) => [
      button(`${clock(from)} – ${clock(to)}`, { act: 'quiet', from, to }),
    ]);
    return [...hours, [button(texts.never, { act: 'never' })]];
  }
  if (view === 'away') {
    const days = awayDays.map((count) =>
      button(texts.awayFor(count), { act: 'away', days: count }),
    );
    return [...rows(days, 2), [button(texts.here, { act: 'away', days: 0 })]];
  }
  const buttons =
    view === 'digest'
      ? digestTimes.map((at) => button(clock(at), { act: 'digest', at }))
      : zones.map((zone) => button(texts.zones[zone], { act: 'zone', zone }));
  return rows(buttons, view === 'digest' ? 3 : 2);
}

const rows = (buttons: Button[], width: number) =>
  Array.from({ length: Math.ceil(buttons.length / width) }, (_, row) =>
    buttons.slice(row * width, (row + 1) * width),
  );
