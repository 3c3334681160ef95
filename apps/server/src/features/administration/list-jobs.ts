/** Generations of all people, without prompts or pictures, which only the owner sees. */
import { type AdministeredJob, problemSentence } from '@maquette/contract';
import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { fullName } from '../../http/guards/action-log.ts';
import type { Database } from '../../platform/db/database.ts';
import { generation } from '../../platform/db/schema/generations.ts';
import { runningProcess } from '../../platform/db/schema/hosts.ts';
import { user } from '../../platform/db/schema/people.ts';

/** Rows per list. */
const mostShown = 50;

const jobs = (db: Database) =>
  db
    .select({
      job: generation,
      firstName: user.firstName,
      lastName: user.lastName,
      host: runningProcess.host,
    })
    .from(generation)
    .leftJoin(user, eq(user.id, generation.owner))
    // A fencing token starts with the presence id of its process.
    .leftJoin(
      runningProcess,
      sql`${runningProcess.presence}::text = split_part(${generation.fence}, '.', 1)`,
    );

type JobRow = Awaited<ReturnType<typeof jobs>>[number];

function described({ job, firstName, lastName, host }: JobRow): AdministeredJob {
  const { problemCode, problemDetails } = job;
  return {
    id: job.id,
    tool: job.tool,
    owner: firstName === null || lastName === null ? null : fullName({ firstName, lastName }),
    orderedAt: job.createdAt.toISOString(),
    startedAt: job.startedAt?.toISOString() ?? null,
    endedAt: job.finishedAt?.toISOString() ?? null,
    attempts: job.attempts,
    percent: job.percent,
    host,
    problem: problemCode && problemSentence(problemCode, problemDetails),
  };
}

export async function listJobs(db: Database) {
  const of = (status: 'running' | 'queued' | 'failed') =>
    and(eq(generation.status, status), isNull(generation.deletedAt));
  const running = await jobs(db)
    .where(of('running'))
    .orderBy(asc(generation.createdAt))
    .limit(mostShown);
  const waiting = await jobs(db)
    .where(of('queued'))
    .orderBy(desc(generation.priority), asc(generation.createdAt))
    .limit(mostShown);
  const failed = await jobs(db)
    .where(of('failed'))
    .orderBy(desc(generation.finishedAt))
    .limit(mostShown);
  return {
    running: running.map(described),
    waiting: waiting.map(described),
    failed: failed.map(described),
  };
}
