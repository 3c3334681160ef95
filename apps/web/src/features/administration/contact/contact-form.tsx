/** All contacts in one form; blank ones aren't shown to users. */
import {
  type ContactPlace,
  type ContactState,
  contactLimits,
  socialNames,
} from '@maquette/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api, apiQueries } from '../../../lib/api.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { refreshSystem } from '../../../lib/system.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import {
  type ContactDraft,
  type DraftFaults,
  draftOf,
  faultsOf,
  isFaultless,
  settingOf,
} from './contact-draft.ts';
import { LinesFields } from './lines-fields.tsx';

const placeFields: readonly { place: ContactPlace; label: string; hint?: string }[] = [
  { place: 'mail', label: 'E-mail address' },
  {
    place: 'supportMail',
    label: 'E-mail address for help',
    hint: 'For accounts, payments and errors. Left empty: the address above.',
  },
  ...socialNames.map((name) => ({ place: name, label: `${name} (optional)` })),
];

const noFaults: DraftFaults = { places: {}, lines: {} };

export function ContactForm({ state }: { state: ContactState }) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(state));
  const [faults, setFaults] = useState(noFaults);
  const save = useMutation({
    mutationFn: (wanted: ContactDraft) => api.administration.contact.set(settingOf(wanted)),
    onSuccess: (saved) => {
      setDraft(draftOf(saved));
      refreshSystem();
      return queries.invalidateQueries({ queryKey: apiQueries.administration.key() });
    },
  });
  const change = (changed: ContactDraft) => {
    setDraft(changed);
    save.reset();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultsOf(draft);
    setFaults(found);
    if (isFaultless(found)) save.mutate(draft);
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Contact lines" className="grid gap-8">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        {placeFields.map(({ place, label, hint }) => {
          const isFixed = state.fromEnvironment.includes(place);
          return (
            <TextField
              key={place}
              label={label}
              hint={isFixed ? 'The environment of the server names it, and wins.' : hint}
              error={faults.places[place]}
              value={draft.places[place]}
              readOnly={isFixed}
              onChange={(event) =>
                change({ ...draft, places: { ...draft.places, [place]: event.target.value } })
              }
              inputMode={isMail(place) ? 'email' : 'url'}
              placeholder={isMail(place) ? 'you@example.com' : 'https://'}
              autoComplete="off"
              spellCheck={false}
              maxLength={contactLimits.addressCharacters}
            />
          );
        })}
      </div>
      <LinesFields draft={draft} faults={faults.lines} onChange={change} />
      {save.error && <ErrorState {...problemMessage(save.error)} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" busy={save.isPending}>
          Save
        </Button>
        <p role="status" className="text-note text-soft">
          {save.isSuccess && 'Saved. People see it on the next page they open.'}
        </p>
      </div>
    </form>
  );
}

const isMail = (place: ContactPlace) => place === 'mail' || place === 'supportMail';
