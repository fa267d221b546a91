import { describe, expect, it } from 'vitest';
import { SetupError } from '@kollab/runtime/setup-error';
import { readConfig } from './config.ts';

const least = {
  BOT_TOKEN: '42:abc',
  BOT_API_TOKEN: 'a-secret-of-at-least-32-characters',
  PUBLIC_URL: 'https://kollab.example',
};

describe('configuration', () => {
  it('needs only the two tokens and where the mini-app is', () => {
    expect(readConfig(least)).toEqual({
      botToken: '42:abc',
      botApiToken: least.BOT_API_TOKEN,
      telegramApiRoot: 'https://api.telegram.org',
      apiUrl: 'http://127.0.0.1:3000',
      publicUrl: 'https://kollab.example',
      logLevel: 'info',
    });
  });

  it('follows the port of the API and drops trailing slashes', () => {
    expect(readConfig({ ...least, PORT: '4400', PUBLIC_URL: 'https://kollab.example/' })).toEqual(
      expect.objectContaining({
        apiUrl: 'http://127.0.0.1:4400',
        publicUrl: 'https://kollab.example',
      }),
    );
  });

  it.each([
    [{ ...least, BOT_TOKEN: undefined }, /^BOT_TOKEN is missing/],
    [{ ...least, BOT_API_TOKEN: undefined }, /^BOT_API_TOKEN is missing/],
    [{ ...least, PUBLIC_URL: undefined }, /^PUBLIC_URL is missing/],
    [
      { ...least, PUBLIC_URL: 'http://kollab.example' },
      /^PUBLIC_URL is not valid: it must be https/,
    ],
    [{ ...least, BOT_API_TOKEN: 'short' }, /^BOT_API_TOKEN is not valid/],
    [{ ...least, BOT_TOKEN: ' ' }, /^BOT_TOKEN is missing/],
    [{ ...least, BOT_TOKEN: 'abc' }, /^BOT_TOKEN is not valid/],
    [{ ...least, API_URL: 'ftp://x' }, /^API_URL is not valid/],
    [{ ...least, PORT: '99999' }, /^PORT is not valid/],
    [{ ...least, PRODUCT_NAME: '<b>' }, /^PRODUCT_NAME is not valid/],
    [{ ...least, LOG_LEVEL: 'loud' }, /^LOG_LEVEL is not valid/],
  ])('names the variable to mend: %o', (env, sentence) => {
    expect(() => readConfig(env)).toThrow(SetupError);
    expect(() => readConfig(env)).toThrow(sentence);
  });

  it('opens the mini-app over http beside a Telegram of one’s own', () => {
    const own = { ...least, TELEGRAM_API_ROOT: 'http://127.0.0.1:3100' };
    expect(readConfig({ ...own, PUBLIC_URL: undefined }).publicUrl).toBe('http://localhost:3000');
    expect(readConfig({ ...own, PUBLIC_URL: 'http://a.ru' }).publicUrl).toBe('http://a.ru');
  });

  it('can be watched, under the names that the API has too', () => {
    const watched = {
      BOT_METRICS_PORT: '9465',
      METRICS_HOST: '0.0.0.0',
      METRICS_PORT: '9464',
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318',
    };
    expect(readConfig({ ...least, ...watched })).toMatchObject({
      metrics: { port: 9465, host: '0.0.0.0' },
      tracing: { serviceName: 'kollab-bot' },
    });
    expect(readConfig({ ...least, METRICS_PORT: '9464' }).metrics).toBeUndefined();
    expect(() => readConfig({ ...least, BOT_METRICS_PORT: 'x' })).toThrow(/^BOT_METRICS_PORT is/);
  });

  it('never repeats a secret in its complaint', () => {
    expect(() => readConfig({ ...least, BOT_TOKEN: 'hunter2' })).toThrow(/^((?!hunter2).)*$/);
  });
});
