/** Whether premium is still temporary free here: it is, until a server that takes payments says so. */
import { useSystem } from './system.ts';

export const useFreeOffer = (): boolean => useSystem()?.stripePayments !== true;
