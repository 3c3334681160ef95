/** The Docker image installs the workspace's packages and starts existing files. */
import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) => readFileSync(file, 'utf8');
const dockerfile = read('Dockerfile');

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
  ]) {
    expect(ofService.split('\n')).toContain(line);
  }
});

test('nothing of a container runs as root or through npm', () => {
  expect(dockerfile).toMatch(/^USER maquette$/m);
  expect(dockerfile).toMatch(/^CMD \["node", /m);
});
