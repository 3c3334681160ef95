/** A WebSocket to a configured service, for progress. */
import { Agent, Dispatcher1Wrapper } from 'undici';
import { Problem } from '../problem.ts';
import {
  expectOutsideFence,
  fencedLookup,
  isServiceOf,
  type ModelService,
} from './model-services.ts';

export function createModelSocket(services: readonly ModelService[]): (url: string) => WebSocket {
  const isService = isServiceOf(services);
  const isFenced = isServiceOf(services.filter((service) => service.isFenced));
  const dispatcher = new Dispatcher1Wrapper(new Agent({ connect: { lookup: fencedLookup } }));
  return (address) => {
    const url = new URL(address);
    if (!isService(url)) throw new Problem('URL_NOT_ALLOWED');
    // Redirects are errors.
    if (!isFenced(url)) return new WebSocket(address);
    expectOutsideFence(url);
    // The types are the browser's, which lack these options.
    return Reflect.construct(WebSocket, [address, { dispatcher }]);
  };
}
