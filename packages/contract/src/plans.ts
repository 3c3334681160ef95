/** Plans, read by screens, the server and the pricing page. */
import { limits } from './limits.ts';

export type PaymentStatus = 'free' | 'completed';
export type PlanName = 'visitor' | 'free' | 'premium';

export interface Plan {
  readonly label: string;
  readonly interiorStudio: boolean;
  /** Pictures (renders, visuals, sketches) a day; null is unlimited within fair use. */
  readonly picturesPerDay: number | null;
  readonly maxSidePx: number;
  readonly storageBytes: number;
  /** Higher values run first. */
  readonly queuePriority: number;
}

export const plans = {
  visitor: {
    label: 'Visitor',
    interiorStudio: false,
    picturesPerDay: limits.visitorPicturesPerDay,
    maxSidePx: 1024,
    storageBytes: limits.visitorStorageBytes,
    queuePriority: 0,
  },
  free: {
    label: 'Free',
    interiorStudio: false,
    picturesPerDay: limits.freePicturesPerDay,
    maxSidePx: 1024,
    storageBytes: limits.freeStorageBytes,
    queuePriority: 5,
  },
  premium: {
    label: 'Premium',
    interiorStudio: true,
    picturesPerDay: null,
    maxSidePx: 2048,
    storageBytes: limits.premiumStorageBytes,
    queuePriority: 10,
  },
} as const satisfies Record<PlanName, Plan>;

/** Claims of each plan on screens; the numbers come from the table. */
export const freeClaims = (picturesPerDay: number): readonly string[] => [
  'The architecture assistant, read aloud too',
  'The exterior studio with all its styles',
  'The visuals studio',
  `${picturesPerDay} pictures a day`,
  `Pictures up to ${plans.free.maxSidePx} pixels`,
];

export const premiumClaims: readonly string[] = [
  'Unlimited interior and exterior renders',
  'Unlimited architectural responses',
  'Unlimited audio responses',
  `A high-resolution image generator: up to ${plans.premium.maxSidePx} pixels`,
  'Your pictures are made first',
];

/** The claims, worded for people who have premium. */
export const premiumGives = `The interior studio is open, pictures are unlimited within fair use and up to ${plans.premium.maxSidePx} pixels, and yours are made first.`;

export const premiumPrice = {
  monthly: '$9.99',
  today: '$0.00',
  period: 'per month',
  label: 'temporary free',
} as const;

export const planOf = (paymentStatus: string): PlanName =>
  paymentStatus === 'completed' ? 'premium' : 'free';
