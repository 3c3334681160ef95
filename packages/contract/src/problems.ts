/**
 * Table of all problems: code, HTTP status, sentence. The server throws codes, the response carries the code,
 * the screen shows the sentence. `{name}` is filled in from `details`.
 */
export interface ProblemText {
  readonly status: number;
  readonly message: string;
}

export const problems = {
  // The specification's sentences, literally.
  NOT_AUTHENTICATED: { status: 401, message: 'User not authenticated.' },
  SIGN_IN_NEEDED: {
    status: 401,
    message: 'You need to be authenticated to access this page.',
  },
  PREMIUM_REQUIRED: {
    status: 402,
    message: 'You need to have a premium subscription to access this page.',
  },
  PAYMENT_STATUS_UNKNOWN: {
    status: 503,
    message: 'Unable to fetch payment status. Please try again.',
  },
  PROMPT_AND_FILE_NEEDED: {
    status: 422,
    message: 'Please enter a prompt and select a file.',
  },
  IMAGE_NEEDED: { status: 422, message: 'Please select an image first.' },
  PASSWORDS_DIFFER: { status: 422, message: 'Passwords do not match!' },
  ANALYSIS_FAILED: { status: 500, message: 'Failed to analyze image.' },
  GENERATION_FAILED: { status: 500, message: 'Failed to generate image.' },
  RESPONSE_FAILED: { status: 500, message: 'Error fetching response' },
  NOTHING_TO_MAGNIFY: { status: 404, message: 'No image available to magnify.' },

  // General problems.
  BAD_REQUEST: { status: 400, message: 'Something in the request is not as expected.' },
  BROKEN_OFF: {
    status: 400,
    message: 'The connection was lost before everything had arrived. Please try again.',
  },
  CROSS_SITE: {
    status: 403,
    message: 'This request came from another site and was not carried out.',
  },
  HOST_UNKNOWN: {
    status: 403,
    message:
      'This server does not recognise the address it was reached by, so nothing was done. Its operator can set PUBLIC_URL to it; localhost, its IP address and its local name work without.',
  },
  OWN_PAGE_NEEDED: {
    status: 403,
    message:
      'This call can cost something, so it has to come from one of our pages. Programs leave out the cookie, or send our address as Origin.',
  },
  NOT_FOUND: { status: 404, message: 'We could not find that. It may have been deleted.' },
  NOT_ADMINISTRATOR: {
    status: 403,
    message: 'Only an administrator of this server can see this.',
  },
  ACCOUNT_DISABLED: {
    status: 403,
    message:
      'This account has been disabled by the operator of this server. None of its data was deleted; please write to them.',
  },
  OWN_ACCOUNT: {
    status: 409,
    message: 'This is your own account. Another administrator can disable or delete it.',
  },
  PAID_AT_STRIPE: {
    status: 409,
    message: 'This plan is paid for at Stripe, and is changed or cancelled there.',
  },
  STILL_CUSTOMER: {
    status: 409,
    message:
      'This person is a customer at Stripe, and a subscription could go on being charged. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET, so that it is ended first.',
  },
  CLAIM_REFUSED: {
    status: 422,
    message:
      'This code or link is not valid, has been used, or is for another account. A restart of the server prints a new code.',
  },
  FRESH_SIGN_IN_NEEDED: {
    status: 403,
    message: 'For your safety, please sign in again before changing the password.',
  },
  TOO_LARGE: {
    status: 413,
    message: 'This file is larger than {limit}. Please choose a smaller one.',
  },
  TEXT_TOO_LONG: {
    status: 413,
    message: 'This is longer than {limit}. Please shorten it.',
  },
  FORM_TOO_LONG: {
    status: 413,
    message: 'This form has more parts, or longer ones, than can be accepted.',
  },
  NOT_AN_IMAGE: {
    status: 415,
    message: 'This file is not a picture we can read. Please choose a JPEG, PNG or WebP.',
  },
  HEIC_NOT_READABLE: {
    status: 415,
    message:
      'This is an HEIC photo, which your browser cannot convert. On an iPhone choose Settings › Camera › Formats › Most Compatible, or send a JPEG.',
  },
  IMAGE_DAMAGED: {
    status: 422,
    message: 'This picture is empty or damaged. Please choose another one.',
  },
  TOO_MANY_PIXELS: {
    status: 422,
    message: 'This picture has more than 64 megapixels. Please choose a smaller one.',
  },
  PICTURE_TOO_COMPLEX: {
    status: 422,
    message:
      'This picture is saved in a way that takes too much work to open. Please save it again as a plain JPEG or PNG.',
  },
  PICTURE_CUT_SHORT: {
    status: 503,
    message: 'Reading this picture was interrupted on our side. Please try again in a moment.',
  },
  URL_NOT_ALLOWED: {
    status: 422,
    message: 'We can only fetch public web addresses of pictures. Please check the address.',
  },
  URL_UNREACHABLE: {
    status: 422,
    message: 'We could not fetch a picture from this address in time.',
  },
  STORAGE_SPENT: {
    status: 413,
    message:
      'Your photos and pictures take up all of your {limit}. Please delete some in your history to make room.',
  },
  ADDRESS_STORAGE_SPENT: {
    status: 413,
    message:
      'Visitors from your network have used the {limit} kept without an account. Please sign in, or try again in a few hours.',
  },
  ADDRESS_UPLOADS_SPENT: {
    status: 413,
    message:
      'Free accounts in your network have added {limit} within a day, the most we take. Please try again in a few hours; with Premium there is no such limit.',
  },
  ORDERS_SPENT: {
    status: 413,
    message: 'Your account or network ordered {limit} of text today. Please try again tomorrow.',
  },
  UPLOAD_STALLED: {
    status: 408,
    message: 'The upload was interrupted. Please try again.',
  },
  QUOTA_SPENT: {
    status: 429,
    message: 'You have used all {limit} pictures of today. They renew at {renewsAt}.',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    message: 'That was a little too fast. Please try again in {retryAfterSeconds} seconds.',
  },
  TOO_MANY_STREAMS: {
    status: 429,
    message: 'Too many windows follow pictures or answers at once. Please close some.',
  },
  ALREADY_PREMIUM: {
    status: 409,
    message: 'You are already a premium customer.',
  },
  PAYMENT_NOT_CONFIRMED: {
    status: 402,
    message: 'The payment is not confirmed yet. This can take a moment; please try again.',
  },
  PAYMENTS_UNAVAILABLE: {
    status: 503,
    message:
      'The payment service does not answer. Please try again in a moment; nothing is charged twice.',
  },
  CONVERSATION_FULL: {
    status: 409,
    message: 'This conversation is very long. Please start a new one.',
  },
  TEXTS_SPENT: {
    status: 413,
    message:
      'Your conversations take up all of the {limit} kept for them. Please delete some to make room.',
  },
  QUEUE_FULL: {
    status: 429,
    message: 'Three pictures are already waiting. Please let one finish first.',
  },
  UNREACHABLE: {
    status: 503,
    message:
      'The server cannot be reached. Please check that it runs and that you are connected, and try again.',
  },
  BUSY: { status: 503, message: 'The studio is busy. Please try again in a moment.' },
  STORAGE_FULL: {
    status: 507,
    message: 'This server has no disk space left. Nothing was lost; please tell its operator.',
  },
  STORAGE_DOWN: {
    status: 503,
    message: 'The file store does not answer. Nothing was lost; please try again in a moment.',
  },
  DATABASE_DOWN: {
    status: 503,
    message: 'The database does not answer. Nothing was lost; please try again in a moment.',
  },
  CANCELLED: { status: 409, message: 'This work was cancelled.' },
  DEADLINE_PASSED: {
    status: 504,
    message: 'This took too long and was stopped. Please try again.',
  },
  NOTHING_TO_SAY: {
    status: 422,
    message:
      'There is nothing in this text that the built-in voice can read aloud: it speaks English.',
  },
  ENGINE_REFUSED: { status: 422, message: 'The engine declined to make this picture: {reason}' },
  ENGINE_UNAVAILABLE: { status: 502, message: 'The engine could not do this. {reason}' },
  ENGINE_NOT_READY: {
    status: 502,
    message:
      'The engine is not set up correctly. {reason} Please tell the operator of this server.',
  },
  ENGINE_FAILED: { status: 502, message: 'The engine could not make this picture. {reason}' },
  WRONG_CREDENTIALS: { status: 401, message: 'The e-mail address or the password is wrong.' },
  SIGN_UP_REFUSED: {
    status: 422,
    message:
      'We could not create an account with this e-mail address. If you already have one, please log in.',
  },
  SIGN_UP_CLOSED: {
    status: 403,
    message: 'This server takes no new accounts. If you already have one, please log in.',
  },
  INVITATION_NEEDED: {
    status: 403,
    message:
      'New accounts need an invitation here. Please open the link you were sent; it works once and for two weeks.',
  },
  PASSWORD_TOO_SHORT: {
    status: 422,
    message: 'Please choose a password of at least {limit} characters.',
  },
  PASSWORD_TOO_LONG: {
    status: 422,
    message: 'Please choose a password of at most {limit} characters.',
  },
  PASSWORD_TOO_COMMON: {
    status: 422,
    message: 'This password is one of the first that others would guess. Please choose another.',
  },
  EMAIL_INVALID: { status: 422, message: 'Please enter a valid e-mail address.' },
  CONFIRMATION_SPENT: {
    status: 422,
    message:
      'This link is not valid, has been used, is too old, or is for another account. Please ask for a new one.',
  },
  NO_MAIL_SERVER: {
    status: 409,
    message: 'This server has no mail server, so it cannot send a link.',
  },
  RESET_LINK_SPENT: {
    status: 422,
    message: 'This link has been used or is too old. Please ask for a new one.',
  },
  GOOGLE_SIGN_IN_FAILED: {
    status: 401,
    message: 'Signing in with Google did not work. Please try again.',
  },
  GOOGLE_ACCOUNT_NOT_LINKED: {
    status: 409,
    message:
      'There already is an account with this e-mail address. Please log in with your password.',
  },
  GOOGLE_NOT_CONFIGURED: {
    status: 501,
    message: 'Signing in with Google is not set up on this server. Please use your e-mail address.',
  },
  UNEXPECTED: { status: 500, message: 'Something went wrong on our side. Please try again.' },
} as const satisfies Record<string, ProblemText>;

export type ProblemCode = keyof typeof problems;
export type ProblemDetails = Readonly<Record<string, string | number>>;

/** The sentence of a problem with its placeholders filled in. */
export function problemSentence(code: ProblemCode, details: ProblemDetails = {}): string {
  return problems[code].message.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(details, name) ? String(details[name]) : place,
  );
}
