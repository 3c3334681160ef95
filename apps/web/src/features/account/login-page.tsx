import { Coming } from '../../ui/coming.tsx';

export function LoginPage() {
  return <Coming title="Login">This page opens soon.</Coming>;
}
