import { EditProfilePage } from '../../features/account/edit-profile-page.tsx';
import { BillingSection } from '../../features/billing/billing-section.tsx';
export function EditProfile() {
  return <EditProfilePage billing={<BillingSection />} />;
}
