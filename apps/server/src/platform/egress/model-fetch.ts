/**
 * Fetch for model services: only the configured origins, private networks included, without redirects to
 * others. Any other URL, such as where a service stores its pictures, goes through public egress: no key, GET
 * only.
 */
import { Agent, Dispatcher1Wrapper } from 'undici';
import { Problem } from '../problem.ts';
import { createEgress, type Egress } from './egress.ts';
import {
  expectOutsideFence,
  fencedLookup,
  isServiceOf,
  type ModelService,
} from './model-services.ts';

type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** Callers set time limits; a picture can take many minutes on a small machine. */
const timeouts = { headersTimeout: 0, bodyTimeout: 0, connect: { timeout: 10_000 } };

export function createModelFetch(
  services: readonly ModelService[],
  egress: Pick<Egress, 'fetchPicture'> = createEgress(),
): Fetch {
  const isService = isServiceOf(services);
  // Node's built-in `fetch` accepts its own `FormData` but uses an older dispatcher interface.
  const dispatcher = new Dispatcher1Wrapper(new Agent(timeouts));
  const isFenced = isServiceOf(services.filter((service) => service.isFenced));
  const fencedDispatcher = new Dispatcher1Wrapper(
    new Agent({ ...timeouts, connect: { ...timeouts.connect, lookup: fencedLookup } }),
  );

  return async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (isService(url)) {
      // Its types only know the bundled dispatcher.
      const options: RequestInit = { ...init, redirect: 'error' };
      if (!isFenced(url)) return fetch(input, Object.assign(options, { dispatcher }));
      expectOutsideFence(url);
      return fetch(input, Object.assign(options, { dispatcher: fencedDispatcher }));
    }
    const { method = 'GET', signal } = init;
    if (input instanceof Request || method.toUpperCase() !== 'GET') {
      throw new Problem('URL_NOT_ALLOWED');
    }
    const bytes = await egress.fetchPicture(url.href, signal ?? undefined);
    return new Response(new Uint8Array(bytes));
  };
}
