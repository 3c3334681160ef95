import { Coming } from '../../ui/coming.tsx';

export function ResetPasswordPage() {
  return <Coming title="ResetPassword">This page opens soon.</Coming>;
}
