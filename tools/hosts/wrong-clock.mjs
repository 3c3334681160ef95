/** Loaded before a host that shall run two hours ahead. */
const aheadMs = 2 * 60 * 60 * 1000;
const now = Date.now.bind(Date);
Date.now = () => now() + aheadMs;
