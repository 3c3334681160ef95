import { Coming } from '../../ui/coming.tsx';

export function CheckoutScreen() {
  return <Coming title="Checkout">The built-in checkout opens soon.</Coming>;
}
