/** The server's sign-up rule, for the forms; and the invitation in the page's URL. */
import type { SignUpRule } from '@maquette/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { invitationParameter } from './paths.ts';

/** A plain fetch, so that light pages don't load the API client. */
async function askRule(): Promise<SignUpRule> {
  const answer = await fetch('/api/account/sign-up');
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return (await answer.json()).rule;
}

/** Undefined until loaded; the server checks it again at each sign-up. */
export function useSignUpRule(): SignUpRule | undefined {
  const [rule, setRule] = useState<SignUpRule>();
  useEffect(() => {
    let wanted = true;
    askRule().then(
      (fetched) => wanted && setRule(fetched),
      // The form stays usable; the server validates it when it is submitted.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return rule;
}

export function useInvitation(): string | undefined {
  const [search] = useSearchParams();
  return search.get(invitationParameter) ?? undefined;
}
