/** The two pages that Stripe hosts: checkout and portal. */
import type { ServerResponse } from 'node:http';
import type { FakeSession, FakeSubscription } from './fake-stripe-objects.ts';

interface Hosted {
  readonly sessions: ReadonlyMap<string, FakeSession>;
  readonly subscriptions: ReadonlyMap<string, readonly FakeSubscription[]>;
  pay(session: FakeSession): void;
}

interface Visit {
  readonly method: string;
  readonly pathname: string;
  readonly search: URLSearchParams;
  readonly form: URLSearchParams;
}

const page = (title: string, buttons: readonly string[]) =>
  `<!doctype html><html lang="en"><title>${title}</title><link rel="icon" href="data:,"><h1>${title}</h1>
<form method="post">${buttons.map((name) => `<button name="act" value="${name}">${name}</button>`).join(' ')}</form>`;

/** True if the request was for one of these pages. */
export function hostedPage(fake: Hosted, visit: Visit, response: ServerResponse): boolean {
  const [, kind, id = ''] = /^\/(pay|portal)\/(\w+)$/.exec(visit.pathname) ?? [];
  if (!kind) return false;
  if (visit.method === 'GET') {
    const [title, ...buttons] =
      kind === 'pay'
        ? ['Pay $9.99 a month', 'Pay', 'Pay by bank', 'Back']
        : ['Your subscription', 'Cancel subscription', 'Back'];
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(page(title!, buttons));
    return true;
  }
  const act = visit.form.get('act');
  const location = kind === 'pay' ? payment(fake, id, act) : portal(fake, id, act, visit.search);
  response.writeHead(303, { location });
  response.end();
  return true;
}

function payment(fake: Hosted, id: string, act: string | null): string {
  const session = fake.sessions.get(id);
  if (!session) throw new Error(`Expected the checkout ${id}`);
  if (act === 'Back') return session.cancel_url;
  if (act === 'Pay') fake.pay(session);
  // A delayed payment: the session is complete, but not yet paid.
  else session.status = 'complete';
  return session.success_url;
}

function portal(fake: Hosted, customer: string, act: string | null, search: URLSearchParams) {
  if (act === 'Cancel subscription') {
    for (const one of fake.subscriptions.get(customer) ?? []) one.cancelAtPeriodEnd = true;
  }
  return search.get('back') ?? '/';
}
