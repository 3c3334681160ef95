/** Preloaded to run a host two hours ahead. */
const aheadMs = 2 * 60 * 60 * 1000;
const now = Date.now.bind(Date);
Date.now = () => now() + aheadMs;
