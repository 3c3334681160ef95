/**
 * How long a job may take: as long as its engines may. The one place that knows is the table of limits of
 * each provider; whoever waits for a job asks here. Imports nothing heavy.
 */
import type { ModelConfiguration } from './configuration.ts';
import type { ProviderEntry } from './provider.ts';
import { type RoleName, roles, splitModelId } from './roles.ts';
import { defaultTransportLimits } from './transport/transport-limits.ts';

/** From the first try to the last byte, of one thing asked of an engine. */
export const deadlineMsOf = ({ limits }: ProviderEntry): number =>
  limits?.deadlineMs ?? defaultTransportLimits.deadlineMs;

/** Every engine of the list may take its time, as often as it is asked for one result. */
export function jobLimitMs({ roles: byRole, providers }: ModelConfiguration, role: RoleName) {
  const { ownLimitMs, tries } = roles[role];
  return byRole[role]
    .map((id) => {
      const entry = providers[splitModelId(id).providerId]?.entry;
      return entry ? deadlineMsOf(entry) * tries : ownLimitMs;
    })
    .reduce((sum, limitMs) => sum + limitMs, 0);
}
