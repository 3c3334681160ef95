/** The engine for each job of this server, its state, and how to change it. */
import { type EngineOverview, engineJobs } from '@maquette/contract';
import { useQuery } from '@tanstack/react-query';
import { apiQueries } from '../../lib/api.ts';
import { problemCodeOf, problemMessage } from '../../lib/problem-text.ts';
import { useSystem } from '../../lib/system.ts';
import { ElevationLine } from '../../ui/drawings.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { BecomeAdministrator } from './become-administrator.tsx';
import { EngineRow } from './engine-row.tsx';
import { OtherEngines } from './other-engines.tsx';
import { UnusedEngines } from './unused-engines.tsx';

export function ModelsScreen() {
  const { data, error, refetch } = useQuery(apiQueries.engines.overview.queryOptions());
  const system = useSystem();
  const isNotTheirs = problemCodeOf(error) === 'NOT_ADMINISTRATOR';
  const allOwn = data?.jobs.every(({ inUse }) => inUse.every(({ isOwn }) => isOwn));
  return (
    <div className="page grid gap-10 py-8 pb-20">
      <header className="grid max-w-3xl gap-2">
        <h1 className="text-page">Models</h1>
        <p className="text-soft">
          Which engine does each job on this server. Only administrators see this page; keys are
          never shown.
        </p>
        {/* Its line is there before the version, so that nothing below moves. */}
        <p className="text-note text-faint">{system ? `Maquette ${system.version}` : '\u00a0'}</p>
      </header>
      {isNotTheirs && (
        <>
          <ErrorState {...problemMessage(error)} />
          <BecomeAdministrator />
        </>
      )}
      {error && !isNotTheirs && (
        <ErrorState {...problemMessage(error)} onRetry={() => void refetch()} />
      )}
      {!data && !error && <Loading />}
      {data && data.workersWithoutSecret.length > 0 && (
        <p role="note" className="max-w-3xl border-l-2 border-accent pl-4">
          Workers on {data.workersWithoutSecret.join(', ')} run without AUTH_SECRET: they cannot
          read keys that are connected here, and draw with our own engines. Give them the
          AUTH_SECRET of the servers and start them again.
        </p>
      )}
      {allOwn && <OwnEnginesNote />}
      {data && (
        <ul className="grid border-t border-line">
          {data.jobs.map(({ job, inUse, unused, ...named }) => (
            <li
              key={job}
              className="grid gap-x-10 gap-y-4 border-b border-line py-6 lg:grid-cols-[15rem_1fr]"
            >
              <div>
                <h2 className="text-title">{engineJobs[job].label}</h2>
                <p className="text-note text-faint">{engineJobs[job].does}</p>
              </div>
              <div className="grid min-w-0 gap-4">
                <ol className="grid gap-5" aria-label={`Engines of ${engineJobs[job].label}`}>
                  {inUse.map((engine, place) => (
                    <EngineRow key={engine.id} job={job} engine={engine} place={place} />
                  ))}
                </ol>
                {job === 'restyle' && <Finishing {...data.finishing} />}
                <UnusedEngines job={job} unused={unused} />
                <OtherEngines job={job} {...named} />
              </div>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Whether another maker's engine starts from our redesign. */
function Finishing({ isOn, line }: EngineOverview['finishing']) {
  return (
    <div className="grid gap-1.5 text-note">
      <p className="text-soft">
        <span className="font-medium text-ink">
          Finish photo-realistically: {isOn ? 'on' : 'off'}.
        </span>{' '}
        {isOn
          ? 'In a redesign our own engine plans and draws the room or the house, and the other engine makes a photograph of it.'
          : 'In a redesign another engine is given the photo. Turned on, our own engine plans and draws first, and the other one makes a photograph of that.'}
      </p>
      <p className="text-faint">
        To turn it {isOn ? 'off' : 'on'}, start the server with{' '}
        <code className="rounded-sm bg-sunken px-1.5 py-0.5 text-ink">{line}</code>
      </p>
    </div>
  );
}

/** Shown if only built-in engines are in use. */
function OwnEnginesNote() {
  return (
    <section
      aria-label="Our own engines"
      className="grid items-center gap-x-10 gap-y-5 rounded-lg border border-line bg-raised p-6 sm:p-8 md:grid-cols-[1fr_15rem]"
    >
      <div className="grid max-w-[60ch] gap-3">
        <h2 className="text-heading">Everything here is home-made</h2>
        <p className="text-soft">
          All six jobs are done by Maquette’s own engines, on this machine: no key, no account
          elsewhere, no graphics card, and nothing that people write or show goes to anybody else’s
          model.
        </p>
        <p className="text-soft">
          Any job can be given to another engine below, with a key of yours, or by a few lines in
          the environment. The screens stay the same, rooms are still measured for what was kept,
          and every result says who made it.
        </p>
      </div>
      <ElevationLine className="text-faint max-md:max-w-64" />
    </section>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Looking at the engines" className="grid gap-4">
      {Object.keys(engineJobs).map((job) => (
        <Skeleton key={job} className="h-24" />
      ))}
    </div>
  );
}
