/** Addresses of foreign model services: exactly those in the settings. */
export interface ModelService {
  /** Empty where there is none to reach. */
  readonly address: string;
  /** Further origins of the same service. */
  readonly alsoAt?: RegExp;
}

/** Whether an address is one of theirs; one with a name or a password in it never is. */
export function isServiceOf(services: readonly ModelService[]): (url: URL) => boolean {
  const origins = new Set(
    services.filter(({ address }) => address !== '').map(({ address }) => new URL(address).origin),
  );
  return (url) =>
    url.username === '' &&
    (origins.has(url.origin) || services.some(({ alsoAt }) => alsoAt?.test(url.origin)));
}
