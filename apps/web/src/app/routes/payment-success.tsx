import { PaymentSuccessScreen } from '../../features/billing/payment-success-screen.tsx';
import { Gate } from '../gate.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Payment');

export default function PaymentSuccess() {
  return (
    <Gate name="account">
      <PaymentSuccessScreen />
    </Gate>
  );
}
