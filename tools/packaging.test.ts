/** The Docker image installs the workspace's packages, and what runs it starts and probes what exists. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('Dockerfile');
const routes = read('apps/server/src/assembly/other-routes.ts');
const isProbed = (path: string) => routes.includes(`'${path}': health,`);

test('the image copies the manifest of each workspace before it installs', () => {
  const manifests = globSync('{apps,packages}/*/package.json').map((file) =>
    file.replaceAll('\\', '/'),
  );
  expect(manifests.length).toBeGreaterThan(4);
  for (const manifest of manifests) expect(dockerfile).toContain(`COPY ${manifest} `);
});

test.each([
  'Dockerfile',
  'compose.yaml',
  'deploy/systemd/maquette.service',
  'deploy/systemd/maquette-worker@.service',
  'deploy/kubernetes/maquette.yaml',
])('%s starts a file that exists', (file) => {
  const started = read(file).match(/apps\/server\/src\/\w+\.ts/g) ?? [];
  expect(started.length).toBeGreaterThan(0);
  for (const entry of started) expect(existsSync(entry)).toBe(true);
});

test.each(['maquette.service', 'maquette-worker@.service'])('%s is kept going', (unit) => {
  const [ofUnit = '', ofService = ''] = read(`deploy/systemd/${unit}`).split('[Service]');
  expect(ofUnit).toMatch(/^StartLimitIntervalSec=0$/m);
  for (const line of [
    'Restart=on-failure',
    'RestartSec=5',
    'OOMPolicy=continue',
    'KillMode=mixed',
    // `npm ci` removes the folder: without the hyphen the unit would not start until it is made again.
    'ReadWritePaths=-/opt/maquette/node_modules/.cache',
  ]) {
    expect(ofService.split('\n')).toContain(line);
  }
});

test('an update by the guide stops the workers too, and makes the cache anew', () => {
  const guide = read('docs/guides/run-with-systemd.md');
  const [, update = ''] = /^\*\*Updates\*\*.*?```sh\n(.*?)```/ms.exec(guide) ?? [];
  const steps = [
    'systemctl stop',
    'npm ci',
    'install -d -o maquette node_modules/.cache',
    'systemctl start',
  ];
  const places = steps.map((step) => update.indexOf(step));
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places).not.toContain(-1);
  expect(update).toMatch(/^systemctl stop .*maquette-worker@/m);
  expect(update).toMatch(/^systemctl start .*maquette-worker@/m);
});

test('nothing of a container runs as root or through npm', () => {
  expect(dockerfile).toMatch(/^USER maquette$/m);
  expect(dockerfile).toMatch(/^CMD \["node", /m);
});

test('the image asks the server on its port whether it lives', () => {
  const [, script = ''] =
    /^HEALTHCHECK [^\n]*\n {2}CMD \["node", "-e", "(.*)"\]$/m.exec(dockerfile) ?? [];
  const [, path = ''] =
    /fetch\(`http:\/\/127\.0\.0\.1:\$\{process\.env\.PORT\}(\/\w+)`\)/.exec(script) ?? [];
  expect(isProbed(path)).toBe(true);
  expect(() => new Function(script)).not.toThrow();
  expect(dockerfile).toMatch(/^ENV .*\bPORT=3000\b/m);
});

interface Service {
  readonly image?: string;
  readonly depends_on?: Readonly<Record<string, unknown>> | readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
}
interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
  readonly networks: Readonly<Record<string, unknown>>;
}

test('compose.yaml names services, volumes and networks that it has', () => {
  const { services, volumes, networks }: Compose = parse(read('compose.yaml'), { merge: true });
  expect(Object.keys(services)).toEqual(
    expect.arrayContaining(['web', 'worker', 'database', 'store']),
  );
  for (const service of Object.values(services)) {
    expect(service.image).toBeDefined();
    const { depends_on: needed = [] } = service;
    const needs = Array.isArray(needed) ? needed : Object.keys(needed);
    expect(Object.keys(services)).toEqual(expect.arrayContaining(needs));
    const names = (service.volumes ?? []).map((volume) => volume.split(':')[0]);
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(names));
    expect(Object.keys(networks)).toEqual(expect.arrayContaining([...(service.networks ?? [])]));
  }
});

interface Probe {
  readonly httpGet: { readonly path: string; readonly port: number };
}

test('Kubernetes probes paths and ports that the server has, and the service finds its pods', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes/maquette.yaml'));
  expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
  const all = documents.map((document) => document.toJS());
  expect(all.map(({ kind }) => kind)).toEqual(['Deployment', 'Deployment', 'Service']);
  const [web, worker, service] = all;
  const [container] = web.spec.template.spec.containers;
  const probes: Probe[] = [
    container.livenessProbe,
    container.readinessProbe,
    container.startupProbe,
  ];
  expect(probes.map(({ httpGet }) => httpGet.path)).toEqual(['/healthz', '/readyz', '/healthz']);
  for (const { httpGet } of probes) {
    expect(isProbed(httpGet.path)).toBe(true);
    expect(container.ports).toContainEqual({ containerPort: httpGet.port });
  }
  expect(service.spec.selector).toEqual(web.spec.template.metadata.labels);
  expect(service.spec.ports[0].targetPort).toBe(container.ports[0].containerPort);
  for (const { spec } of [web, worker]) {
    expect(spec.selector.matchLabels).toEqual(spec.template.metadata.labels);
  }
});

test('all workspaces have the version of the product', () => {
  const versionOf = (file: string): string => JSON.parse(read(file)).version;
  const manifests = globSync('{apps,packages}/*/package.json');
  const expected = manifests.map(() => versionOf('package.json'));
  expect(manifests.map(versionOf)).toEqual(expected);
  const lock = JSON.parse(read('package-lock.json'));
  expect(lock.version).toBe(versionOf('package.json'));
});
