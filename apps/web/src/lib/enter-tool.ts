/**
 * Click handler for links to tools that need an account: visitors sign up first and then continue to the
 * tool.
 */
import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from './paths.ts';
import { useAccountDialogs } from './session/account-dialogs.ts';
import { currentSession, refreshSession } from './session/session.ts';

const needAccount: ReadonlySet<string> = new Set([
  paths.chat,
  paths.visuals,
  paths.interiors,
  paths.exteriors,
]);

export function useEnterTool() {
  const dialogs = useAccountDialogs();
  const navigate = useNavigate();
  return async (event: MouseEvent, to: string) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
    if (elsewhere || !needAccount.has(to) || currentSession().status === 'signed-in') return;
    event.preventDefault();
    const { status } = await refreshSession();
    if (status === 'signed-out') dialogs.open('sign-up', to);
    else await navigate(to);
  };
}
