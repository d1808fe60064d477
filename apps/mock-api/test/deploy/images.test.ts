/** The compose file and the Dockerfile, as far as they can be checked without containers. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';

const ROOT = join(import.meta.dirname, '../../../..');
const DEPLOY = join(ROOT, 'apps/mock-api/deploy');

/** Also finds misspelled names. */
const service = z.strictObject({
  image: z.string(),
  build: z.strictObject({ context: z.string(), dockerfile: z.string(), target: z.string() }).optional(),
  read_only: z.boolean().default(false),
  init: z.boolean(),
  tmpfs: z.array(z.string()),
  cap_drop: z.array(z.string()).default([]),
  security_opt: z.array(z.string()).default([]),
  restart: z.string(),
  user: z.string().optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  volumes: z.array(z.string()).default([]),
  healthcheck: z
    .strictObject({ test: z.array(z.string()), interval: z.string(), timeout: z.string(), retries: z.int() })
    .optional(),
  depends_on: z.record(z.string(), z.object({ condition: z.literal('service_healthy') })).default({}),
});
const { services, volumes } = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.null()) })
  .parse(parse(readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'), { merge: true }));

/** Instructions of each stage by its name. */
const stages = new Map(
  readFileSync(join(DEPLOY, 'Dockerfile'), 'utf8')
    .replaceAll(/\\\n/g, ' ')
    .split(/^(?=FROM )/m)
    .slice(1)
    .map((text) => [/ AS (\S+)/.exec(text)?.[1] ?? '', text.split('\n')] as const),
);
const instructions = (stage: string, name: string) =>
  (stages.get(stage) ?? []).filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length).trim());

describe.each(Object.entries(services))('service %s', (_name, config) => {
  it('has a read-only file system, no privileges, no root, a health check and a restart', () => {
    expect(config).toMatchObject({ read_only: true, cap_drop: ['ALL'], restart: 'unless-stopped' });
    expect(config.security_opt).toContain('no-new-privileges:true');
    const image = config.build?.target ?? '';
    expect(config.user ?? instructions(image, 'USER').at(-1)).toMatch(/^(?!root$|0$)\w/);
    expect(config.healthcheck?.test ?? instructions(image, 'HEALTHCHECK')).not.toHaveLength(0);
  });

  it('contains no secret', () => {
    const secrets = Object.entries(config.environment).filter(([variable]) => /PASSWORD|TOKEN|URL/.test(variable));
    for (const [, value] of secrets) expect(value).toContain('${');
  });

  it('refers only to existing build files, volumes, services and variables', () => {
    const builds = config.build ? [config.build] : [];
    for (const { context, dockerfile, target } of builds) {
      expect([join(DEPLOY, context), join(ROOT, dockerfile)]).toEqual([ROOT, join(DEPLOY, 'Dockerfile')]);
      expect([...stages.keys()]).toContain(target);
    }
    for (const volume of config.volumes) expect(Object.keys(volumes)).toContain(volume.split(':')[0]);
    for (const other of Object.keys(config.depends_on)) expect(Object.keys(services)).toContain(other);
    const known = readFileSync(join(ROOT, 'packages/mock-engine/src/server/serve.ts'), 'utf8');
    for (const variable of Object.keys(config.environment).filter((name) => name.startsWith('MOCK_')))
      expect(known).toContain(`  ${variable}: {`);
  });
});

it('only nginx is reached from outside, and it asks the servers', () => {
  expect(Object.keys(services).filter((name) => services[name]?.ports.length !== 0)).toEqual(['web']);
  const upstreams = readFileSync(join(DEPLOY, 'nginx.conf'), 'utf8').matchAll(/^ +server ([\w-]+):4010 /gm);
  const servers = Object.keys(services).filter((name) => services[name]?.build?.target === 'server');
  expect(Array.from(upstreams, ([, name]) => name)).toEqual(servers);
});

it("the images are made of files that exist, with the workspace's Node and pnpm", () => {
  const copied = [...stages.keys()].flatMap((stage) => instructions(stage, 'COPY'));
  const sources = copied.flatMap((line) => {
    const words = line.split(' ');
    return words.filter((word) => !word.startsWith('--')).slice(0, -1);
  });
  const built = /\/(?:dist|node_modules)$/;
  for (const source of sources.filter((path) => !built.test(path)))
    expect([source, existsSync(join(ROOT, source.replace(/^\/zakupki\//, '').replace(/\*.*$/, '')))]).toEqual([
      source,
      true,
    ]);
  const { devEngines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    devEngines: { packageManager: { version: string } };
  };
  expect(instructions('packages', 'RUN')).toEqual([`npm install --global pnpm@${devEngines.packageManager.version}`]);
  const [node] = process.versions.node.split('.');
  expect(instructions('packages', 'FROM')).toEqual([`node:${node}-bookworm-slim AS packages`]);
  expect(instructions('server', 'FROM')).toEqual([`node:${node}-bookworm-slim AS server`]);
});
