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
  expect(beside.work).toMatchObject({ places: 0, engineThreads: availableParallelism() });
});

test('engines stay a minute without work, or as long as is asked', () => {
  expect(readConfig({}).work.engineIdleMs).toBe(60_000);
  expect(readConfig({ WARM_MINUTES: '90' }).work.engineIdleMs).toBe(5_400_000);
});

test('engines have one thread per concurrent picture, at most one per core', () => {
  expect(readConfig({ WORK: '1' }).work).toMatchObject({ places: 1, engineThreads: 1 });
  expect(readConfig({ WORK: '256' }).work.engineThreads).toBe(availableParallelism());
});

/** Whether a value is accepted, alone or with others that it needs. */
function accepts(name: string, value: string, more: Readonly<Record<string, string>> = {}) {
  try {
    readConfig({ ...more, [name]: value });
    return true;
  } catch {
    return false;
  }
}
const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const bucket = { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's' };

type Limits = [name: string, good: string[], bad: string[], more?: Record<string, string>];
const limits: readonly Limits[] = [
  ['PORT', ['0', '65535'], ['1e3', '3000.5', ' 3000']],
  ['METRICS_PORT', ['0', '65535'], ['65536']],
  ['WORK', ['1', '256'], ['0', '257']],
  ['WORK', ['0'], ['-1'], { DATABASE_URL: 'postgres://x' }],
  ['WARM_MINUTES', ['1', '1440'], ['0', '1441']],
  ['FREE_PICTURES_PER_DAY', ['0', '100000'], ['100001']],
  ['FILES_LOST_AT', ['1', '9007199254740991'], ['0']],
  ['AUTH_SECRET', ['x'.repeat(32)], ['x'.repeat(31)]],
  ['METRICS_TOKEN', ['x'.repeat(32)], ['x'.repeat(31)]],
  ['TRUSTED_PROXIES', ['10.0.0.0/32', '::1/128', '10.0.0.0/0'], ['10.0.0.0/33', '::1/129']],
  ['TRUSTED_PROXIES', ['10.0.0.1,::1'], ['10.0.0.0/8/8', '10.0.0.1,', '10.0.0.0/x']],
  ['PUBLIC_URL', ['http://a.dev', 'https://a.dev'], ['ftp://a.dev', '//a.dev']],
  ['DATABASE_URL', ['postgres://x', 'postgresql://x'], ['http://x']],
  ['SMTP_URL', ['smtp://x', 'smtps://x'], ['x']],
  ['MAIL_FROM', ['Plans <plans@house.dev>'], ['plans']],
  ['ADMIN_EMAILS', ['ada@house.dev, Grace@house.dev'], ['ada', 'a@b,', 'a b@c', 'a@b@c']],
  ['SOCIAL_INSTAGRAM', ['https://a.dev'], ['http://a.dev']],
  ['LOG_LEVEL', ['debug', 'info', 'warn', 'error', 'silent'], ['trace']],
  ['STRIPE_SECRET_KEY', ['sk_test_1', 'rk_live_1'], ['pk_test_1', 'sk_test_', 'sk_1'], stripe],
  ['STRIPE_WEBHOOK_SECRET', ['whsec_1'], ['sec_1', 'whsec_'], stripe],
  ['STRIPE_PRICE_ID', ['price_1'], ['prod_1', 'price_'], stripe],
  ['STRIPE_KEEP_FREE_UPGRADES', ['true', 'false'], ['yes'], stripe],
  ['DATABASE_BACKED_UP', ['true', 'false'], ['1']],
  ['S3_PREFIX', ['a', 'a/b-c_d.e/', '0/1'], ['/a', 'a//b', '../a', 'a b', '.a'], bucket],
  ['S3_ENDPOINT', ['http://a.dev', 'https://a.dev'], ['s3://a'], bucket],
];

test.each(limits)('%s is %j, and none of %j', (name, good, bad, more) => {
  expect(good.filter((value) => !accepts(name, value, more))).toEqual([]);
  expect(bad.filter((value) => accepts(name, value, more))).toEqual([]);
});

test.each([
  ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY'],
  ['S3_ACCESS_KEY_ID', 'S3_BUCKET'],
  ['S3_SECRET_ACCESS_KEY', 'S3_ACCESS_KEY_ID'],
])('%s is not set without %s', (name, missing) => {
  const all = { GOOGLE_CLIENT_ID: 'i', GOOGLE_CLIENT_SECRET: 's', ...stripe, ...bucket };
  const { [missing as keyof typeof all]: _, ...some } = all;
  expect(() => readConfig(some)).toThrow(`${missing}: expected a value, because`);
  expect(Object.keys(some)).toContain(name);
});

test('what is taken where nothing is set', () => {
  const { models: _, modelEnvironment: __, data, work, ...config } = readConfig({});
  expect(data.isBackedUp).toBe(false);
  expect(data.folder.endsWith('data')).toBe(true);
  expect(work.engineThreads).toBe(work.places);
  expect(config).toMatchObject({
    http: { port: 3000, trustedProxies: [] },
    log: { level: 'info' },
    mail: { from: 'Maquette <maquette@localhost>' },
  });
  for (const unset of [config.auth.google, config.stripe, config.files.s3, config.tracing])
    expect(unset).toBeUndefined();
});

test('each setting is found in its place', () => {
  const config = readConfig({
    ...{ ...stripe, ...bucket, STRIPE_PRICE_ID: 'price_1', DATABASE_URL: 'postgres://a/b' },
    ...{ DATABASE_DIRECT_URL: 'postgres://c/d', DATABASE_BACKED_UP: 'true', HOST: '::' },
    ...{ CONTACT_EMAIL: 'c@a.dev', SUPPORT_EMAIL: 's@a.dev', SOCIAL_YOUTUBE: 'https://y.dev' },
    ...{ SOCIAL_INSTAGRAM: 'https://i.dev', SOCIAL_PINTEREST: 'https://p.dev' },
    ...{ SOCIAL_LINKEDIN: 'https://l.dev', ADMIN_EMAILS: ' Ada@A.dev,b@a.dev', S3_PREFIX: 'a/b' },
    ...{ SMTP_URL: 'smtp://m.dev', MAIL_FROM: 'm@a.dev', FREE_PICTURES_PER_DAY: '7' },
    ...{ METRICS_TOKEN: 't'.repeat(32), METRICS_PORT: '9000', FILES_LOST_AT: '3', WORK: '2' },
    ...{ AUTH_SECRET: 'a'.repeat(32), LOG_LEVEL: 'warn', STRIPE_API_URL: 'http://s.dev' },
  });
  expect(config).toMatchObject({
    http: { host: '::' },
    log: { level: 'warn' },
    data: { databaseUrl: 'postgres://a/b', directUrl: 'postgres://c/d', isBackedUp: true },
    auth: { secret: 'a'.repeat(32) },
    mail: { smtpUrl: 'smtp://m.dev', from: 'm@a.dev' },
    contact: {
      ...{ mail: 'c@a.dev', supportMail: 's@a.dev', Instagram: 'https://i.dev' },
      ...{ Pinterest: 'https://p.dev', YouTube: 'https://y.dev', LinkedIn: 'https://l.dev' },
    },
    stripe: {
      ...{ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', priceId: 'price_1' },
      ...{ keepOffer: true, apiUrl: 'http://s.dev' },
    },
    files: {
      s3: {
        ...{ bucket: 'b', region: 'us-east-1', prefix: 'a/b/' },
        ...{ accessKeyId: 'k', secretAccessKey: 's' },
      },
      lostAtStamp: 3,
    },
    administrators: { emails: ['ada@a.dev', 'b@a.dev'] },
    work: { places: 2 },
    metrics: { token: 't'.repeat(32), workerPort: 9000 },
    quota: { freePicturesPerDay: 7 },
  });
  const more = { ...stripe, ...bucket, STRIPE_KEEP_FREE_UPGRADES: 'false', S3_PREFIX: 'a/' };
  expect(readConfig(more)).toMatchObject({
    ...{ stripe: { keepOffer: false }, files: { s3: { prefix: 'a/' } } },
  });
});
