import { EditProfilePage } from '../../features/account/edit-profile-page.tsx';
import { BillingSection } from '../../features/billing/billing-section.tsx';
import { Gate } from '../gate.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Edit profile');

export default function EditProfile() {
  return (
    <Gate name="account">
      <EditProfilePage billing={<BillingSection />} />
    </Gate>
  );
}
