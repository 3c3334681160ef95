/** Whether premium is still temporarily free: true until the server says that it takes payments. */
import { useSystem } from './system.ts';

export const useFreeOffer = (): boolean => useSystem()?.stripePayments !== true;
