/** Payment state. Cards and invoices stay with Stripe. */
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './moment.ts';
import { user } from './people.ts';

export const billing = pgTable(
  'billing',
  {
    ownerId: text('owner_id')
      .primaryKey()
      .references(() => user.id, { onDelete: 'cascade' }),
    /** Source of the premium plan; null without one. */
    source: text('source').$type<'offer' | 'stripe' | 'granted'>(),
    stripeCustomerId: text('stripe_customer_id').unique(),
    /** The open checkout, so that a second press leads to the same one. */
    openSessionId: text('open_session_id'),
    paidThrough: moment('paid_through'),
    cancelsAtPeriodEnd: boolean('cancels_at_period_end').notNull().default(false),
    checkedAt: moment('checked_at').notNull(),
  },
  (table) => [index('billing_checked').on(table.checkedAt)],
);

/** Webhooks that were applied, by Stripe's id. */
export const billingEvent = pgTable('billing_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: moment('received_at').notNull(),
});
