/**
 * `/api/docs`: the API's reference, made from the contract and shown by a page of our own with
 * Swagger UI's files. No script is written into the page, nothing comes from elsewhere.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AnyContractRouter } from '@orpc/contract';
import { referencePolicy } from '../../http/content-security-policy.ts';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Maquette API</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="reference"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const startScript = `SwaggerUIBundle({
  url: '/api/docs/openapi.json',
  dom_id: '#reference',
  deepLinking: true,
  displayRequestDuration: true,
  validatorUrl: null,
});
`;

const libraryFiles: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
};

/** Operations that are no procedures, by path and method, in the words of OpenAPI. */
export type OtherOperations = Readonly<Record<string, Readonly<Record<string, object>>>>;

export function serveReference(
  contract: AnyContractRouter,
  version: string,
  others: () => OtherOperations,
) {
  let description: Promise<string> | undefined;
  return async (request: Request): Promise<Response | undefined> => {
    const { pathname } = new URL(request.url);
    const [, name] = /^\/api\/docs(?:\/([\w.-]*))?$/.exec(pathname) ?? [undefined, undefined];
    if (!/^\/api\/docs(\/|$)/.test(pathname) || request.method !== 'GET') return undefined;
    if (!name) return answer(page, 'text/html; charset=utf-8');
    if (name === 'start.js') return answer(startScript, 'text/javascript; charset=utf-8');
    if (name === 'openapi.json') {
      description ??= describe(contract, version, others());
      return answer(await description, 'application/json; charset=utf-8');
    }
    const mediaType = libraryFiles[name];
    return mediaType ? answer(await readLibraryFile(name), mediaType) : undefined;
  };
}

async function describe(
  contract: AnyContractRouter,
  version: string,
  others: OtherOperations,
): Promise<string> {
  const [{ OpenAPIGenerator }, { ZodToJsonSchemaConverter }] = await Promise.all([
    import('@orpc/openapi'),
    import('@orpc/zod/zod4'),
  ]);
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] });
  const document = await generator.generate(contract, {
    info: {
      title: 'Maquette',
      version,
      description:
        'Signing in sets a cookie, which every later request brings along. Every failure has the same body: `code`, `message`, `requestId`, `details`.',
    },
    servers: [{ url: '/api' }],
  });
  return JSON.stringify({ ...document, paths: { ...others, ...document.paths } });
}

async function readLibraryFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const folder = path.dirname(
    createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'),
  );
  return new Uint8Array(await readFile(path.join(folder, name)));
}

function answer(body: string | Uint8Array<ArrayBuffer>, mediaType: string): Response {
  return new Response(body, {
    headers: {
      'content-type': mediaType,
      'cache-control': 'no-cache',
      'content-security-policy': referencePolicy,
    },
  });
}
