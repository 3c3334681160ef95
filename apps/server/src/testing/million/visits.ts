/** All requests of a person and of an administrator: each page, and each change. */
import { randomUUID } from 'node:crypto';

export type Ask = (
  path: string,
  sent?: { readonly method?: string; readonly json?: object; readonly form?: FormData },
) => Promise<Response>;

export interface Visits {
  readonly ask: Ask;
  readonly photo: Uint8Array<ArrayBuffer>;
  /** A line that is full refuses orders, by their number. */
  readonly isLineFull?: boolean;
}

const pages = [
  '/api/account/profile',
  '/api/generations?limit=24',
  '/api/generations?limit=24&tool=visual',
  '/api/generations?limit=24&favourite=true',
  '/api/generations?limit=24&search=cabin',
  '/api/generations?limit=24&search=nowhere',
  '/api/generations/running',
  '/api/conversations',
  '/api/conversations?search=laminate',
  '/api/conversations?search=nowhere',
  '/api/storage',
  '/api/quota',
  '/api/billing',
];
const administratorPages = [
  '/api/administration/people',
  '/api/administration/people?search=example',
  '/api/administration/people?search=nowhere',
  '/api/administration/jobs',
  '/api/administration/processes',
  '/api/administration/storage',
  '/api/administration/actions',
  '/api/administration/sign-up',
];

async function expectAnswer(path: string, answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`);
}

async function read(
  { ask }: Visits,
  path: string,
  ...sent: Parameters<Ask> extends [string, ...infer Rest] ? Rest : never
): Promise<void> {
  await (await expectAnswer(path, await ask(path, ...sent))).arrayBuffer();
}

async function json<Body>({ ask }: Visits, ...sent: Parameters<Ask>): Promise<Body> {
  return (await (await expectAnswer(sent[0], await ask(...sent))).json()) as Body;
}

export async function readPages(visits: Visits): Promise<void> {
  for (const page of pages) await read(visits, page);
  type Results = { items: { id: string }[]; nextCursor: string };
  const results = await json<Results>(visits, '/api/generations?limit=24');
  await read(visits, `/api/generations?limit=24&cursor=${results.nextCursor}`);
  await read(visits, `/api/generations/${results.items[0]?.id}`);
  const [talk] = await json<{ id: string }[]>(visits, '/api/conversations');
  await read(visits, `/api/conversations/${talk?.id}`);
  await read(visits, `/api/conversations/${talk?.id}/markdown`);
}

export async function readAdministration(visits: Visits): Promise<void> {
  for (const page of administratorPages) await read(visits, page);
}

/** Changes that are taken back. */
export async function changeResults(visits: Visits): Promise<void> {
  const { items } = await json<{ items: { id: string }[] }>(visits, '/api/generations?limit=24');
  const path = `/api/generations/${items.at(-1)?.id}`;
  await read(visits, path, { method: 'PATCH', json: { title: 'A cabin' } });
  for (const favourite of [true, false]) {
    await read(visits, `${path}/favourite`, { method: 'PUT', json: { favourite } });
  }
  const { token } = await json<{ token: string }>(visits, `${path}/share`, { method: 'PUT' });
  await read(visits, `/api/shares/${token}`);
  await read(visits, `${path}/share`, { method: 'DELETE' });
  await read(visits, path, { method: 'DELETE' });
  await read(visits, `${path}/restore`, { method: 'POST' });
  const talks = await json<{ id: string }[]>(visits, '/api/conversations');
  const talk = `/api/conversations/${talks.at(-1)?.id}`;
  await read(visits, talk, { method: 'PATCH', json: { title: 'Oak' } });
  await read(visits, talk, { method: 'DELETE' });
  await read(visits, `${talk}/restore`, { method: 'POST' });
}

/** A photo, an order that is cancelled, and a question. */
export async function order(visits: Visits): Promise<void> {
  const form = new FormData();
  form.set('file', new File([visits.photo], 'photo.png'));
  await read(visits, '/api/photos', { form });
  const wish = { prompt: 'a cabin by a lake', variations: 1, idempotencyKey: randomUUID() };
  const answer = await visits.ask('/api/visuals', { json: wish });
  if (visits.isLineFull) {
    const { code } = (await answer.json()) as { code?: string };
    if (code !== 'BUSY') throw new Error(`An order beyond the line was answered with ${code}`);
  } else {
    const { id } = (await (await expectAnswer('/api/visuals', answer)).json()) as { id: string };
    await read(visits, `/api/generations/${id}/cancel`, { method: 'POST' });
    await read(visits, `/api/generations/${id}/events`);
  }
}

export async function ask(visits: Visits): Promise<void> {
  const message = {
    id: randomUUID(),
    role: 'user',
    parts: [{ type: 'text', text: 'How wide is a hallway?' }],
  };
  const id = randomUUID();
  await read(visits, '/api/assistant', { json: { trigger: 'submit-message', id, message } });
  await read(visits, `/api/conversations/${id}`, { method: 'DELETE' });
}

export const exportAll = (visits: Visits): Promise<void> => read(visits, '/api/account/export');
