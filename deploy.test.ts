import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { DCLinter } from 'dclint';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { variables as ofApi } from './api/src/environment.ts';
import { variables as ofBot } from './bot/src/config.ts';

interface Service {
  image: string;
  command?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  networks: string[];
  volumes?: string[];
  container_name?: string;
  restart: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
  deploy?: { resources?: { limits?: { cpus?: string; memory?: string } } };
  profiles?: string[];
}

/** As far as it is looked at: its own types do not resolve. */
interface LintResult {
  messages: { line: number; message: string }[];
}

interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
}

let composeText: string;
let compose: Compose;
let caddyfile: string;
let template: string;
let lintRules: string;
beforeAll(async () => {
  const read = (file: string) => readFile(file, 'utf8');
  [composeText, caddyfile, template, lintRules] = await Promise.all([
    read('docker-compose.yml'),
    read('deploy/Caddyfile'),
    read('deploy/.env.example'),
    read('.dclintrc.yaml'),
  ]);
  compose = parse(composeText, { merge: true }) as Compose;
});

const services = () => Object.entries(compose.services);
const serviceOf = (name: string) => compose.services[name] as Service;

describe('docker-compose.yml', () => {
  test('passes its linter', () => {
    const { rules } = parse(lintRules) as { rules: Record<string, 0> };
    const linter = new DCLinter({
      rules,
      quiet: false,
      debug: false,
      exclude: [],
    });
    const complaints = linter
      .lintFiles(['docker-compose.yml'], false)
      .flatMap(({ messages }: LintResult) =>
        messages.map(({ line, message }) => `${line}: ${message}`),
      );
    expect(complaints).toEqual([]);
  });

  test('hardens every service, bounds it and restarts it', () => {
    for (const [name, service] of services()) {
      expect({ name, ...service }).toMatchObject({
        name,
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        deploy: {
          resources: { limits: { cpus: expect.any(String), memory: expect.any(String) } },
        },
      });
      const once = ['migrate', 'store-setup'].includes(name);
      expect([name, service.restart === 'unless-stopped']).toEqual([name, !once]);
      const checked = service.healthcheck?.test !== undefined;
      expect([name, checked]).toEqual([name, !once]);
    }
  });

  test('pins every image it does not build', () => {
    for (const [name, { image }] of services()) {
      if (image.startsWith('kollab:')) continue;
      expect([name, image]).toEqual([name, expect.stringMatching(/^[\w/-]+:v?\d+\.\d+/)]);
    }
  });

  test('lets people reach the proxy, and the machine’s owner the charts', () => {
    const published = services().flatMap(([name, { ports = [] }]) =>
      ports.map((port) => `${name} ${port}`),
    );
    expect(published).toEqual([
      'proxy 0.0.0.0:80:80',
      'proxy 0.0.0.0:443:443',
      'proxy 0.0.0.0:443:443/udp',
      'grafana 127.0.0.1:3030:3000',
    ]);
  });

  test('keeps the database, the store and the metrics away from the outside', () => {
    const isInternal = (network: string) => compose.networks[network]?.internal === true;
    for (const name of ['postgres', 'store', 'store-setup', 'redis', 'prometheus', 'disks']) {
      expect([name, serviceOf(name).networks.every(isInternal)]).toEqual([name, true]);
    }
    const ofProxy = serviceOf('proxy').networks;
    expect(ofProxy.filter((network) => serviceOf('postgres').networks.includes(network))).toEqual(
      [],
    );
    expect(ofProxy.filter((network) => serviceOf('api').networks.includes(network))).toEqual([
      'edge',
    ]);
  });

  test('starts as many of the API as it is told to, none of which migrates', () => {
    const api = serviceOf('api');
    expect([api.container_name, api.ports]).toEqual([undefined, undefined]);
    expect(api.environment?.['MIGRATE']).toBe('off');
    expect(serviceOf('migrate').environment?.['MIGRATE']).toBeUndefined();
  });

  test('runs and mounts what is there', () => {
    const ours = services().filter(([, { image }]) => image.startsWith('kollab:'));
    const commands = ours.flatMap(([, { command = [] }]) => command);
    const checks = ours.flatMap(([, { healthcheck }]) => healthcheck?.test ?? []);
    const run = commands.concat(checks).filter((word) => word.endsWith('.ts'));
    expect(run).toContain('bot/src/main.ts');
    expect(run.filter((file) => !existsSync(file))).toEqual([]);
    const mounted = services()
      .flatMap(([, { volumes = [] }]) => volumes)
      .map((volume) => volume.split(':')[0] ?? '');
    const isThere = (source: string) =>
      source.startsWith('.') ? existsSync(source) : source in compose.volumes;
    expect(mounted.filter((source) => !isThere(source))).toEqual([]);
  });

  test('keeps the data of Postgres 18 where it looks for them', () => {
    const { image, volumes } = serviceOf('postgres');
    expect(image).toMatch(/^postgres:18\./);
    expect(volumes).toEqual(['postgres:/var/lib/postgresql']);
  });
});

describe('the variables', () => {
  const named = (text: string) =>
    new Set([...text.matchAll(/\$\{([A-Z][A-Z\d_]*)/g)].map(([, name]) => name ?? ''));
  const ofTemplate = () =>
    new Map(
      [...template.matchAll(/^(?:# )?([A-Z][A-Z\d_]*)=(.*)$/gm)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
  const given = (service: string) => Object.keys(serviceOf(service).environment ?? {});

  test('that services of ours are given are ones they read', () => {
    const unread = (service: string, known: object) =>
      given(service).filter((name) => !(name in known));
    expect(unread('api', ofApi)).toEqual([]);
    expect(unread('migrate', ofApi)).toEqual([]);
    expect(unread('bot', ofBot)).toEqual([]);
  });

  test('that the API reads can all be set, but for what the image decides', () => {
    const ofImage = ['PORT', 'HOST', 'METRICS_HOST', 'DATA_DIR', 'WEBAPP_DIR'];
    const ofOthers = ['OTEL_SERVICE_NAME', 'TELEGRAM_WEB_ORIGIN'];
    const left = Object.keys(ofApi).filter((name) => !given('api').includes(name));
    expect(left.sort()).toEqual([...ofImage, ...ofOthers].sort());
  });

  test('that cannot be left out are given', () => {
    const needed = Object.entries(ofApi)
      .filter(([, { schema }]) => !schema.safeParse(undefined).success)
      .map(([name]) => name);
    expect(needed).toEqual(expect.arrayContaining(['BOT_TOKEN', 'BOT_API_TOKEN']));
    for (const service of ['api', 'bot']) {
      expect(given(service)).toEqual(expect.arrayContaining([...needed, 'PUBLIC_URL']));
    }
    for (const service of ['api', 'migrate']) expect(given(service)).toContain('DATABASE_URL');
    expect(given('bot')).toContain('API_URL');
  });

  test('that docker-compose.yml asks for stand in the template, and no others', () => {
    const asked = named(composeText);
    const extra = ['COMPOSE_PROFILES'];
    expect([...ofTemplate().keys()].sort()).toEqual([...asked, ...extra].sort());
  });

  test('that must be filled in are those the template leaves empty, at its beginning', () => {
    const required = [...composeText.matchAll(/\$\{([A-Z\d_]+):\?/g)].map(([, name]) => name);
    const [head = ''] = template.split('# --- people');
    const empty = [...head.matchAll(/^([A-Z\d_]+)=$/gm)].map(([, name]) => name);
    expect(new Set(required)).toEqual(new Set(empty));
  });

  test('that the proxy’s file asks for are given to it', () => {
    const asked = [...caddyfile.matchAll(/\{\$([A-Z\d_]+)\}/g)].map(([, name]) => name);
    expect(new Set(asked)).toEqual(new Set(given('proxy')));
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
    const places = [...caddyfile.matchAll(/reverse_proxy ([a-z-]+):(\d+)/g)].map(
      ([, name = '', port]) => [name, Number(port)],
    );
    expect(places).toEqual([
      ['bot', Number(serviceOf('bot').environment?.['WEBHOOK_PORT'])],
      ['store', 3902],
    ]);
    expect(caddyfile).toMatch(/dynamic a \{\s+name api\s+port 3000\s/);
    expect(caddyfile).not.toMatch(/946\d|5432/);
  });

  test('takes pictures as large as the API does', () => {
    const largest = [...caddyfile.matchAll(/max_size (\d+)MB/g)].map(([, size]) => Number(size));
    expect(Math.max(...largest)).toBeGreaterThan(10);
  });
});
