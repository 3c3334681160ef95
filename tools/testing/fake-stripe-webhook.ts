/** A Stripe webhook: no browser, no origin, signed raw body. */
import { createHmac, randomUUID } from 'node:crypto';

export interface FakeWebhook {
  readonly serverUrl: string;
  readonly secret: string;
  readonly type: string;
  readonly customer: string;
}

/** Resolves to the response's status. */
export async function sendWebhook({ serverUrl, secret, type, customer }: FakeWebhook) {
  const body = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    livemode: false,
    type,
    data: { object: { customer } },
  });
  const at = Math.floor(Date.now() / 1000);
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  const { status } = await fetch(`${serverUrl}/api/billing/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': `t=${at},v1=${signature}` },
    body,
  });
  return status;
}
