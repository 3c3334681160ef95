/**
 * Time limits of jobs, derived from the limits of their engines in the providers' tables. Imports nothing
 * heavy.
 */
import type { ModelConfiguration } from './configuration.ts';
import type { ProviderEntry } from './provider.ts';
import { type RoleName, roles, splitModelId } from './roles.ts';
import { defaultTransportLimits } from './transport/transport-limits.ts';

/** From the first attempt to the last byte of one request. */
export const deadlineMsOf = ({ limits }: ProviderEntry): number =>
  limits?.deadlineMs ?? defaultTransportLimits.deadlineMs;

/** Sum over all engines of the list, times the requests per result. */
export function jobLimitMs({ roles: byRole, providers }: ModelConfiguration, role: RoleName) {
  const { ownLimitMs, tries } = roles[role];
  return byRole[role]
    .map((id) => {
      const entry = providers[splitModelId(id).providerId]?.entry;
      return entry ? deadlineMsOf(entry) * tries : ownLimitMs;
    })
    .reduce((sum, limitMs) => sum + limitMs, 0);
}
