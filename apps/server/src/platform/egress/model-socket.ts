/** A socket to a configured service, such as one that tells how far it is. It goes nowhere else. */
import { Problem } from '../problem.ts';
import { isServiceOf, type ModelService } from './model-services.ts';

export function createModelSocket(services: readonly ModelService[]): (url: string) => WebSocket {
  const isService = isServiceOf(services);
  return (url) => {
    if (!isService(new URL(url))) throw new Problem('URL_NOT_ALLOWED');
    // A redirect is an error to it.
    return new WebSocket(url);
  };
}
