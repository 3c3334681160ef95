/** An engine as the log of administrators names it: never with a key, of its address the host alone. */
import { type EngineTrial, engineJobs } from '@maquette/contract';
import type { ModelConfiguration } from '@maquette/models/configuration';
import { labelOf } from '@maquette/models/connected';
import type { LoggedAction } from '../../http/guards/action-log.ts';

export interface NamedEngine {
  readonly job: keyof typeof engineJobs;
  readonly id: string;
}

type Outcome = 'works' | 'failed' | 'not tried';

export const outcomeOf = ({ ok }: Pick<EngineTrial, 'ok'>): Outcome => (ok ? 'works' : 'failed');

export function loggedEngine(
  { job, id }: NamedEngine,
  { providers }: Pick<ModelConfiguration, 'providers'>,
  outcome?: Outcome,
): Pick<LoggedAction, 'subject' | 'details'> {
  const address = providers[id.split(':')[0] ?? '']?.connection.address;
  return {
    subject: { id, name: `${labelOf(id)} (${engineJobs[job].label})` },
    details: {
      ...{ job, engine: id },
      ...(address ? { host: new URL(address).host } : {}),
      ...(outcome ? { outcome } : {}),
    },
  };
}
