/** Permanent deletion, confirmed by typing the person's name. */
import type { KnownPerson } from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, apiQueries } from '../../../lib/api.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { nameOf } from './person-row.tsx';

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();

export function DeletePerson({
  person,
  onDeleted,
}: {
  person: KnownPerson;
  onDeleted: () => void;
}) {
  const queries = useQueryClient();
  const [asks, setAsks] = useState(false);
  const [typed, setTyped] = useState('');
  const name = nameOf(person);
  const remove = useMutation({
    mutationFn: () => api.administration.people.remove({ id: person.id }),
    onSuccess: onDeleted,
    onSettled: () => queries.invalidateQueries({ queryKey: apiQueries.administration.key() }),
  });
  if (!asks) {
    return (
      <Button variant="danger" className="justify-self-start" onClick={() => setAsks(true)}>
        Delete for good …
      </Button>
    );
  }
  const isMeant = plain(typed) === plain(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isMeant) remove.mutate();
  };
  return (
    <form onSubmit={submit} className="grid gap-4 rounded-md border border-danger/40 p-4">
      <p className="text-soft">
        Everything of theirs goes: account, pictures, photos, conversations and any subscription. It
        cannot be undone.
      </p>
      <TextField
        label={`Type “${name}” to delete`}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoFocus
      />
      {remove.error && <ErrorState {...problemMessage(remove.error)} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={remove.isPending} disabled={!isMeant}>
          Delete for good
        </Button>
        <Button disabled={remove.isPending} onClick={() => setAsks(false)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
