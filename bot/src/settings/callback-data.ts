import { type ConfigurableKind, type DeliveryMode } from '@kollab/contract';
import { configurableKinds } from '@kollab/contract/schemas';
import { isListed, type Zone } from './zones.ts';

/** The parts of the settings that a message can show. */
export const views = ['main', 'quiet', 'digest', 'zone'] as const;
export type View = (typeof views)[number];

/** What a button of the settings does; each names the value it sets, so that twice is once. */
export type SettingsPress =
  | { act: 'view'; view: View }
  | { act: 'mode'; kind: ConfigurableKind; mode: DeliveryMode }
  | { act: 'quiet'; hours: { from: number; to: number } | null }
  | { act: 'digest'; at: number }
  | { act: 'zone'; zone: Zone };

const modeLetters = { instant: 'i', digest: 'd', off: 'o' } as const;
const modes = { i: 'instant', d: 'digest', o: 'off' } as const;

/** Packs what a button does: at most 64 bytes. */
export function packPress(press: SettingsPress): string {
  switch (press.act) {
    case 'view':
      return `s:v:${press.view}`;
    case 'mode':
      return `s:m:${press.kind}:${modeLetters[press.mode]}`;
    case 'quiet':
      return press.hours ? `s:q:${press.hours.from}:${press.hours.to}` : 's:q:-';
    case 'digest':
      return `s:d:${press.at}`;
    case 'zone':
      return `s:z:${press.zone}`;
  }
  return '';
}

/** Matches data that `packPress` made, for grammY's filters. */
export const pressPattern = /^s:[vmqdz]:[\w:/-]+$/;

const minutesOf = (digits: string | undefined) => {
  const minutes = /^\d{1,4}$/.test(digits ?? '') ? Number(digits) : Number.NaN;
  return minutes < 24 * 60 ? minutes : undefined;
};

/** Reads a button's data back; undefined for anything else. */
export function unpackPress(data: string): SettingsPress | undefined {
  const press = read(data);
  return press && packPress(press) === data ? press : undefined;
}

function read(data: string): SettingsPress | undefined {
  const [, letter, first = '', second = ''] = data.split(':');
  switch (letter) {
    case 'v': {
      const view = views.find((one) => one === first);
      return view && { act: 'view', view };
    }
    case 'm': {
      const kind = configurableKinds.find((one) => one === first);
      const mode = second === 'i' || second === 'd' || second === 'o' ? modes[second] : undefined;
      return kind && mode && { act: 'mode', kind, mode };
    }
    case 'q': {
      if (first === '-') return { act: 'quiet', hours: null };
      const [from, to] = [minutesOf(first), minutesOf(second)];
      return from === undefined || to === undefined
        ? undefined
        : { act: 'quiet', hours: { from, to } };
    }
    case 'd': {
      const at = minutesOf(first);
      return at === undefined ? undefined : { act: 'digest', at };
    }
    case 'z':
      return isListed(first) ? { act: 'zone', zone: first } : undefined;
  }
  return undefined;
}
