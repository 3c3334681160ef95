import { Coming } from '../../ui/coming.tsx';

export function ForgottenPasswordPage() {
  return <Coming title="ForgottenPassword">This page opens soon.</Coming>;
}
