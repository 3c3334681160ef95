import { expect, test } from 'vitest';
import { targetEnvironment } from './target-environment.ts';

test('target settings override the current ones', () => {
  const now = { DATA_DIR: '/here', S3_BUCKET: 'old', S3_ACCESS_KEY_ID: 'key', PORT: '80' };
  expect(targetEnvironment({ ...now, TO_DATABASE_URL: 'postgres://there' })).toMatchObject({
    ...now,
    DATABASE_URL: 'postgres://there',
  });
  const direct = {
    ...now,
    DATABASE_URL: 'postgres://pooler',
    DATABASE_DIRECT_URL: 'postgres://here',
  };
  expect(targetEnvironment({ ...direct, TO_DATABASE_URL: 'none' })).toMatchObject({
    DATABASE_URL: undefined,
    DATABASE_DIRECT_URL: undefined,
  });
  expect(targetEnvironment({ ...now, TO_S3_BUCKET: 'none' })).toMatchObject({
    DATA_DIR: '/here',
    S3_BUCKET: undefined,
    S3_ACCESS_KEY_ID: undefined,
  });
});
