/** Why a bucket cannot be used, in a sentence that names the setting to look at. */
import { StartError } from '../process/start-error.ts';
import type { S3Settings } from './s3-store.ts';
import { causesOf } from './store-problem.ts';

/** No answer at all, as opposed to a wrong key. */
export class StoreSilentError extends StartError {
  override name = 'StoreSilentError';
}

type Sentence = (settings: S3Settings) => string;

const otherRegion: Sentence = ({ bucket, region }) =>
  `The bucket ${bucket} is not in the region ${region}. Correct S3_REGION.`;
const noBucket: Sentence = ({ bucket }) =>
  `There is no bucket ${bucket}. Make it, or correct S3_BUCKET.`;
const notAllowed: Sentence = ({ bucket }) =>
  `The key of S3_ACCESS_KEY_ID may not write, read, list and delete in the bucket ${bucket}. Allow it to, or take another key.`;
const wrongSecret: Sentence = () =>
  'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID. Correct one of them.';

/** By the code of the store's answer. */
const sentences: Readonly<Record<string, Sentence>> = {
  NoSuchBucket: noBucket,
  InvalidBucketName: noBucket,
  InvalidAccessKeyId: () => 'The file store does not know the key of S3_ACCESS_KEY_ID. Correct it.',
  SignatureDoesNotMatch: wrongSecret,
  AccessDenied: notAllowed,
  AllAccessDisabled: notAllowed,
  // The status: answers to HEAD have no code.
  '403': notAllowed,
  AuthorizationHeaderMalformed: otherRegion,
  PermanentRedirect: otherRegion,
  IllegalLocationConstraintException: otherRegion,
};

const silence =
  /^(ECONN\w+|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EPIPE|TimeoutError|InternalError|ServiceUnavailable|SlowDown)$/;

/** As the client of Amazon keeps it. */
function statusOf(error: Error): string[] {
  const { $metadata } = error as { readonly $metadata?: { readonly httpStatusCode?: number } };
  return $metadata?.httpStatusCode === 403 ? ['403'] : [];
}

export function s3StartError(settings: S3Settings, error: unknown): StartError {
  const words = [...causesOf(error)].flatMap((cause) => [
    ...(typeof cause.code === 'string' ? [cause.code] : []),
    cause.name,
    ...statusOf(cause),
  ]);
  const sentence = words.map((word) => sentences[word]).find((known) => known !== undefined);
  if (sentence) return new StartError(sentence(settings), { cause: error });
  const address = settings.endpoint ?? `Amazon S3 in ${settings.region}`;
  const silent = words.find((word) => silence.test(word));
  if (silent) {
    return new StoreSilentError(
      `The file store at ${address} does not answer (${silent}). Start it and check S3_ENDPOINT.`,
      { cause: error },
    );
  }
  return new StartError(
    `What answers at ${address} does not speak as an S3 store does (${words.at(-1) ?? 'no reason given'}). Check S3_ENDPOINT.`,
    { cause: error },
  );
}
