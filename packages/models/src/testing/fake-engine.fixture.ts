/** Shared by the fakes of picture engines: a mood, the requests they got, and pictures that keep the photo. */
import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import type { ReceivedRequest, ServiceAnswer, ServiceSocket } from './fake-service.fixture.ts';

export type EngineMood =
  | 'draws'
  /** Works and works. */
  | 'never ends'
  /** Holds the picture back for its content, in the engine's own way. */
  | 'declines'
  /** Says that all is well and gives bytes that are no picture. */
  | 'wrong bytes'
  /** Letters that are no base64, where pictures come as such. */
  | 'wrong letters'
  /** A well-formed answer without a picture. */
  | 'nothing inside'
  /** The work itself breaks. */
  | 'fails'
  /** Draws, but not the photo it was given. */
  | 'moves everything';

export interface FakeEngine {
  readonly answer: ServiceAnswer;
  /** Listeners on a socket, where there is one. */
  readonly listener?: ServiceSocket;
  mood: EngineMood;
  /** Looks at unfinished work before it is done. */
  looksNeeded: number;
  /** Orders that were taken, with what they said. */
  readonly orders: FakeOrder[];
  readonly calledOff: string[];
}

export interface FakeOrder {
  readonly path: string;
  readonly headers: ReceivedRequest['headers'];
  readonly fields: Readonly<Record<string, unknown>>;
  readonly photo?: Buffer | undefined;
  readonly mask?: Buffer | undefined;
}

type Handler = (
  request: ReceivedRequest,
  response: ServerResponse,
  engine: FakeEngine,
) => void | Promise<void>;

export function fakeEngine(handle: Handler): FakeEngine {
  const engine: FakeEngine = {
    mood: 'draws',
    looksNeeded: 1,
    orders: [],
    calledOff: [],
    answer: (request, response) => handle(request, response, engine),
  };
  return engine;
}

export function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
}

export const wrongBytes = Buffer.from('these are the bytes of no picture at all');

/** The photo in other colours, or a picture of this size that has nothing to do with it. */
export async function drawn(
  { mood }: FakeEngine,
  photo: Buffer | undefined,
  widthPx = 64,
  heightPx = 48,
): Promise<Buffer> {
  if (mood === 'wrong bytes') return wrongBytes;
  if (photo && mood !== 'moves everything') {
    return sharp(photo).modulate({ saturation: 1.3, brightness: 1.06 }).png().toBuffer();
  }
  const size = photo ? await sharp(photo).metadata() : { width: widthPx, height: heightPx };
  const background = '#7a8ca0';
  return sharp({ create: { width: size.width, height: size.height, channels: 3, background } })
    .png()
    .toBuffer();
}

const wrongLetters = '<not base64!>';
export const wrongDataUrl = `data:image/png;base64,${wrongLetters}`;
export const isWrong = ({ mood }: FakeEngine): boolean => mood === 'wrong letters';

/** A picture as it stands in an answer. */
export const inBase64 = (engine: FakeEngine, picture: Buffer): string =>
  isWrong(engine) ? wrongLetters : picture.toString('base64');

/** A form as its fields and files. */
export async function readForm({ body, headers, path }: ReceivedRequest): Promise<FakeOrder> {
  const type = headers['content-type'] ?? '';
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData();
  const fields: Record<string, unknown> = {};
  const files: Record<string, Buffer> = {};
  for (const [name, value] of form) {
    if (typeof value === 'string') fields[name] = value;
    else files[name] = Buffer.from(await value.arrayBuffer());
  }
  const photo = files['image[]'] ?? files.image ?? files.init_image;
  return { path, headers, fields, photo, mask: files.mask ?? files.mask_image };
}

export const readJson = ({ body }: ReceivedRequest): Record<string, unknown> =>
  JSON.parse(body.toString() || '{}');

/** The bytes of a base64 text or a `data:` address in a field. */
export const fileIn = (value: unknown): Buffer | undefined =>
  typeof value === 'string' ? Buffer.from(value.replace(/^data:[^,]*,/, ''), 'base64') : undefined;
