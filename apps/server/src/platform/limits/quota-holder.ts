import type { PlanName } from '@maquette/contract';

/** The account or address that daily quota and storage count against. */
export interface QuotaHolder {
  /** `user:` and an id, or `address:` and the visitor's address. */
  readonly subject: string;
  readonly plan: PlanName;
  /** Address of the client; absent for work without a request. Unpaid accounts are also counted by it. */
  readonly address?: string | undefined;
}
