/** ComfyUI: uploads, a queue, a history, pictures by name, and a socket that tells how far it is. */
import type { WebSocket } from 'ws';
import {
  drawn,
  type FakeEngine,
  fakeEngine,
  readForm,
  readJson,
  sendJson,
  wrongBytes,
} from './fake-engine.fixture.ts';

interface Node {
  readonly class_type: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

const uploads = new Map<string, Buffer>();

export function fakeComfyUi(): FakeEngine {
  let looks = 0;
  let client = '';
  const listening = new Map<string, WebSocket>();
  const id = 'c1';
  const row = [7, id, {}, {}, []];
  const engine = fakeEngine(async (request, response, engine) => {
    const { path, headers } = request;
    const isOver = () => engine.mood !== 'never ends' && looks >= engine.looksNeeded;
    const isGone = () => engine.calledOff.length > 0;
    if (path.startsWith('/object_info')) {
      const ckpt_name = [['interior-xl.safetensors', 'other.safetensors'], {}];
      sendJson(response, { CheckpointLoaderSimple: { input: { required: { ckpt_name } } } });
    } else if (path === '/upload/image') {
      const { photo } = await readForm(request);
      const name = `upload-${uploads.size}.png`;
      if (photo) uploads.set(name, photo);
      sendJson(response, { name, subfolder: '', type: 'input' });
    } else if (path === '/prompt') {
      looks = 0;
      const { prompt, client_id } = readJson(request) as {
        prompt: Record<string, Node>;
        client_id: string;
      };
      client = client_id;
      const loaded = (type: string) =>
        Object.values(prompt).find(({ class_type }) => class_type === type)?.inputs.image;
      const photo = uploads.get(String(loaded('LoadImage')));
      const mask = uploads.get(String(loaded('LoadImageMask')));
      engine.orders.push({ path, headers, fields: prompt, photo, mask });
      sendJson(response, { prompt_id: id, number: 12, node_errors: {} });
    } else if (path === '/queue' && request.method === 'POST') {
      sendJson(response, {});
    } else if (path === '/queue') {
      const running = isOver() || isGone() ? [] : [row];
      sendJson(response, { queue_running: running, queue_pending: [] });
    } else if (path === '/interrupt') {
      engine.calledOff.push(path);
      sendJson(response, {});
    } else if (path.startsWith('/history/')) {
      const isDone = isOver();
      looks++;
      if (!isDone) tellProgress(listening.get(client), id);
      sendJson(response, isDone ? { [id]: entryOf(engine) } : {});
    } else {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(await drawn(engine, engine.orders.at(-1)?.photo));
    }
  });
  const listener: FakeEngine['listener'] = (socket, path) => {
    const sid = new URLSearchParams(path.split('?')[1]).get('clientId') ?? '';
    listening.set(sid, socket);
    socket.send(newsOf('status', { status: { exec_info: { queue_remaining: 0 } }, sid }));
  };
  return Object.assign(engine, { listener });
}

const newsOf = (type: string, data: object) => JSON.stringify({ type, data });

/** Messages in the middle of the work, previews as bytes among them. */
function tellProgress(socket: WebSocket | undefined, prompt_id: string): void {
  socket?.send(newsOf('executing', { node: 'sampler', prompt_id }));
  socket?.send(newsOf('progress', { value: 9, max: 20, node: 'sampler', prompt_id }));
  socket?.send(Buffer.concat([Buffer.from([0, 0, 0, 1, 0, 0, 0, 1]), wrongBytes]));
  socket?.send(newsOf('progress', { value: 1, max: 1, node: 'decoded', prompt_id }));
}

function entryOf({ mood }: FakeEngine) {
  const error = { exception_message: 'Allocation on device', node_type: 'KSampler' };
  if (mood === 'fails') {
    const status = { status_str: 'error', messages: [['execution_error', error]] };
    return { prompt: [], outputs: {}, status: { ...status, completed: false } };
  }
  const images = [{ filename: 'maquette_00001_.png', subfolder: '', type: 'output' }];
  return {
    prompt: [],
    outputs: { saved: { images: mood === 'nothing inside' ? [] : images } },
    status: { status_str: 'success', completed: true, messages: [] },
  };
}
