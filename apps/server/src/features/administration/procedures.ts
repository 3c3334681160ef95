/** Procedures for administrators. Each call checks the role. */
import { administrationContract, type KnownPerson } from '@maquette/contract';
import { implement } from '@orpc/server';
import { requireAdministrator } from '../../http/guards/administrator.ts';
import type { Person, RequestContext } from '../../http/request-context.ts';
import { Problem } from '../../platform/problem.ts';
import { cancelJob, type JobParts, retryJob } from './change-job.ts';
import {
  type ChangeParts,
  deletePerson,
  setDisabled,
  setPremium,
  signOutEverywhere,
} from './change-person.ts';
import type { ContactOfOperator } from './contact.ts';
import { describeFiles, listProcesses, type ServerParts } from './describe-server.ts';
import { listActions } from './list-actions.ts';
import { listJobs } from './list-jobs.ts';
import { listPeople, onePerson } from './list-people.ts';
import { describeSignUp, invite, setSignUpRule, withdrawInvitation } from './sign-up.ts';

export type AdministrationParts = ChangeParts &
  JobParts &
  ServerParts & { readonly contact: ContactOfOperator };

export function administrationProcedures(parts: AdministrationParts) {
  const { people, jobs, server, signUp, contact, actions } = implement(administrationContract)
    .$context<RequestContext>()
    .use(async ({ context, next }) =>
      next({ context: { administrator: await requireAdministrator(parts, context) } }),
    );

  async function known(administrator: Person, id: string): Promise<KnownPerson> {
    const person = await onePerson(parts, administrator.id, id);
    if (!person) throw new Problem('NOT_FOUND');
    return person;
  }

  return {
    people: {
      list: people.list.handler(({ context, input }) =>
        listPeople(parts, context.administrator.id, input),
      ),
      setDisabled: people.setDisabled.handler(
        async ({ context: { administrator }, input: { id, disabled } }) => {
          await setDisabled(parts, administrator, id, disabled);
          return known(administrator, id);
        },
      ),
      signOut: people.signOut.handler(async ({ context: { administrator }, input: { id } }) => {
        await signOutEverywhere(parts, administrator, id);
        return known(administrator, id);
      }),
      setPremium: people.setPremium.handler(
        async ({ context: { administrator }, input: { id, premium } }) => {
          await setPremium(parts, administrator, id, premium);
          return known(administrator, id);
        },
      ),
      remove: people.remove.handler(async ({ context: { administrator }, input: { id } }) =>
        deletePerson(parts, administrator, id),
      ),
    },
    jobs: {
      list: jobs.list.handler(() => listJobs(parts.db)),
      cancel: jobs.cancel.handler(({ context: { administrator }, input: { id } }) =>
        cancelJob(parts, administrator, id),
      ),
      retry: jobs.retry.handler(({ context: { administrator, requestId }, input: { id } }) =>
        retryJob(parts, administrator, id, requestId),
      ),
    },
    server: {
      processes: server.processes.handler(async () => ({ processes: await listProcesses(parts) })),
      storage: server.storage.handler(() => describeFiles(parts)),
    },
    signUp: {
      get: signUp.get.handler(() => describeSignUp(parts)),
      setRule: signUp.setRule.handler(async ({ context: { administrator }, input: { rule } }) => {
        await setSignUpRule(parts, administrator, rule);
        return describeSignUp(parts);
      }),
      invite: signUp.invite.handler(({ context: { administrator }, input: { note } }) =>
        invite(parts, administrator, note),
      ),
      withdraw: signUp.withdraw.handler(({ context: { administrator }, input: { id } }) =>
        withdrawInvitation(parts, administrator, id),
      ),
    },
    contact: {
      get: contact.get.handler(() => parts.contact.describe()),
      set: contact.set.handler(async ({ context: { administrator }, input }) => {
        await parts.contact.save(administrator, input);
        return parts.contact.describe();
      }),
    },
    actions: {
      list: actions.list.handler(({ input }) => listActions(parts.db, input)),
    },
  };
}
