import { Coming } from '../../ui/coming.tsx';

export function EditProfilePage() {
  return <Coming title="EditProfile">This page opens soon.</Coming>;
}
