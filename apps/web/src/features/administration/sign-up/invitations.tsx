/** Links with which one person each can sign up. */
import type { Invitation, SignUpRule } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, apiQueries } from '../../../lib/api.ts';
import { invitationLink } from '../../../lib/paths.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { CopyButton } from '../../../studio/copy-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { dayText } from '../moments.ts';

const whyUseless: Readonly<Record<SignUpRule, string | undefined>> = {
  open: 'While sign-up is open, nobody needs one.',
  invitation: undefined,
  closed: 'While sign-up is closed, they let nobody in.',
};

export interface InvitationsProps {
  rule: SignUpRule;
  invitations: readonly Invitation[];
}

export function Invitations({ rule, invitations }: InvitationsProps) {
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const refresh = () => queries.invalidateQueries({ queryKey: apiQueries.administration.key() });
  const make = useMutation({
    mutationFn: (words: string) => api.administration.signUp.invite({ note: words }),
    onSuccess: () => setNote(''),
    onSettled: refresh,
  });
  const withdraw = useMutation({
    mutationFn: (id: string) => api.administration.signUp.withdraw({ id }),
    onSettled: refresh,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim()) make.mutate(note.trim());
  };
  const failure = make.error ?? withdraw.error;
  return (
    <div className="grid max-w-3xl gap-5">
      <header className="grid gap-1">
        <h2 className="text-title">Invitations</h2>
        <p className="text-[0.9375rem] text-soft">
          A link works once and for two weeks. {whyUseless[rule]}
        </p>
      </header>
      <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
        <TextField
          label="For whom"
          placeholder="A name you will recognise"
          value={note}
          onChange={(event) => setNote(event.target.value)}
          autoComplete="off"
          maxLength={80}
          className="w-full sm:w-80"
        />
        <Button type="submit" busy={make.isPending} disabled={!note.trim()}>
          Make an invitation
        </Button>
      </form>
      {failure && <ErrorState {...problemMessage(failure)} />}
      {make.data && <NewLink code={make.data.code} note={make.data.invitation.note} />}
      {invitations.length > 0 && (
        <ul aria-label="Invitations, newest first" className="grid border-t border-line">
          {invitations.map(({ id, note: forWhom, usedAt, usedBy, expiresAt }) => (
            <li
              key={id}
              className="flex min-h-15 flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b border-line py-2.5"
            >
              <p className="min-w-0 wrap-anywhere">
                <span className="font-medium">{forWhom}</span>
                <span className="block text-note text-faint">
                  {usedAt ? `Used on ${dayText(usedAt)}` : `Good until ${dayText(expiresAt)}`}
                  {usedBy && ` by ${usedBy.name} (${usedBy.email})`}
                </span>
              </p>
              {!usedAt && (
                <Button
                  size="small"
                  aria-label={`Withdraw the invitation for ${forWhom}`}
                  busy={withdraw.isPending && withdraw.variables === id}
                  onClick={() => withdraw.mutate(id)}
                >
                  Withdraw
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NewLink({ code, note }: { code: string; note: string }) {
  const link = invitationLink(code);
  return (
    <div role="status" className="grid gap-3 rounded-md bg-accent-wash p-4">
      <p>
        The link for <span className="font-medium wrap-anywhere">{note}</span>. It is shown this
        once.
      </p>
      <div className="grid gap-3 sm:grid-cols-[1fr_auto] sm:items-center">
        <code className="min-w-0 rounded-sm bg-raised px-3 py-2 text-sm wrap-anywhere">{link}</code>
        <CopyButton text={link} />
      </div>
    </div>
  );
}
