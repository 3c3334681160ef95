/** After every test file of the server: what it opened is closed. */
import { afterAll } from 'vitest';
import { closeLeftOver } from './databases/left-over.ts';

afterAll(closeLeftOver);
