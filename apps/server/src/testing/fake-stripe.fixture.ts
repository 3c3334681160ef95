/** An imitation of the few calls of Stripe's API that we make, on a port of its own. */
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface FakeSubscription {
  status: string;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd?: boolean;
  unitAmount?: number;
}

export interface FakePrice {
  id: string;
  livemode: boolean;
  active: boolean;
  unit_amount: number;
  currency: string;
  recurring: { interval: string } | null;
}

export interface FakeSession {
  id: string;
  url: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  mode: 'subscription';
  customer: string;
  client_reference_id: string;
  currency: string;
  amount_total: number;
}

export interface FakeStripe {
  readonly url: string;
  readonly sessions: Map<string, FakeSession>;
  readonly subscriptions: Map<string, FakeSubscription[]>;
  readonly prices: Map<string, FakePrice>;
  /** Keys Stripe does not know. */
  readonly refusedKeys: Set<string>;
  /** Paths that were asked for, in order. */
  readonly calls: string[];
  /** Answers 503 while true. */
  down: boolean;
  close(): Promise<void>;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
}

export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>();
  const subscriptions = new Map<string, FakeSubscription[]>();
  const prices = new Map<string, FakePrice>();
  const refusedKeys = new Set<string>();
  const answered = new Map<string, object>();
  const calls: string[] = [];
  let made = 0;
  const fake = { sessions, subscriptions, prices, refusedKeys, calls, down: false };

  async function answer(request: IncomingMessage): Promise<object | undefined> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    calls.push(`${request.method} ${pathname}`);
    const key = request.headers['idempotency-key'];
    const earlier = typeof key === 'string' ? answered.get(key) : undefined;
    const form = await formOf(request);
    if (earlier) return earlier;
    const body = respond(request.method ?? 'GET', pathname, form, searchParams);
    if (typeof key === 'string' && body) answered.set(key, body);
    return body;
  }

  function respond(
    method: string,
    pathname: string,
    form: URLSearchParams,
    search: URLSearchParams,
  ) {
    if (method === 'POST' && pathname === '/v1/customers')
      return { id: `cus_${++made}`, object: 'customer' };
    if (method === 'POST' && pathname === '/v1/checkout/sessions') {
      const id = `cs_test_${++made}`;
      const session: FakeSession = {
        id,
        url: `https://checkout.stripe.test/${id}`,
        status: 'open',
        payment_status: 'unpaid',
        mode: 'subscription',
        customer: form.get('customer') ?? '',
        client_reference_id: form.get('client_reference_id') ?? '',
        currency: form.get('line_items[0][price_data][currency]') ?? '',
        amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      };
      sessions.set(id, session);
      return session;
    }
    const sessionId = /^\/v1\/checkout\/sessions\/(\w+)$/.exec(pathname)?.[1];
    if (sessionId) return sessions.get(sessionId);
    const expiredId = /^\/v1\/checkout\/sessions\/(\w+)\/expire$/.exec(pathname)?.[1];
    if (expiredId) return Object.assign(sessions.get(expiredId) ?? {}, { status: 'expired' });
    if (pathname === '/v1/subscriptions') {
      const customer = search.get('customer') ?? '';
      const list = subscriptions.get(customer) ?? [];
      const data = list.map((one, index) => wireSubscription(one, `sub_${customer}_${index}`));
      return { object: 'list', has_more: false, data };
    }
    const [, customer = '', index = ''] =
      /^\/v1\/subscriptions\/sub_(\w+)_(\d+)$/.exec(pathname) ?? [];
    const subscription = subscriptions.get(customer)?.[Number(index)];
    if (method === 'DELETE' && subscription) {
      subscription.status = 'canceled';
      return wireSubscription(subscription, `sub_${customer}_${index}`);
    }
    if (pathname === '/v1/balance') return { object: 'balance', livemode: false };
    const priceId = /^\/v1\/prices\/(\w+)$/.exec(pathname)?.[1];
    if (priceId) return prices.get(priceId);
    if (pathname === '/v1/billing_portal/sessions')
      return { url: 'https://billing.stripe.test/portal' };
    return undefined;
  }

  const server: Server = createServer((request, response) => {
    void answer(request).then((body) => {
      const key = request.headers.authorization?.replace('Bearer ', '') ?? '';
      const status = fake.down ? 503 : refusedKeys.has(key) ? 401 : body ? 200 : 404;
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(
          status === 200
            ? body
            : { error: { message: 'No such thing', type: 'invalid_request_error' } },
        ),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return Object.assign(fake, {
    url: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
}

function wireSubscription(subscription: FakeSubscription, id: string) {
  const {
    status,
    periodStart,
    periodEnd,
    cancelAtPeriodEnd = false,
    unitAmount = 999,
  } = subscription;
  return {
    id,
    object: 'subscription',
    status,
    cancel_at_period_end: cancelAtPeriodEnd,
    items: {
      data: [
        {
          current_period_start: periodStart,
          current_period_end: periodEnd,
          price: {
            id: 'price_x',
            unit_amount: unitAmount,
            currency: 'usd',
            recurring: { interval: 'month' },
          },
        },
      ],
    },
  };
}
