import { Coming } from '../../ui/coming.tsx';

export function PaymentSuccessScreen() {
  return <Coming title="Payment">The confirmation of a payment opens soon.</Coming>;
}
