import type { ReactNode } from 'react';
import { EditProfileForms } from './forms/edit-profile-forms.tsx';

export function EditProfilePage({ billing }: { billing: ReactNode }) {
  return (
    <div className="mx-auto w-full max-w-xl px-5 py-10">
      <h1 className="mb-8 text-page">Edit Profile</h1>
      <EditProfileForms billing={billing} />
    </div>
  );
}
