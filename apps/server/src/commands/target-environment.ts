/** Target of `npm run move`: the current settings, overridden by those with `TO_`. */
type Environment = Readonly<Record<string, string | undefined>>;

const places = [
  'DATA_DIR',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_PREFIX',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;
const nowhere = 'none';

export function targetEnvironment(environment: Environment): Environment {
  const target: Record<string, string | undefined> = { ...environment };
  for (const name of places) {
    const wanted = environment[`TO_${name}`];
    if (wanted !== undefined) target[name] = wanted === nowhere ? undefined : wanted;
  }
  // It belongs to the database that was left.
  if (environment.TO_DATABASE_URL !== undefined) {
    target.DATABASE_DIRECT_URL = environment.TO_DATABASE_DIRECT_URL;
  }
  // A bucket is removed with all its settings.
  if (environment.TO_S3_BUCKET === nowhere) {
    for (const name of places.filter((each) => each.startsWith('S3_'))) target[name] = undefined;
  }
  return target;
}

/** A self-contained folder: embedded database and files. */
export const folderEnvironment = (folder: string): Environment => ({ DATA_DIR: folder });
