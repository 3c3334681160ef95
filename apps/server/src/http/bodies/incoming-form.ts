/**
 * Streaming multipart parser: fields within their limits, files straight to disk, so that fifty uploads at
 * once cost no memory. Excess is refused before everything has arrived.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import { limits } from '@maquette/contract';
import { megabytes } from '../../platform/intake/intake.ts';
import { Problem } from '../../platform/problem.ts';
import { collectYoung } from '../../platform/process/collect-garbage.ts';

export interface IncomingForm {
  read(): Promise<FormData>;
  /** Deletes the temporary files; procedures have stored what they keep by then. */
  remove(): Promise<void>;
}

/** When a form is read, and how it is looked after meanwhile. */
export type Receive = (read: () => Promise<void>) => Promise<void>;

export const isForm = (headers: Headers): boolean =>
  headers.get('content-type')?.startsWith('multipart/form-data') ?? false;

const tooLarge = () => new Problem('TOO_LARGE', { limit: megabytes(limits.uploadBytes) });
/** Allowance for other fields and part headers. */
const formExtraBytes = 256 * 1024;
const headerBytes = 8 * 1024;

/**
 * `incoming` is the socket's stream: reading the Request's body instead copies every chunk, a hundred
 * megabytes of garbage with fifty uploads at once.
 */
export function incomingForm(
  request: Request,
  folder: string,
  incoming: Readable | undefined,
  receive: Receive = (read) => read(),
): IncomingForm {
  const place = path.join(folder, randomUUID());
  return {
    async read() {
      if (Number(request.headers.get('content-length')) > limits.uploadBytes + formExtraBytes) {
        throw tooLarge();
      }
      const data = new FormData();
      const body = incoming
        ? // Whoever is refused must still hear of it.
          incoming.iterator({ destroyOnReturn: false })
        : request.body && Readable.fromWeb(request.body as unknown as NodeReadableStream);
      if (!body) return data;
      await receive(() => readInto(data, request.headers, body, place));
      return data;
    },
    remove: () => rm(place, { recursive: true, force: true }),
  };
}

async function readInto(
  data: FormData,
  headers: Headers,
  body: AsyncIterable<Uint8Array>,
  place: string,
): Promise<void> {
  const parser = new Busboy({
    headers: { 'content-type': headers.get('content-type') ?? '' },
    limits: {
      fileSize: limits.uploadBytes,
      files: limits.formFiles,
      fields: limits.formFields,
      fieldSize: limits.formFieldBytes,
      headerSize: headerBytes,
    },
  });
  const saving: Promise<void>[] = [];
  const refuse = (problem: Problem) => {
    parser.destroy(problem);
  };
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) {
    parser.on(limit, () => refuse(new Problem('FORM_TOO_LONG')));
  }
  const isLong = (name: string) => name.length > limits.formNameCharacters;
  parser.on('field', (name, value, _isNameCut, isValueCut) => {
    if (isLong(name) || isValueCut) refuse(new Problem('FORM_TOO_LONG'));
    else data.append(name, value);
  });
  parser.on('file', (name, stream, fileName, _encoding, mediaType) => {
    if (isLong(name) || isLong(fileName)) {
      stream.resume();
      refuse(new Problem('FORM_TOO_LONG'));
      return;
    }
    const file = path.join(place, String(saving.length));
    const saved = save(stream, file, mediaType).then((blob) =>
      data.append(name, new File([blob], fileName, { type: mediaType })),
    );
    // Awaited below; until then a failure aborts the parser.
    saved.catch((error: unknown) => parser.destroy(error as Error));
    saving.push(saved);
  });
  await mkdir(place, { recursive: true, mode: 0o700 });
  await pipeline(body, counted, parser);
  await Promise.all(saving);
}

/**
 * Parts that were read are garbage that V8 lets pile up to some 60 MB. Later the C library's heap is as large, and
 * cannot return the holes between what stays.
 */
const collectEveryBytes = 8 * 1024 * 1024;
let uncollectedBytes = 0;

function collectParts(bytes: number): void {
  uncollectedBytes += bytes;
  if (uncollectedBytes < collectEveryBytes) return;
  uncollectedBytes = 0;
  collectYoung();
}

async function* counted(parts: AsyncIterable<Uint8Array>) {
  let bytes = 0;
  for await (const part of parts) {
    bytes += part.length;
    collectParts(part.length);
    if (bytes > limits.uploadBytes + formExtraBytes) throw tooLarge();
    yield part;
  }
}

async function save(stream: BusboyFileStream, file: string, type: string): Promise<Blob> {
  await pipeline(stream, createWriteStream(file, { mode: 0o600 }));
  if (stream.truncated) throw tooLarge();
  return openAsBlob(file, { type });
}
