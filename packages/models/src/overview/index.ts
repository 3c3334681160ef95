/** For the operator: which engine does what, whether it works, and what helps when not. */
export { describeEngines, describeFinishing } from './describe-engines.ts';
export { remedyFor } from './remedies.ts';
export { tryEngine } from './try-engine.ts';
