import { readFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { DCLinter } from 'dclint';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { variables as ofApi } from './api/src/platform/config/environment.ts';
import { variables as ofBot } from './bot/src/config.ts';

interface Service {
  image: string;
  command?: string[];
  entrypoint?: string[];
  environment?: Record<string, string>;
  ports?: string[];
  user?: string;
  build?: object;
  pull_policy?: string;
  depends_on?: Record<string, { condition: string }>;
  networks: string[] | Record<string, { aliases?: string[] } | null>;
  volumes?: string[];
  container_name?: string;
  restart: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  healthcheck?: { test?: string[]; disable?: boolean };
  deploy?: { replicas?: string; resources?: { limits?: { cpus?: string; memory?: string } } };
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
    read('deploy/proxy/Caddyfile'),
    read('deploy/.env.example'),
    read('.dclintrc.yaml'),
  ]);
  compose = parse(composeText, { merge: true }) as Compose;
});

const services = () => Object.entries(compose.services);
const serviceOf = (name: string) => compose.services[name] as Service;
const networksOf = (name: string) => {
  const { networks } = serviceOf(name);
  return Array.isArray(networks) ? networks : Object.keys(networks);
};
const halves = ['api-a', 'api-b'];
const once = ['migrate', 'store-setup'];
const tools = ['backup', 'restore'];

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
      const stays = !once.concat(tools).includes(name);
      expect([name, service.restart === 'unless-stopped']).toEqual([name, stays]);
      const checked = service.healthcheck?.test !== undefined;
      expect([name, checked]).toEqual([name, stays]);
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
      expect([name, networksOf(name).every(isInternal)]).toEqual([name, true]);
    }
    const withProxy = (name: string) =>
      networksOf(name).filter((network) => networksOf('proxy').includes(network));
    expect(withProxy('postgres')).toEqual([]);
    for (const half of halves) expect(withProxy(half)).toEqual(['edge']);
  });

  test('runs the API in two like halves, each as many as it is told, none of which migrates', () => {
    const [api, other] = halves.map(serviceOf);
    expect(other).toEqual(api);
    expect([api?.container_name, api?.ports]).toEqual([undefined, undefined]);
    expect(api?.deploy?.replicas).toBe('${API_REPLICAS:-1}');
    expect(api?.environment?.['MIGRATE']).toBe('off');
    expect(serviceOf('migrate').environment?.['MIGRATE']).toBeUndefined();
    expect(api?.networks).toMatchObject({ metrics: { aliases: ['api'] } });
  });

  test('starts in order, and takes nothing that ends well for a failure', () => {
    const awaited = (name: string) =>
      Object.entries(serviceOf(name).depends_on ?? {}).map(([on, { condition }]) => [
        on,
        condition,
      ]);
    for (const name of services().map(([service]) => service)) {
      for (const [on = '', condition] of awaited(name)) {
        const ends = once.includes(on) ? 'service_completed_successfully' : 'service_healthy';
        expect([name, on, condition]).toEqual([name, on, ends]);
      }
    }
    // What ends and is awaited by nothing that stays makes "up --wait" fail.
    for (const half of halves) expect(awaited(half).map(([on]) => on)).toEqual(once);
    expect(awaited('proxy').map(([on]) => on)).toEqual(halves);
    expect(awaited('bot').map(([on]) => on)).toEqual(['proxy']);
  });

  test('builds its image once, so that a second up finds nothing to start afresh', () => {
    const ours = services().filter(([, { image }]) => image.startsWith('kollab:'));
    expect(ours.filter(([, { build }]) => build).map(([name]) => name)).toEqual(['migrate']);
    expect(ours.filter(([, { pull_policy: policy }]) => policy !== 'never')).toEqual([]);
    expect(new Set(ours.map(([, { image }]) => image))).toEqual(
      new Set(['kollab:${KOLLAB_VERSION:-local}']),
    );
  });

  test('keeps backups in a folder of whoever, which only root can read', () => {
    const [folder, ...others] = tools.flatMap((name) => serviceOf(name).volumes ?? []);
    expect([folder, others]).toEqual([
      '${BACKUPS:-./backups}:/backups',
      ['${BACKUPS:-./backups}:/backups:ro'],
    ]);
    for (const tool of tools) {
      expect(serviceOf(tool)).toMatchObject({
        user: '0:0',
        cap_add: ['DAC_OVERRIDE'],
        profiles: ['tools'],
        environment: { S3_BUCKET: expect.any(String) as string },
      });
    }
  });

  test('runs and mounts what is there', () => {
    const ours = services().filter(([, { image }]) => image.startsWith('kollab:'));
    const commands = ours.flatMap(([, { command, entrypoint }]) => command ?? entrypoint ?? []);
    const checks = ours.flatMap(([, { healthcheck }]) => healthcheck?.test ?? []);
    const run = commands.concat(checks).filter((word) => word.endsWith('.ts'));
    expect(run).toContain('bot/src/main.ts');
    expect(run.filter((file) => !existsSync(file))).toEqual([]);
    const mounted = services()
      .flatMap(([, { volumes = [] }]) => volumes)
      .filter((volume) => !volume.startsWith('$'))
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
    for (const name of [...halves, ...tools, 'migrate']) {
      expect([name, unread(name, ofApi)]).toEqual([name, []]);
    }
    expect(unread('bot', ofBot)).toEqual([]);
  });

  test('that the API reads can all be set, but for what the image decides', () => {
    const ofImage = ['PORT', 'HOST', 'METRICS_HOST', 'DATA_DIR', 'WEBAPP_DIR', 'NODE_ENV'];
    const ofOthers = ['OTEL_SERVICE_NAME', 'TELEGRAM_WEB_ORIGIN'];
    const left = Object.keys(ofApi).filter((name) => !given('api-a').includes(name));
    expect(left.sort()).toEqual([...ofImage, ...ofOthers].sort());
  });

  test('that API and bot read stand in .env.example, with the defaults that they have', async () => {
    const text = await readFile('.env.example', 'utf8');
    const lines = [...text.matchAll(/^(# )?([A-Z][A-Z\d_]*)=(.*)$/gm)];
    const read = { ...ofBot, ...ofApi };
    const names = lines.map(([, , name = '']) => name);
    const wanted = [...Object.keys(read), 'DEMO_DATA', 'SANDBOX_PORT'];
    expect(names.toSorted((one, other) => one.localeCompare(other))).toEqual(
      wanted.toSorted((one, other) => one.localeCompare(other)),
    );
    for (const [, mark, name = '', value] of lines) {
      const known = Object.entries(read)
        .find(([one]) => one === name)?.[1]
        .schema.safeParse(undefined);
      if (!mark || known?.data === undefined || name.endsWith('_DIR')) continue;
      expect([name, value]).toEqual([name, String(known.data)]);
    }
  });

  test('that cannot be left out are given', () => {
    const needed = Object.entries(ofApi)
      .filter(([, { schema }]) => !schema.safeParse(undefined).success)
      .map(([name]) => name);
    expect(needed).toEqual(expect.arrayContaining(['BOT_TOKEN', 'BOT_API_TOKEN']));
    for (const service of [...halves, 'bot']) {
      expect(given(service)).toEqual(expect.arrayContaining([...needed, 'PUBLIC_URL']));
    }
    for (const service of [...halves, ...tools, 'migrate']) {
      expect(given(service)).toContain('DATABASE_URL');
    }
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
