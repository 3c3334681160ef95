/** The sign-up rule of this server, for the forms; and the invitation in the address of this page. */
import type { SignUpRule } from '@maquette/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { invitationParameter } from './paths.ts';

/** By a plain fetch: pages that load nothing else ask this. */
async function askRule(): Promise<SignUpRule> {
  const answer = await fetch('/api/account/sign-up');
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  return (await answer.json()).rule;
}

/** Undefined until it is known; the server asks again at each sign-up anyway. */
export function useSignUpRule(): SignUpRule | undefined {
  const [rule, setRule] = useState<SignUpRule>();
  useEffect(() => {
    let wanted = true;
    askRule().then(
      (fetched) => wanted && setRule(fetched),
      // The form stays open, and the server says what is wrong when it is sent.
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
