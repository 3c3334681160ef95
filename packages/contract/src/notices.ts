/** Sentences of the specification that are not problems: successes, confirmations, placeholders. */
export const notices = {
  namesUpdated: 'Names updated successfully',
  passwordUpdated: 'Password updated successfully',
  alreadyPremium: 'You are already a premium customer. Press OK to access full premium features.',
  signInEnded: 'Your sign-in has ended. Sign in again to go on: what you wrote is still here.',
  uploadFailed: 'Upload failed: {message}',
  errorAnalyzingImage: 'Error analyzing image: {message}',
  httpError: 'HTTP error! Status: {code}',
  unexpectedApplicationError: 'Unexpected Application Error!',
  chunkFailed: 'Loading chunk {id} failed',
  assistantDisclaimer:
    'The assistant may produce inaccurate information about people, places, or facts.',
  chatPlaceholder: 'Enter a prompt for instant architectural response...',
  generating: 'Generating...',
  visualsPlaceholder: 'Describe your image...',
} as const;
