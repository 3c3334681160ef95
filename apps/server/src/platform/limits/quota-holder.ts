import type { PlanName } from '@maquette/contract';

/** The account or address that daily quota and storage count against. */
export interface QuotaHolder {
  /** `user:` and an id, or `address:` and the visitor's address. */
  readonly subject: string;
  readonly plan: PlanName;
}
