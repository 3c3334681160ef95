/** The rule for sign-ups: open to all, by invitation, or closed. */
import { type SignUpRule, signUpRules } from '@maquette/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api, apiQueries } from '../../../lib/api.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Invitations } from './invitations.tsx';

const ruleWords: Readonly<Record<SignUpRule, { label: string; explained: string }>> = {
  open: { label: 'Open', explained: 'Everybody who finds this server can make an account.' },
  invitation: {
    label: 'By invitation',
    explained: 'Only with a link that is made below. Each makes one account.',
  },
  closed: {
    label: 'Closed',
    explained: 'No new accounts, with an invitation or without. People who have one sign in.',
  },
};

export function SignUpPart() {
  const queries = useQueryClient();
  const { data, error, refetch, isPending } = useQuery(
    apiQueries.administration.signUp.get.queryOptions(),
  );
  const change = useMutation({
    mutationFn: (rule: SignUpRule) => api.administration.signUp.setRule({ rule }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: apiQueries.administration.key() });
      setWanted(undefined);
    },
  });
  // Optimistic: the mutation's own state follows a moment after the click.
  const [wanted, setWanted] = useState<SignUpRule>();
  const rule = wanted ?? data?.rule;
  return (
    <section aria-label="Sign-up" className="grid gap-10">
      {error && <ErrorState {...problemMessage(error)} onRetry={() => void refetch()} />}
      {isPending && <Skeleton className="h-64" />}
      {data && (
        <>
          <fieldset className="grid max-w-3xl gap-4" disabled={change.isPending}>
            <legend className="mb-4">
              <h2 className="text-title">New accounts</h2>
            </legend>
            {change.error && <ErrorState {...problemMessage(change.error)} />}
            <div className="grid border-t border-line">
              {signUpRules.map((name) => (
                <label
                  key={name}
                  className="grid cursor-pointer grid-cols-[auto_1fr] items-baseline gap-x-3.5 border-b border-line py-3.5"
                >
                  <input
                    type="radio"
                    name="sign-up-rule"
                    checked={rule === name}
                    onChange={() => {
                      setWanted(name);
                      change.mutate(name);
                    }}
                    className="translate-y-0.5 accent-accent"
                  />
                  <span>
                    <span className="font-medium">{ruleWords[name].label}</span>
                    <span className="block text-[0.9375rem] text-soft">
                      {ruleWords[name].explained}
                    </span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <Invitations rule={data.rule} invitations={data.invitations} />
        </>
      )}
    </section>
  );
}
