/**
 * A fake of the Stripe calls that we make, on its own port, with a checkout and a portal page for browser
 * journeys.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  type FakePrice,
  type FakeSession,
  type FakeSubscription,
  wireInvoices,
  wireSubscription,
} from './fake-stripe-objects.ts';
import { hostedPage } from './fake-stripe-pages.ts';

const daySeconds = 24 * 60 * 60;

export interface FakeStripe {
  readonly url: string;
  readonly sessions: Map<string, FakeSession>;
  /** By customer. */
  readonly subscriptions: Map<string, FakeSubscription[]>;
  readonly prices: Map<string, FakePrice>;
  readonly refusedKeys: Set<string>;
  /** Requested paths, in order. */
  readonly calls: string[];
  /** Responds with 503 while true. */
  down: boolean;
  /** Pays a checkout session, which starts its subscription. */
  pay(session: FakeSession): void;
  close(): Promise<void>;
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return new URLSearchParams(body);
}

interface Asked {
  readonly method: string;
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly form: URLSearchParams;
}

/** Without a wanted status Stripe lists all but the cancelled ones. */
const isListed = (status: string, wanted: string | null): boolean =>
  wanted === null ? status !== 'canceled' : wanted === 'all' || wanted === status;

export async function startFakeStripe(): Promise<FakeStripe> {
  const sessions = new Map<string, FakeSession>();
  const subscriptions = new Map<string, FakeSubscription[]>();
  const prices = new Map<string, FakePrice>();
  const refusedKeys = new Set<string>();
  const answered = new Map<string, object>();
  const calls: string[] = [];
  let made = 0;
  const pay = (session: FakeSession) => {
    const nowSeconds = Math.floor(Date.now() / 1000);
    Object.assign(session, { status: 'complete', payment_status: 'paid' });
    subscriptions.set(session.customer, [
      { status: 'active', periodStart: nowSeconds, periodEnd: nowSeconds + 30 * daySeconds },
    ]);
  };
  const fake = { url: '', sessions, subscriptions, prices, refusedKeys, calls, down: false, pay };

  /** Calls with the same idempotency key run once. */
  function respondOnce(asked: Asked, key: unknown): object | undefined {
    const earlier = typeof key === 'string' ? answered.get(key) : undefined;
    if (earlier) return earlier;
    const body = respond(asked);
    if (typeof key === 'string' && body) answered.set(key, body);
    return body;
  }

  function openSession(form: URLSearchParams): FakeSession {
    const id = `cs_test_${++made}`;
    const session: FakeSession = {
      id,
      url: `${fake.url}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      mode: 'subscription',
      customer: form.get('customer') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      amount_total: Number(form.get('line_items[0][price_data][unit_amount]')),
      success_url: (form.get('success_url') ?? '').replace('{CHECKOUT_SESSION_ID}', id),
      cancel_url: form.get('cancel_url') ?? '',
    };
    sessions.set(id, session);
    return session;
  }

  function respond({ method, pathname, form, search }: Asked): object | undefined {
    const [, resource = '', id = '', act = ''] =
      /^\/v1\/(billing_portal\/sessions|checkout\/sessions|\w+)(?:\/(\w+))?(?:\/(\w+))?$/.exec(
        pathname,
      ) ?? [];
    switch (resource) {
      case 'customers':
        return { id: `cus_${++made}`, object: 'customer' };
      case 'checkout/sessions': {
        const session = id === '' ? openSession(form) : sessions.get(id);
        return session && act === 'expire'
          ? Object.assign(session, { status: 'expired' })
          : session;
      }
      case 'subscriptions': {
        if (id !== '') return method === 'DELETE' ? cancelled(id) : undefined;
        const customer = search.get('customer') ?? '';
        const list = subscriptions.get(customer) ?? [];
        const data = list
          .map((one, index) => wireSubscription(one, `sub_${customer}_${index}`))
          .filter(({ status }) => isListed(status, search.get('status')));
        return { object: 'list', has_more: false, data };
      }
      case 'invoices': {
        const of = search.get('subscription') ?? '';
        const subscription = search.get('status') === 'paid' ? subscriptionOf(of) : undefined;
        const data = subscription ? wireInvoices(subscription, of) : [];
        return { object: 'list', has_more: false, data };
      }
      case 'prices':
        return prices.get(id);
      case 'balance':
        return { object: 'balance', livemode: false };
      case 'billing_portal/sessions': {
        const back = encodeURIComponent(form.get('return_url') ?? '');
        return { url: `${fake.url}/portal/${form.get('customer')}?back=${back}` };
      }
      default:
        return undefined;
    }
  }

  function subscriptionOf(id: string): FakeSubscription | undefined {
    const [, customer = '', index = ''] = /^sub_(\w+)_(\d+)$/.exec(id) ?? [];
    return subscriptions.get(customer)?.[Number(index)];
  }

  function cancelled(id: string): object | undefined {
    const subscription = subscriptionOf(id);
    if (!subscription) return undefined;
    subscription.status = 'canceled';
    return wireSubscription(subscription, id);
  }

  async function serve(request: IncomingMessage, response: ServerResponse) {
    const { pathname, searchParams: search } = new URL(request.url ?? '/', 'http://fake');
    const form = await formOf(request);
    const asked = { method: request.method ?? 'GET', pathname, search, form };
    if (hostedPage(fake, asked, response)) return;
    calls.push(`${request.method} ${pathname}`);
    const key = request.headers.authorization?.replace('Bearer ', '') ?? '';
    const refusal = fake.down ? 503 : refusedKeys.has(key) ? 401 : undefined;
    const body = refusal ? undefined : respondOnce(asked, request.headers['idempotency-key']);
    const error = { message: 'No such thing', type: 'invalid_request_error' };
    response.writeHead(refusal ?? (body ? 200 : 404), { 'content-type': 'application/json' });
    response.end(JSON.stringify(body ?? { error }));
  }

  const server: Server = createServer((request, response) => void serve(request, response));
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
