import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

test('an empty environment is complete, and so is one of empty strings', () => {
  const config = readConfig({});
  expect(config.http.port).toBe(3000);
  expect(config.data.databaseUrl).toBeUndefined();
  const empty = readConfig({ PORT: '', DATABASE_URL: '', GOOGLE_CLIENT_ID: '' });
  expect(empty.http.port).toBe(3000);
});

test('settings are immutable', () => {
  const { http } = readConfig({});
  expect(() => Object.assign(http, { port: 1 })).toThrow(TypeError);
});

test('values are read into their groups', () => {
  const config = readConfig({
    PORT: '8080',
    PUBLIC_URL: 'https://house.example/somewhere',
    TRUSTED_PROXIES: '127.0.0.1, 10.0.0.0/8,fd00::/8',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'word',
  });
  expect(config.http).toMatchObject({
    port: 8080,
    publicUrl: 'https://house.example',
    trustedProxies: ['127.0.0.1', '10.0.0.0/8', 'fd00::/8'],
  });
  expect(config.auth.google).toEqual({ clientId: 'id', clientSecret: 'word' });
});

test.each([
  ['PORT', 'eighty', 'PORT: expected a whole number from 0 to 65535'],
  ['PORT', '65536', 'PORT: expected a whole number from 0 to 65535'],
  ['PORT', '-1', 'PORT: expected a whole number from 0 to 65535'],
  [
    'DATABASE_DIRECT_URL',
    'postgres://x',
    'DATABASE_URL: expected a value, because DATABASE_DIRECT_URL',
  ],
  ['DATABASE_URL', 'mysql://x', 'DATABASE_URL: expected an address starting with postgres://'],
  ['PUBLIC_URL', 'house.example', 'PUBLIC_URL: expected an address starting with http://'],
  ['SMTP_URL', 'http://x', 'SMTP_URL: expected an address starting with smtp://'],
  ['TRUSTED_PROXIES', 'everybody', 'TRUSTED_PROXIES: expected addresses or ranges'],
  ['TRUSTED_PROXIES', '10.0.0.0/99', 'TRUSTED_PROXIES: expected addresses or ranges'],
  ['TRUSTED_PROXIES', '999.1.1.1', 'TRUSTED_PROXIES: expected addresses or ranges'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL: expected one of debug, info'],
  ['AUTH_SECRET', 'short', 'AUTH_SECRET: expected at least 32 random characters'],
  ['GOOGLE_CLIENT_ID', 'id', 'GOOGLE_CLIENT_SECRET: expected a value, because GOOGLE_CLIENT_ID'],
  ['S3_BUCKET', 'b', 'S3_SECRET_ACCESS_KEY: expected a value, because S3_BUCKET'],
])('%s=%s is rejected with the expected form', (name, value, said) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(said);
});

test('all invalid variables are reported at once, without values', () => {
  const wrong = { PORT: 'eighty', AUTH_SECRET: 'hush-hush', SMTP_URL: 'ftp://a:pass@b' };
  const read = () => readConfig(wrong);
  for (const name of Object.keys(wrong)) expect(read).toThrow(name);
  for (const value of Object.values(wrong)) expect(read).not.toThrow(value);
});

test('a process without pictures needs others', () => {
  expect(readConfig({ WORK: '3' }).work.places).toBe(3);
  expect(() => readConfig({ WORK: '0' })).toThrow('WORK: expected at least 1');
  const beside = readConfig({ WORK: '0', DATABASE_URL: 'postgres://localhost/maquette' });
  expect(beside.work).toEqual({ places: 0, engineThreads: availableParallelism() });
});

test('engines have one thread per concurrent picture, at most one per core', () => {
  expect(readConfig({ WORK: '1' }).work).toEqual({ places: 1, engineThreads: 1 });
  expect(readConfig({ WORK: '256' }).work.engineThreads).toBe(availableParallelism());
});
