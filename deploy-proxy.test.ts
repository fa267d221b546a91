import { readFile, stat } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';

let caddyfile: string;
let webhookPort: string;
let apiUrl: string;
beforeAll(async () => {
  caddyfile = await readFile('deploy/proxy/Caddyfile', 'utf8');
  const { services } = parse(await readFile('docker-compose.yml', 'utf8'), { merge: true }) as {
    services: { bot: { environment: { WEBHOOK_PORT: string; API_URL: string } } };
  };
  ({ WEBHOOK_PORT: webhookPort, API_URL: apiUrl } = services.bot.environment);
});

const halves = ['api-a', 'api-b'];

describe('deploy/update.sh', () => {
  test('touches what it names alone: one half of the API, then the other, then the bot', async () => {
    const script = (await readFile('deploy/update.sh', 'utf8')).replace(/^\s*#.*$/gm, '');
    const steps = [...script.matchAll(/docker compose (\w+)([^\n]*)/g)].map(
      ([, verb, given = '']) => [verb, given.trim()],
    );
    expect(steps).toEqual([
      ['build', 'migrate'],
      ['run', '--rm --no-deps -T migrate'],
      ['up', '-d --no-build --no-deps --wait "$service"'],
      ['exec', '-T proxy caddy reload --config /etc/caddy/Caddyfile'],
      ['up', '-d --no-build --no-deps --wait bot'],
    ]);
    expect(script).toContain(`for service in ${halves.join(' ')}; do`);
    expect((await stat('deploy/update.sh')).mode & 0o111).toBe(0o111);
  });
});

describe('the Caddyfile', () => {
  test('closes what it opens', () => {
    const depths = caddyfile
      .replace(/^\s*#.*$/gm, '')
      .replace(/\{\$[A-Z\d_]+\}/g, '')
      .split('\n')
      .map((line) => (line.match(/\{$/) ? 1 : 0) - (line.match(/^\s*\}$/) ? 1 : 0));
    let depth = 0;
    for (const change of depths) {
      depth += change;
      expect(depth).toBeGreaterThanOrEqual(0);
    }
    expect(depth).toBe(0);
  });

  test('leads to services and ports that are there, metrics not among them', () => {
    const places = [...caddyfile.matchAll(/reverse_proxy ([a-z].*?) \{?$/gm)].map(
      ([, named = '']) => named,
    );
    expect(places).toEqual([halves.map((half) => `${half}:3000`).join(' '), 'store:3902']);
    expect(caddyfile).toContain(`reverse_proxy bot:${webhookPort}\n`);
    expect(caddyfile).toContain(`http://:${new URL(apiUrl).port} {\n`);
    expect(caddyfile).not.toMatch(/946\d|5432/);
  });

  test('asks each half how it is, waits for one, and repeats only what may be repeated', () => {
    const [, balance = ''] =
      /reverse_proxy api-a:3000.*?\n((?:\t\t.*\n|\n)*)\t\}/.exec(caddyfile) ?? [];
    const said = balance
      .replace(/^\s*#.*$/gm, '')
      .split('\n')
      .map((line) => line.trim());
    expect(said).toEqual(
      expect.arrayContaining([
        'health_uri /health/live',
        'health_interval 1s',
        'lb_try_duration 10s',
      ]),
    );
    const repeated = [...balance.matchAll(/lb_retry_match \{\s+(.+)\n/g)].map(([, what]) => what);
    expect(repeated).toEqual(['method GET HEAD', 'header Idempotency-Key *']);
    // Without it, what was sent once is not there to be sent again.
    expect(balance).toMatch(/request_buffers \d+KiB/);
  });

  test('takes pictures as large as the API does', () => {
    const largest = [...caddyfile.matchAll(/max_size (\d+)MB/g)].map(([, size]) => Number(size));
    expect(Math.max(...largest)).toBeGreaterThan(10);
  });
});
