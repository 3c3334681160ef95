import type { PlanName } from '@maquette/contract';

/** The account or address that daily quota and storage count against. */
export interface QuotaHolder {
  /** `user:` and an id, or `address:` and the visitor's address. */
  readonly subject: string;
  readonly plan: PlanName;
  /** Of the client; absent where nobody's request caused the work. Unpaid accounts are also counted by it. */
  readonly address?: string | undefined;
}
