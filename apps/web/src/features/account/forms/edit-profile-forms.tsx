import { notices as sentences } from '@maquette/contract';
import { type ReactNode, useState } from 'react';
import { useContact } from '../../../lib/contact/contact.ts';
import { problemMessage } from '../../../lib/problem-text.ts';
import { updateNames } from '../../../lib/session/account.ts';
import { type Person, usePerson } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { useNotices } from '../../../ui/overlays/notices.tsx';
import { AddressConfirmation } from './address-confirmation.tsx';
import { NameFields } from './name-fields.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { useAccountForm } from './use-account-form.ts';

/** Names, password, personal data and sign-out, shared by the dialog and /EditProfile. */
export function EditProfileForms({ billing }: { billing?: ReactNode }) {
  const person = usePerson();
  if (!person) return <p className="text-soft">Nobody is signed in.</p>;
  return (
    <div className="grid gap-10">
      <NamesForm person={person} />
      <AddressConfirmation person={person} />
      <NewPasswordForm person={person} />
      {billing}
      <DataAndDeletion />
    </div>
  );
}

function NamesForm({ person }: { person: Person }) {
  const notices = useNotices();
  const { register, submit, formState } = useAccountForm(
    async () => (await import('./form-schemas.ts')).namesForm,
    { firstName: person.firstName, lastName: person.lastName },
    async (names) => {
      await updateNames(names);
      await notices.alert(sentences.namesUpdated);
    },
  );
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={submit} aria-label="Names" className="grid gap-5">
      <NameFields
        firstName={{ ...register('firstName'), error: errors.firstName?.message }}
        lastName={{ ...register('lastName'), error: errors.lastName?.message }}
      />
      <TextField label="Email" type="email" value={person.email} readOnly />
      <Button type="submit" variant="primary" busy={isSubmitting} className="justify-self-start">
        Update names
      </Button>
    </form>
  );
}

// Loaded on the first click on either.
const parts = () => import('../your-data.tsx');

function DataAndDeletion() {
  const notices = useNotices();
  const { supportMail } = useContact();
  const [saving, setSaving] = useState(false);

  const save = async () => {
    setSaving(true);
    try {
      await (await parts()).saveMyData();
    } catch (error) {
      await notices.failed(problemMessage(error));
    } finally {
      setSaving(false);
    }
  };

  return (
    <section aria-label="Your data" className="grid gap-4 border-t border-line pt-8">
      <p className="text-sm text-soft">
        Everything we keep about you, in one file; the pictures themselves come from the history, as
        one zip. An account is deleted by a person, on request.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button busy={saving} onClick={() => void save()}>
          Export my data
        </Button>
        <Button
          variant="danger"
          onClick={async () => {
            const { DeletionRequest } = await parts();
            await notices.alert(<DeletionRequest supportMail={supportMail} />, {
              title: 'Account Deletion Request',
            });
          }}
        >
          Delete account
        </Button>
      </div>
    </section>
  );
}
