/** Gates of pages: access rules, and the redirect and sentence for everybody else. */
import type { ProblemCode } from '@maquette/contract';
import { paths } from '../lib/paths.ts';
import type { AccountDialog } from '../lib/session/account-dialogs.ts';

export interface Redirect {
  readonly to: string;
  /** Shown before the redirect, in a dialog that must be confirmed. */
  readonly notice?: ProblemCode;
  /** Account dialog to open there for a visitor, who returns to the requested page afterwards. */
  readonly dialog?: AccountDialog;
}

export interface GateRule {
  readonly signedOut?: Redirect;
  readonly free?: Redirect;
}

export const gates = {
  /** Landing page after signing in. */
  launcher: { signedOut: { to: paths.login } },
  account: { signedOut: { to: paths.home, dialog: 'sign-up' } },
  billing: { signedOut: { to: paths.login, notice: 'NOT_AUTHENTICATED' } },
  premium: {
    signedOut: { to: paths.login, notice: 'NOT_AUTHENTICATED' },
    free: { to: paths.upgrade, notice: 'PREMIUM_REQUIRED' },
  },
} as const satisfies Record<string, GateRule>;

export type GateName = keyof typeof gates;
