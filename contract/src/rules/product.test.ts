import { afterEach, expect, it, vi } from 'vitest';

async function contract() {
  vi.resetModules();
  const { errors, product, say } = await import('#src/index.ts');
  const suspended = { kind: 'profileSanctioned', sanction: 'suspended', reason: null } as const;
  const told = say({ id: '1', ...suspended } as never, 'ru').text;
  return { product, refusal: errors.unauthenticated.message, told: JSON.stringify(told) };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('is Kollab where nobody named it otherwise', async () => {
  vi.stubEnv('PRODUCT_NAME', '');
  expect(await contract()).toMatchObject({
    product: 'Kollab',
    refusal: 'Откройте Kollab из Telegram ещё раз',
  });
});

it('goes by the name that the environment gives it, in every text', async () => {
  vi.stubEnv('PRODUCT_NAME', 'Степь');
  const { product, refusal, told } = await contract();
  expect(product).toBe('Степь');
  expect(refusal).toBe('Откройте Степь из Telegram ещё раз');
  expect(told).toContain('Степь доступен');
  expect(told).not.toContain('Kollab');
});

it('goes by the name that its page gives it', async () => {
  vi.stubGlobal('document', {
    querySelector: (selector: string) =>
      selector === 'meta[name="application-name"]' ? { content: 'Степь' } : null,
  });
  expect((await contract()).product).toBe('Степь');
});
