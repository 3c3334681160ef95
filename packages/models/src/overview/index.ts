/** Engine overview for administrators: assignments, trials and remedies. */
export { describeEngines, describeFinishing } from './describe-engines.ts';
export { remedyFor } from './remedies.ts';
export { tryEngine } from './try-engine.ts';
