/** P-06: a payment event during a database outage is redelivered, and applied once. */
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { billingEvent } from '../../platform/db/schema/billing.ts';
import { openBreakable } from '../../testing/databases/breakable-database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { createPayingApp } from './paying-app.fixture.ts';

const original = await openTestDatabase();

// Only a server's database can go down and return; the embedded one is in the process.
if (original.home === 'server') {
  test('P-06 a webhook without a database is a 5xx; redelivered it is applied once', async () => {
    const way = await openBreakable(original.connectionString);
    const paying = await createPayingApp({ database: way.database });
    try {
      const person = await paying.app.person();
      const session = await paying.openCheckout(person);
      paying.pay(session);
      const id = 'evt_while_down';
      const send = () => paying.webhook('invoice.paid', session.customer, { id });
      way.cut();
      expect((await send()).status).toBeGreaterThanOrEqual(500);
      way.mend();
      expect((await send()).status).toBe(200);
      expect((await send()).status).toBe(200);
      expect(await paying.statusOf(person)).toBe('completed');
      const stored = await original.db.select().from(billingEvent).where(eq(billingEvent.id, id));
      expect(stored).toHaveLength(1);
    } finally {
      await paying.app.pictureService.close(0);
      await way.close();
      await paying.stripe.close();
    }
  });
} else {
  test('P-06 the embedded database stops and starts with the server: nothing can be lost in between', async () => {
    await original.close();
    await expect(original.db.select().from(billingEvent)).rejects.toThrow();
  });
}
