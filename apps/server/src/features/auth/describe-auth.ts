/** Authentication endpoints for the API reference, from their table. */
import { problemBodySchema } from '@maquette/contract';
import { z } from 'zod';
import { type AuthRoute, authRoutes } from './auth-routes.ts';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

export function describeAuth(): Record<string, Record<string, object>> {
  return Object.fromEntries(
    authRoutes.map((route) => [
      `/auth${route.path}`,
      { [route.method.toLowerCase()]: describeRoute(route) },
    ]),
  );
}

function describeRoute({ path, summary, input }: AuthRoute): object {
  return {
    operationId: `auth${path.replaceAll('/', '.')}`,
    summary,
    tags: ['Sign-in'],
    ...(input
      ? { requestBody: { required: true, ...json(z.toJSONSchema(input, { io: 'input' })) } }
      : {}),
    responses: {
      200: { description: 'Done' },
      default: { description: 'A problem', ...json(z.toJSONSchema(problemBodySchema)) },
    },
  };
}
