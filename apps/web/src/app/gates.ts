/** Gates of the pages: who may enter, and the redirect and sentence for all others. */
import type { ProblemCode } from '@maquette/contract';
import { paths } from '../lib/paths.ts';
import type { AccountDialog } from '../lib/session/account-dialogs.ts';

export interface Redirect {
  readonly to: string;
  /** Said first, in a notice that must be answered. */
  readonly notice?: ProblemCode;
  /** Opened there for a visitor, who goes on to the screen after it. */
  readonly dialog?: AccountDialog;
}

export interface GateRule {
  readonly signedOut?: Redirect;
  readonly free?: Redirect;
}

export const gates = {
  /** The desk one arrives at after signing in. */
  launcher: { signedOut: { to: paths.login } },
  account: { signedOut: { to: paths.home, dialog: 'sign-up' } },
  billing: { signedOut: { to: paths.login, notice: 'NOT_AUTHENTICATED' } },
  premium: {
    signedOut: { to: paths.login, notice: 'NOT_AUTHENTICATED' },
    free: { to: paths.upgrade, notice: 'PREMIUM_REQUIRED' },
  },
} as const satisfies Record<string, GateRule>;

export type GateName = keyof typeof gates;
