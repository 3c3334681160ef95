/** Fields shared by requests and responses of all picture tools. */
import { z } from 'zod';

export const accepted = z.object({ id: z.string() });

/** Orders with the same key are made once. */
export const idempotencyKey = z.string().min(8).max(100).optional();

export const seed = z.number().int().min(0).max(4_294_967_295);
export const variations = z.number().int().min(1).max(4);
