/** As much of a browser's page as hooks and the API client ask for, with a server of the test's own. */
import { onTestFinished, vi } from 'vitest';
import { type Person, refreshSession } from '../session/session.ts';

const origin = 'http://localhost:3000';
const scheduledTurns = 3;

export const ada: Person = {
  id: 'ada',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Lovelace',
  paymentStatus: 'free',
  isAddressConfirmed: true,
};

/** A line between tabs; what is posted goes into `posted`. */
interface TestChannel {
  readonly name: string;
  readonly posted: unknown[];
  onmessage: ((event: { readonly data: unknown }) => void) | null;
}

export interface TestPage {
  /** Requests to the server, except those for the session. */
  readonly requests: Request[];
  readonly channels: TestChannel[];
  /** Sets the session that the server answers with from now on. */
  signIn(person: Person): void;
  signOut(): void;
  /** The tab is looked at again. */
  show(): void;
  /** The browser is online again. */
  goOnline(): void;
}

export async function openTestPage(
  answer: (request: Request) => Response | Promise<Response>,
  person: Person | null = null,
): Promise<TestPage> {
  const requests: Request[] = [];
  const channels: TestChannel[] = [];
  let user = person;
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const frame = Object.assign(new EventTarget(), {
    location: { origin },
    HTMLIFrameElement: class {},
  });
  vi.stubGlobal('window', frame);
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} });
  vi.stubGlobal(
    'BroadcastChannel',
    class implements TestChannel {
      readonly name: string;
      readonly posted: unknown[] = [];
      onmessage: TestChannel['onmessage'] = null;
      constructor(name: string) {
        this.name = name;
        channels.push(this);
      }
      postMessage(message: unknown) {
        this.posted.push(message);
      }
      close() {}
    },
  );
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(typeof input === 'string' ? new URL(input, origin) : input, init);
    if (new URL(request.url).pathname === '/api/auth/get-session') {
      return Response.json(user && { user: { ...user, emailVerified: user.isAddressConfirmed } });
    }
    requests.push(request);
    return answer(request);
  });
  await refreshSession();
  onTestFinished(async () => {
    // Test files of one process share the session.
    user = null;
    await refreshSession();
    // Work that React has scheduled still asks for the window.
    for (let turn = 0; turn < scheduledTurns; turn++) await new Promise(setImmediate);
    vi.unstubAllGlobals();
  });
  return {
    requests,
    channels,
    signIn: (next) => {
      user = next;
    },
    signOut: () => {
      user = null;
    },
    show: () => void page.dispatchEvent(new Event('visibilitychange')),
    goOnline: () => void frame.dispatchEvent(new Event('online')),
  };
}

/** A problem as our server answers it. */
export const problemResponse = (code: string, status: number): Response =>
  Response.json({ code, message: code, requestId: 'request-1', details: {} }, { status });

/** `METHOD /path` of each request. */
export const linesOf = ({ requests }: Pick<TestPage, 'requests'>): string[] =>
  requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
