import { EditProfileForms } from './edit-profile-forms.tsx';

export function EditProfilePage() {
  return (
    <div className="mx-auto w-full max-w-xl px-5 py-10">
      <h1 className="mb-8 text-page">Edit Profile</h1>
      <EditProfileForms />
    </div>
  );
}
