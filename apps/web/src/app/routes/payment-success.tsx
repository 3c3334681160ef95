import { PaymentSuccessScreen } from '../../features/billing/payment-success-screen.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Payment');

export default function PaymentSuccess() {
  return <PaymentSuccessScreen />;
}
