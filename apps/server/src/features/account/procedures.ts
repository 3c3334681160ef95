/** Procedures of the own account. */
import { accountContract } from '@maquette/contract';
import { implement } from '@orpc/server';
import { limitRate } from '../../http/guards/limit-rate.ts';
import { readSignUpRule } from '../../http/guards/sign-up.ts';
import { type RequestContext, requirePerson } from '../../http/request-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { RateRule } from '../../platform/rates.ts';
import { type ConfirmParts, confirmAddress, sendConfirmation } from './confirm-address.ts';
import { readProfile } from './read-profile.ts';
import { updateNames } from './update-names.ts';

const linkRate: RateRule = { name: 'address-link', turns: 3, windowSeconds: 60 * 60 };
const confirmRate: RateRule = { name: 'address-confirmation', turns: 10, windowSeconds: 10 * 60 };

export interface AccountParts extends ConfirmParts {
  /** Sets the password, ends all other sessions, and returns how many. */
  readonly setPassword: (
    person: { readonly id: string; readonly sessionId: string; readonly words: readonly string[] },
    newPassword: string,
  ) => Promise<number>;
}

export function accountProcedures(parts: AccountParts) {
  const procedures = implement(accountContract).$context<RequestContext>();
  return {
    profile: procedures.profile.handler(async ({ context }) =>
      readProfile(parts, await requirePerson(context)),
    ),
    signUpRule: procedures.signUpRule.handler(async () => ({
      rule: await readSignUpRule(parts.db),
    })),
    updateNames: procedures.updateNames.handler(async ({ context, input }) => {
      const person = await requirePerson(context);
      await updateNames(parts.db, person.id, input, parts.clock);
      return readProfile(parts, { ...person, ...input });
    }),
    updatePassword: procedures.updatePassword.handler(async ({ context, input }) => {
      const person = await requirePerson(context);
      const { freshSignIn } = await readProfile(parts, person);
      if (!freshSignIn) throw new Problem('FRESH_SIGN_IN_NEEDED');
      const words = [person.firstName, person.lastName, person.email];
      return { endedSignIns: await parts.setPassword({ ...person, words }, input.newPassword) };
    }),
    sendConfirmation: procedures.sendConfirmation.handler(async ({ context }) => {
      const person = await requirePerson(context);
      await limitRate(parts.db, linkRate, `user:${person.id}`, parts.clock);
      await sendConfirmation(parts, person.id);
    }),
    confirmAddress: procedures.confirmAddress.handler(async ({ context, input }) => {
      const person = await requirePerson(context);
      await limitRate(parts.db, confirmRate, `user:${person.id}`, parts.clock);
      await confirmAddress(parts, person, input.code);
    }),
  };
}
