/** One account and its actions. */
import type { KnownPerson } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { api, apiQueries } from '../../../lib/api.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useToasts } from '../../../ui/overlays/toast.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { DeletePerson } from './delete-person.tsx';
import { nameOf } from './person-row.tsx';

interface PersonAction {
  readonly label: string;
  readonly explained: string;
  /** Absent if there is nothing to do. */
  readonly run?: () => Promise<unknown>;
  /** Shown on success. */
  readonly done: string;
}

function actionsFor(person: KnownPerson): readonly PersonAction[] {
  const { id, signIns, plan, paysWithStripe, disabledAt, isYou } = person;
  const name = nameOf(person);
  const isPremium = plan === 'premium';
  const people = api.administration.people;
  return [
    {
      label: 'Sign out everywhere',
      explained:
        signIns === 0
          ? 'Not signed in anywhere.'
          : `Signed in in ${signIns === 1 ? 'one browser' : `${signIns} browsers`}.${isYou ? ' This one is among them.' : ''}`,
      ...(signIns > 0 ? { run: () => people.signOut({ id }) } : {}),
      done: `${name} is signed out everywhere.`,
    },
    {
      label: isPremium ? 'Take premium back' : 'Give premium',
      explained: paysWithStripe
        ? 'Pays with Stripe; the plan is changed or cancelled there.'
        : isPremium
          ? 'Has premium without paying.'
          : 'Has the free plan. Given premium costs them nothing and stays until it is taken back.',
      ...(paysWithStripe ? {} : { run: () => people.setPremium({ id, premium: !isPremium }) }),
      done: isPremium ? `${name} has the free plan again.` : `${name} has premium.`,
    },
    {
      label: disabledAt ? 'Enable' : 'Disable',
      explained: isYou
        ? 'Your own account; another administrator can disable it.'
        : disabledAt
          ? 'Is kept out. Enabled, they can sign in again and find everything as it was.'
          : 'Ends every sign-in and lets them in no more. Nothing is deleted.',
      ...(isYou ? {} : { run: () => people.setDisabled({ id, disabled: !disabledAt }) }),
      done: disabledAt ? `${name} can sign in again.` : `${name} is disabled.`,
    },
  ];
}

export function PersonSheet({ person, onClose }: { person: KnownPerson; onClose: () => void }) {
  const queries = useQueryClient();
  const { toast } = useToasts();
  const [running, setRunning] = useState<string>();
  const action = useMutation({
    mutationFn: async ({ run }: PersonAction) => run?.(),
    onSuccess: (_answer, { done }) => toast(done),
    onSettled: () => queries.invalidateQueries({ queryKey: apiQueries.administration.key() }),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={nameOf(person)}
      description={<span className="wrap-anywhere">{person.email}</span>}
      width="medium"
    >
      <div className="grid gap-5">
        {action.error && <ErrorState {...problemMessage(action.error)} />}
        <ul className="grid border-t border-line">
          {actionsFor(person).map((row) => (
            <ActionRow key={row.label} explained={row.explained}>
              <Button
                size="small"
                busy={action.isPending && running === row.label}
                disabled={!row.run || action.isPending}
                onClick={() => {
                  setRunning(row.label);
                  action.mutate(row);
                }}
              >
                {row.label}
              </Button>
            </ActionRow>
          ))}
        </ul>
        {!person.isYou && (
          <DeletePerson
            person={person}
            onDeleted={() => {
              toast(`${nameOf(person)} is deleted.`);
              onClose();
            }}
          />
        )}
      </div>
    </Dialog>
  );
}

function ActionRow({ explained, children }: { explained: string; children: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line py-3.5">
      <p className="min-w-0 basis-64 grow text-[0.9375rem] text-soft">{explained}</p>
      {children}
    </li>
  );
}
