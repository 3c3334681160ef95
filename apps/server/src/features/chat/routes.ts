/** Routes and rate limits of the assistant. */
import { limits } from '@maquette/contract';
import type { RateRule } from '../../platform/rates.ts';

export const chatRates = {
  person: { name: 'chat', turns: limits.chatMessagesPerMinute, windowSeconds: 60 },
  visitor: { name: 'visitor-chat', turns: limits.visitorChatMessagesPerMinute, windowSeconds: 60 },
} as const satisfies Record<string, RateRule>;

export const assistantRoutes = [
  '/api/assistant',
  '/api/assistant/{id}/stream',
  '/api/assistant/{id}/stop',
] as const;
