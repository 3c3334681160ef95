/** Connected engines that aren't in use, with the reason. */
import type { EngineOverview } from '@maquette/contract';
import { Tag } from '../../ui/chip.tsx';
import { Disconnect } from './disconnect.tsx';

export type UnusedEnginesProps = Pick<EngineOverview['jobs'][number], 'job' | 'unused'>;

export function UnusedEngines({ job, unused }: UnusedEnginesProps) {
  if (unused.length === 0) return null;
  return (
    <ul aria-label="Connected here and not in use" className="grid gap-4">
      {unused.map((engine) => (
        <li
          key={engine.id}
          className="flex items-center justify-between gap-x-4 gap-y-2 max-sm:flex-wrap"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-medium text-soft wrap-anywhere">
              {engine.label} <Tag>not used</Tag>
            </p>
            <p className="text-note text-faint wrap-anywhere">{engine.why}</p>
          </div>
          <Disconnect job={job} engine={engine} />
        </li>
      ))}
    </ul>
  );
}
