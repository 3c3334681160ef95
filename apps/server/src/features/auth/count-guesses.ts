/**
 * Rate limits of password attempts: for unknown browsers per address, per address and account, and per
 * account; for a browser that its owner has signed in with per browser, regardless of other attempts.
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
  /** Limit for all unknown browsers together. */
  account: { name: 'sign-in-account', turns: 200, windowSeconds: 60 * minute },
} as const satisfies Record<string, RateRule>;

export interface Guess {
  readonly address: string;
  /** Undefined if the input has none. */
  readonly email: string | undefined;
  readonly device: Device | undefined;
}

export interface GuessParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secret: string;
}

/** Throws above the limit. A success resets the counters. */
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
