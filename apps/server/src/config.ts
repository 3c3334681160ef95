/**
 * Settings from the environment, read once into a grouped, frozen object. An empty environment runs everything; an
 * invalid value stops the start with the variable's name and the expected form.
 */
import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { modelVariables, readModelConfiguration } from '@maquette/models/configuration';
import { z } from 'zod';
import { tracingOf, tracingVariables } from './platform/tracing/tracing-settings.ts';

/** Empty variables count as unset. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const wholeNumber = (lowest: number, highest: number) => {
  const expected = `a whole number from ${lowest} to ${highest}`;
  return z
    .string()
    .regex(/^\d+$/, expected)
    .transform(Number)
    .refine((value) => value >= lowest && value <= highest, expected);
};

const address = (protocols: readonly string[]) => {
  const expected = `an address starting with ${protocols.map((name) => `${name}//`).join(' or ')}`;
  return z
    .string()
    .refine(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      expected,
    );
};

const addressList = z.string().transform((value, check) => {
  const entries = value.split(',').map((entry) => entry.trim());
  const wellFormed = entries.every(isAddressOrRange);
  if (!wellFormed) {
    check.addIssue({
      code: 'custom',
      message: 'addresses or ranges separated by commas, such as 127.0.0.1,10.0.0.0/8',
    });
  }
  return entries;
});

function isAddressOrRange(entry: string): boolean {
  const [address = '', prefix = '0', ...more] = entry.split('/');
  const bits = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && /^\d+$/.test(prefix) && Number(prefix) <= bits && more.length === 0;
}

const text = z.string().min(1, 'some text');
const emailList = z
  .string()
  .transform((value) => value.split(',').map((entry) => entry.trim().toLowerCase()))
  .refine(
    (entries) => entries.every((entry) => /^[^\s@]+@[^\s@]+$/.test(entry)),
    'e-mail addresses separated by commas',
  );
const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;

const environmentSchema = z.object({
  PORT: optional(wholeNumber(0, 65_535)),
  HOST: optional(text),
  PUBLIC_URL: optional(address(['http:', 'https:'])),
  TRUSTED_PROXIES: optional(addressList),
  LOG_LEVEL: optional(z.enum(logLevels, `one of ${logLevels.join(', ')}`)),
  DATA_DIR: optional(text),
  DATABASE_URL: optional(address(['postgres:', 'postgresql:'])),
  DATABASE_DIRECT_URL: optional(address(['postgres:', 'postgresql:'])),
  DATABASE_BACKED_UP: optional(z.enum(['true', 'false'], 'true or false')),
  AUTH_SECRET: optional(z.string().min(32, 'at least 32 random characters')),
  GOOGLE_CLIENT_ID: optional(text),
  GOOGLE_CLIENT_SECRET: optional(text),
  SMTP_URL: optional(address(['smtp:', 'smtps:'])),
  MAIL_FROM: optional(z.string().includes('@', 'an e-mail address')),
  CONTACT_EMAIL: optional(z.string().includes('@', 'an e-mail address')),
  SUPPORT_EMAIL: optional(z.string().includes('@', 'an e-mail address')),
  SOCIAL_INSTAGRAM: optional(address(['https:'])),
  SOCIAL_PINTEREST: optional(address(['https:'])),
  SOCIAL_YOUTUBE: optional(address(['https:'])),
  SOCIAL_LINKEDIN: optional(address(['https:'])),
  STRIPE_SECRET_KEY: optional(
    z
      .string()
      .regex(
        /^(sk|rk)_(test|live)_\w+$/,
        'a secret key of Stripe, beginning with sk_test_ or sk_live_ (a publishable key, pk_, does not do)',
      ),
  ),
  STRIPE_WEBHOOK_SECRET: optional(
    z.string().regex(/^whsec_\S+$/, 'the signing secret of the webhook, beginning with whsec_'),
  ),
  STRIPE_PRICE_ID: optional(
    z.string().regex(/^price_\w+$/, 'the id of a price, beginning with price_'),
  ),
  STRIPE_KEEP_FREE_UPGRADES: optional(z.enum(['true', 'false'], 'true or false')),
  STRIPE_API_URL: optional(address(['http:', 'https:'])),
  S3_BUCKET: optional(text),
  S3_REGION: optional(text),
  S3_ENDPOINT: optional(address(['http:', 'https:'])),
  S3_PREFIX: optional(
    z
      .string()
      .regex(
        /^[A-Za-z0-9][\w.-]*(?:\/[A-Za-z0-9][\w.-]*)*\/?$/,
        'names of letters, digits, dots, dashes and underscores with slashes between them',
      ),
  ),
  S3_ACCESS_KEY_ID: optional(text),
  S3_SECRET_ACCESS_KEY: optional(text),
  FILES_LOST_AT: optional(wholeNumber(1, Number.MAX_SAFE_INTEGER)),
  ADMIN_EMAILS: optional(emailList),
  FREE_PICTURES_PER_DAY: optional(wholeNumber(0, 100_000)),
  WORK: optional(wholeNumber(0, 256)),
  WARM_MINUTES: optional(wholeNumber(1, 1440)),
  METRICS_TOKEN: optional(z.string().min(32, 'at least 32 random characters')),
  METRICS_PORT: optional(wholeNumber(0, 65_535)),
  ...tracingVariables,
});

type Environment = z.infer<typeof environmentSchema>;
type Variable = keyof Environment;

/** Variables that only make sense together. */
const groups: readonly (readonly Variable[])[] = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

export class ConfigError extends Error {
  override name = 'ConfigError';
}

export function readConfig(environment: Readonly<Record<string, string | undefined>>) {
  const parsed = environmentSchema.safeParse(environment);
  const models = readModelConfiguration(environment);
  const wrong = [
    ...(parsed.success
      ? incompleteGroups(parsed.data)
      : parsed.error.issues.map((issue) => `${issue.path.join('.')}: expected ${issue.message}`)),
    ...(parsed.success && parsed.data.WORK === 0 && !parsed.data.DATABASE_URL
      ? ['WORK: expected at least 1, because without DATABASE_URL no other process makes pictures']
      : []),
    ...(parsed.success && parsed.data.DATABASE_DIRECT_URL && !parsed.data.DATABASE_URL
      ? ['DATABASE_URL: expected a value, because DATABASE_DIRECT_URL is set']
      : []),
    ...models.wrong,
  ];
  if (wrong.length > 0 || !parsed.success) {
    throw new ConfigError(
      `The settings cannot be used.\n${wrong.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  return freeze({
    ...grouped(parsed.data),
    models: models.configuration,
    /** Unparsed, to be combined with engines connected by administrators. */
    modelEnvironment: modelVariables(environment),
  });
}

export type Config = ReturnType<typeof readConfig>;

function incompleteGroups(values: Environment): string[] {
  return groups.flatMap((group) => {
    const missing = group.filter((name) => values[name] === undefined);
    if (missing.length === 0 || missing.length === group.length) return [];
    const given = group.filter((name) => !missing.includes(name));
    return missing.map((name) => `${name}: expected a value, because ${given.join(', ')} is set`);
  });
}

function grouped(values: Environment) {
  const port = values.PORT ?? 3000;
  return {
    http: {
      port,
      host: values.HOST,
      /** Public URL of this server, for links in mails and redirects. */
      publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : undefined,
      trustedProxies: values.TRUSTED_PROXIES ?? [],
    },
    log: { level: values.LOG_LEVEL ?? 'info' },
    data: {
      folder: path.resolve(values.DATA_DIR ?? 'data'),
      databaseUrl: values.DATABASE_URL,
      /** For what needs a connection that stays, where the other leads through a pooler. */
      directUrl: values.DATABASE_DIRECT_URL,
      /** No copy is made before an update changes tables. */
      isBackedUp: values.DATABASE_BACKED_UP === 'true',
    },
    auth: {
      secret: values.AUTH_SECRET,
      google:
        values.GOOGLE_CLIENT_ID && values.GOOGLE_CLIENT_SECRET
          ? { clientId: values.GOOGLE_CLIENT_ID, clientSecret: values.GOOGLE_CLIENT_SECRET }
          : undefined,
    },
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM ?? 'Maquette <maquette@localhost>',
    },
    contact: {
      mail: values.CONTACT_EMAIL,
      supportMail: values.SUPPORT_EMAIL,
      Instagram: values.SOCIAL_INSTAGRAM,
      Pinterest: values.SOCIAL_PINTEREST,
      YouTube: values.SOCIAL_YOUTUBE,
      LinkedIn: values.SOCIAL_LINKEDIN,
    },
    stripe:
      values.STRIPE_SECRET_KEY && values.STRIPE_WEBHOOK_SECRET
        ? {
            secretKey: values.STRIPE_SECRET_KEY,
            webhookSecret: values.STRIPE_WEBHOOK_SECRET,
            priceId: values.STRIPE_PRICE_ID,
            keepOffer: values.STRIPE_KEEP_FREE_UPGRADES !== 'false',
            apiUrl: values.STRIPE_API_URL,
          }
        : undefined,
    files: {
      s3:
        values.S3_BUCKET && values.S3_ACCESS_KEY_ID && values.S3_SECRET_ACCESS_KEY
          ? {
              bucket: values.S3_BUCKET,
              region: values.S3_REGION ?? 'us-east-1',
              endpoint: values.S3_ENDPOINT,
              prefix: values.S3_PREFIX && `${values.S3_PREFIX.replace(/\/$/, '')}/`,
              accessKeyId: values.S3_ACCESS_KEY_ID,
              secretAccessKey: values.S3_SECRET_ACCESS_KEY,
            }
          : undefined,
      /** The operator confirms by the database's stamp that its files are lost. */
      lostAtStamp: values.FILES_LOST_AT,
    },
    /** Addresses that become administrator once verified; without any, the printed code decides. */
    administrators: { emails: values.ADMIN_EMAILS },
    work: { ...workOf(values.WORK), engineIdleMs: (values.WARM_MINUTES ?? 1) * 60_000 },
    /** Token for `/metrics`, and the port of workers. */
    metrics: { token: values.METRICS_TOKEN, workerPort: values.METRICS_PORT },
    /** Where traces are sent; undefined for none. */
    tracing: tracingOf(values),
    quota: { freePicturesPerDay: values.FREE_PICTURES_PER_DAY },
  };
}

/** `places`: pictures at a time in this process. Even with none, photos are still analysed. */
function workOf(places = availableParallelism()) {
  return { places, engineThreads: Math.min(places || Infinity, availableParallelism()) };
}

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) ||
  (value instanceof Object && Object.getPrototypeOf(value) === Object.prototype);

/** Class instances, such as schemas, are left alone. */
function freeze<Value extends object>(value: Value): Value {
  for (const inner of Object.values(value)) {
    if (isPlain(inner)) freeze(inner);
  }
  return Object.freeze(value);
}
