import { problems } from '@maquette/contract';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAccountDialogs } from '../lib/session/account-dialogs.ts';
import { onSignOut, refreshSession, type Session, useSession } from '../lib/session/session.ts';
import { useSignInGuard } from '../lib/session/sign-in-ended.ts';
import { useNotices } from '../ui/overlays/notices.tsx';
import { SpinnerPage } from '../ui/spinner.tsx';
import { ErrorState } from '../ui/states.tsx';
import { type GateName, type GateRule, gates, type Redirect } from './gates.ts';

/** The redirect this rule gives the person; undefined if they may stay, or the session isn't known yet. */
export function redirectFor(rule: GateRule, session: Session): Redirect | undefined {
  if (session.status === 'signed-out') return rule.signedOut;
  if (session.status === 'signed-in' && session.person.paymentStatus !== 'completed') {
    return rule.free;
  }
  return undefined;
}

export function Gate({ name, children }: { name: GateName; children: ReactNode }) {
  const session = useSession();
  const navigate = useNavigate();
  const notices = useNotices();
  const dialogs = useAccountDialogs();
  const { pathname, search } = useLocation();
  const wanted = `${pathname}${search}`;
  const sentAway = useRef(false);
  /** After a sign-out, here or in another tab, the sign-up dialog stays closed. */
  const wasSignedIn = useRef(false);
  if (session.status === 'signed-in') wasSignedIn.current = true;
  const redirect = redirectFor(gates[name], session);
  useSignInGuard();

  useEffect(() => {
    const stop = onSignOut((leaves) => {
      sentAway.current = leaves;
    });
    return stop;
  }, []);

  useEffect(() => {
    if (!redirect || sentAway.current) return;
    sentAway.current = true;
    const leave = async () => {
      if (redirect.notice) await notices.alert(problems[redirect.notice].message);
      await navigate(redirect.to, { replace: true });
      if (redirect.dialog && !wasSignedIn.current) dialogs.open(redirect.dialog, wanted);
      sentAway.current = false;
    };
    void leave();
  }, [redirect, notices, navigate, dialogs, wanted]);

  if (session.status === 'unreachable') {
    return (
      <div className="page py-16">
        <ErrorState sentence={problems.UNREACHABLE.message} onRetry={() => void refreshSession()} />
      </div>
    );
  }
  if (session.status === 'unknown' || redirect)
    return <SpinnerPage label="Checking who you are" fillsWindow />;
  return children;
}
