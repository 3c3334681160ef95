import type { StorageUse } from '@maquette/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { readStorageUse } from '../../lib/session/account.ts';
import { usePerson } from '../../lib/session/session.ts';
import { storageText } from '../../studio/storage-sentence.ts';
import { Button } from '../../ui/button.tsx';
import { useLogOut } from './use-log-out.ts';

export interface ProfileCardProps {
  onEdit: () => void;
  onLeave: () => void;
  billing: ReactNode;
}

export function ProfileCard({ onEdit, onLeave, billing }: ProfileCardProps) {
  const person = usePerson();
  const { logOut, leaving } = useLogOut();
  // Unmounted first: its request would be unauthorised once the sign-out is through.
  const [showsBilling, setShowsBilling] = useState(true);
  const signOut = async () => {
    setShowsBilling(false);
    setShowsBilling(!(await logOut()));
  };
  const stored = useStorageUse();
  if (!person) return <p className="text-soft">Nobody is signed in.</p>;
  const rows = [
    ['Email', person.email],
    ['First Name', person.firstName],
    ['Last Name', person.lastName],
    ['Password', '••••••••'],
    ['Stored', stored ? storageText(stored) : '—'],
  ] as const;
  return (
    <div className="grid gap-7">
      <dl className="border-t border-line">
        {rows.map(([name, value]) => (
          <div key={name} className="grid grid-cols-[7.5rem_1fr] gap-3 border-b border-line py-3">
            <dt className="text-sm text-faint">{name}</dt>
            <dd className="min-w-0 wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="[&>section]:border-0 [&>section]:pt-0">{showsBilling && billing}</div>
      <div className="flex flex-wrap gap-3">
        <Button onClick={onEdit}>Edit profile</Button>
        <Button
          busy={leaving}
          onClick={async () => {
            await signOut();
            onLeave();
          }}
        >
          Sign out
        </Button>
      </div>
    </div>
  );
}

/** Undefined until loaded. A plain call, since the dialogs are rendered outside the query cache. */
function useStorageUse(): StorageUse | undefined {
  const [use, setUse] = useState<StorageUse>();
  useEffect(() => {
    let isShown = true;
    readStorageUse().then(
      (found) => isShown && setUse(found),
      // The line stays empty; the rest of the account is shown.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, []);
  return use;
}
