/**
 * Tries at a password. Strangers are counted by their address, by address and account together, and all
 * of them by account; a browser its owner has signed in with is counted by itself alone, whatever
 * strangers do meanwhile.
 */
import { limitRate } from '../../http/guards/limit-rate.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { forgetTurns, type RateRule } from '../../platform/rates.ts';
import { type Device, isKnownTo } from './known-device.ts';

const minute = 60;

const rules = {
  knownDevice: { name: 'sign-in-device', turns: 10, windowSeconds: 5 * minute },
  address: { name: 'sign-in-address', turns: 30, windowSeconds: 5 * minute },
  addressAndAccount: { name: 'sign-in-pair', turns: 10, windowSeconds: 5 * minute },
  /** Of all strangers together, from however many addresses. */
  account: { name: 'sign-in-account', turns: 200, windowSeconds: 60 * minute },
} as const satisfies Record<string, RateRule>;

export interface Guess {
  readonly address: string;
  /** Undefined when what was sent names none. */
  readonly email: string | undefined;
  readonly device: Device | undefined;
}

export interface GuessParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
}

/** Refuses one too many. A success ends the counts: it shows that the person knows the password. */
export async function countGuess(
  { db, clock, secret }: GuessParts,
  { address, email, device }: Guess,
): Promise<() => Promise<void>> {
  const counted =
    email && device && isKnownTo(device, email, secret)
      ? [{ rule: rules.knownDevice, subject: `${device.id}\n${email}` }]
      : [
          { rule: rules.address, subject: address },
          ...(email
            ? [
                { rule: rules.addressAndAccount, subject: `${address}\n${email}` },
                { rule: rules.account, subject: email },
              ]
            : []),
        ];
  for (const { rule, subject } of counted) await limitRate(db, rule, subject, clock);
  const ended = counted.filter(({ rule }) => rule !== rules.address);
  return () => forgetTurns(db, ended);
}
