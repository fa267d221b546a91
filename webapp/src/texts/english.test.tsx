import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serveApi } from '#test/screen.tsx';
import * as english from './en/all.ts';

type Told = (...about: unknown[]) => unknown;

/** Of two counts, or of two words where it takes words. */
function ask(tell: Told): string {
  try {
    return String(tell(2, 3));
  } catch {
    return String(tell('two', 'three'));
  }
}

function* textsOf(value: unknown, place: string): Generator<[string, string]> {
  if (typeof value === 'string') yield [place, value];
  else if (typeof value === 'function') yield [place, ask(value as Told)];
  else
    for (const [key, part] of Object.entries(value ?? {})) yield* textsOf(part, `${place}.${key}`);
}

const own = new Set(['settings.settings.languages.ru']);

it('no Russian is left in the English texts, and none is empty', () => {
  const { refusals, ...catalogues } = english;
  const all = [...textsOf(catalogues, '')].map(([place, text]) => [place.slice(1), text] as const);
  expect(all.length).toBeGreaterThan(500);
  const odd = all.filter(([place, text]) => !text || (/[а-яё]/i.test(text) && !own.has(place)));
  expect(odd).toEqual([]);
  expect(Object.values(refusals).filter((text) => /[а-яё]/i.test(text))).toEqual([]);
});

describe('a load in English', () => {
  beforeEach(() => {
    vi.resetModules();
    localStorage.setItem('kollab:language', 'en');
  });
  afterEach(() => {
    vi.resetModules();
    localStorage.removeItem('kollab:language');
    document.documentElement.lang = 'ru';
  });

  async function openSettings() {
    const { openScreen } = await import('#test/screen.tsx');
    const { default: SettingsPage } = await import('#src/features/account/settings-page.tsx');
    const { sampleUser } = await import('#test/samples.ts');
    openScreen(SettingsPage, '/profile/settings', '/profile/settings', sampleUser);
  }

  it('speaks English, says dates so, and words refusals itself', async () => {
    const account = { consentedAt: '2026-05-03T09:00:00.000Z', deletesAt: null };
    const refusal = { statusCode: 429, code: 'dailyLimit', message: 'На сегодня хватит' };
    const feed = { modes: {}, hiddenKinds: [], tellsJoining: true, inDigest: false };
    serveApi(({ method }) =>
      method === 'GET'
        ? Response.json({ ...account, ...feed })
        : Response.json(refusal, { status: 429 }),
    );
    await openSettings();
    expect(document.documentElement.lang).toBe('en');
    expect(screen.getByRole('heading', { name: 'Settings' })).toBeDefined();
    expect(
      await screen.findByText(/On 3 May you agreed to have your profile published/),
    ).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: /Get my data/ }));
    expect(await screen.findByText('That is enough for today: try again tomorrow')).toBeDefined();
  });

  it('can be turned back into Russian, which holds from the next load on', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
    serveApi(() =>
      Response.json({ consentedAt: null, deletesAt: null, modes: {}, hiddenKinds: [] }),
    );
    await openSettings();
    fireEvent.change(screen.getByLabelText('Language'), { target: { value: 'ru' } });
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    vi.resetModules();
    const { locale } = await import('./locale.ts');
    expect(locale).toBe('ru');
  });
});
