/** Continue with Google, in a popup, so that the page and what was typed in it are kept. */
import { problems } from '@maquette/contract';
import { paths } from '../paths.ts';
import { AccountError } from './account.ts';
import { recheckSession, type Session, sessionChanged } from './session.ts';

const popupFeatures = 'popup,width=480,height=640';
const pollIntervalMs = 400;

async function googleAddress(invitation: string | undefined): Promise<string> {
  const { authClient } = await import('./auth-client.ts');
  const { data, error } = await authClient.signIn.social({
    provider: 'google',
    callbackURL: paths.signedIn,
    errorCallbackURL: paths.signedIn,
    disableRedirect: true,
    ...(invitation && { invitation }),
  });
  if (data?.url) return data.url;
  throw new AccountError(error?.message ?? problems.GOOGLE_SIGN_IN_FAILED.message, error?.code);
}

const closed = (popup: Window) =>
  new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      if (!popup.closed) return;
      clearInterval(timer);
      resolve();
    }, pollIntervalMs);
  });

/** Resolves when the popup closes; the session then tells whether the person signed in. */
export async function continueWithGoogle(invitation?: string | undefined): Promise<Session> {
  // Opened synchronously: popup blockers allow it only within the click.
  const popup = window.open('', 'maquette-google', popupFeatures);
  if (!popup) throw new AccountError('Please allow this page to open a window, and try again.');
  try {
    popup.location.href = await googleAddress(invitation);
  } catch (error) {
    popup.close();
    throw error;
  }
  await closed(popup);
  const session = await recheckSession();
  return session.status === 'signed-in' ? sessionChanged() : session;
}
