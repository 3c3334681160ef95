/** Forbids requests to other hosts in tests. Installed once per process. */
const loopbackHosts = new Set(['localhost', '127.0.0.1', '[::1]']);
const realFetch = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const address = new URL(input instanceof Request ? input.url : input);
  if (address.protocol.startsWith('http') && !loopbackHosts.has(address.hostname)) {
    throw new Error(`Expected no request to a foreign host, but a test asked for ${address.host}`);
  }
  return realFetch(input, init);
};
