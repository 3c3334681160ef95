import { Coming } from '../../ui/coming.tsx';

export function SignUpPage() {
  return <Coming title="SignUp">This page opens soon.</Coming>;
}
