/** Closes what a server test file opened. */
import { afterAll } from 'vitest';
import { closeLeftOver } from './databases/left-over.ts';

afterAll(closeLeftOver);
