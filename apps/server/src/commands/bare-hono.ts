/**
 * Baseline of `npm run bench`: the same responses from the same database by plain Hono. The difference is the cost of
 * our edge, contract and log.
 */
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { readConfig } from '../config.ts';
import { describeQuota } from '../features/generations/ledger/quota.ts';
import { systemClock } from '../platform/clock.ts';
import type { QuotaHolder } from '../platform/limits/quota-holder.ts';
import { openSignIns } from './with-sign-ins.ts';

const config = readConfig(process.env);
const { database, auth } = await openSignIns(config);
const quotaOf = (holder: QuotaHolder) =>
  describeQuota(database.db, holder, config.quota, systemClock());

const text = process.env.BARE_ANSWER ?? '{}';
const description: unknown = JSON.parse(text);

const app = new Hono()
  .get('/api/system', (c) => c.json(description as object))
  // Even the text is precomputed: only sending remains.
  .get('/ready-text', (c) => c.body(text, 200, { 'content-type': 'application/json' }))
  .get('/api/quota', async (c) => {
    const found = c.req.header('cookie')
      ? await auth.api.getSession({ headers: c.req.raw.headers, query: { disableRefresh: true } })
      : null;
    return c.json(
      await quotaOf(
        found
          ? { subject: `user:${found.user.id}`, plan: 'free' }
          : { subject: 'address:127.0.0.1', plan: 'visitor' },
      ),
    );
  });
serve({ fetch: app.fetch, port: config.http.port, hostname: '127.0.0.1' }, ({ port }) =>
  process.stdout.write(`Ready on port ${port}\n`),
);
