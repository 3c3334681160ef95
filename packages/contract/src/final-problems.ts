import type { ProblemCode } from './problems.ts';

/** Problems that an immediate retry can't solve. */
export const finalProblems: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'NOT_AN_IMAGE',
  'HEIC_NOT_READABLE',
  'IMAGE_DAMAGED',
  'TOO_MANY_PIXELS',
  'TOO_LARGE',
  'TEXT_TOO_LONG',
  'FORM_TOO_LONG',
  'BAD_REQUEST',
  'CROSS_SITE',
  'PROMPT_AND_FILE_NEEDED',
  'IMAGE_NEEDED',
  'URL_NOT_ALLOWED',
  'QUOTA_SPENT',
  'STORAGE_SPENT',
  'PREMIUM_REQUIRED',
  'NOT_ADMINISTRATOR',
  'ACCOUNT_DISABLED',
  'SIGN_UP_CLOSED',
  'INVITATION_NEEDED',
  'OWN_ACCOUNT',
  'PAID_AT_STRIPE',
  'STILL_CUSTOMER',
  'CONVERSATION_FULL',
  'NOTHING_TO_SAY',
]);
