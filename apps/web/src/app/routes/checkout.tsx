import { CheckoutScreen } from '../../features/billing/checkout-screen.tsx';
import { Gate } from '../gate.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Checkout');

export default function Checkout() {
  return (
    <Gate name="billing">
      <CheckoutScreen />
    </Gate>
  );
}
