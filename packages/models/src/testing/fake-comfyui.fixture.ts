/** ComfyUI: uploads, a queue, a history, and pictures by name. */
import {
  drawn,
  type FakeEngine,
  fakeEngine,
  readForm,
  readJson,
  sendJson,
} from './fake-engine.fixture.ts';

interface Node {
  readonly class_type: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

const uploads = new Map<string, Buffer>();

export function fakeComfyUi(): FakeEngine {
  let looks = 0;
  const id = 'c1';
  const row = [7, id, {}, {}, []];
  return fakeEngine(async (asked, response, engine) => {
    const { path, headers } = asked;
    const isOver = () => engine.mood !== 'never ends' && looks >= engine.looksNeeded;
    const isGone = () => engine.calledOff.length > 0;
    if (path.startsWith('/object_info')) {
      const ckpt_name = [['interior-xl.safetensors', 'other.safetensors'], {}];
      sendJson(response, { CheckpointLoaderSimple: { input: { required: { ckpt_name } } } });
    } else if (path === '/upload/image') {
      const { photo } = await readForm(asked);
      const name = `upload-${uploads.size}.png`;
      if (photo) uploads.set(name, photo);
      sendJson(response, { name, subfolder: '', type: 'input' });
    } else if (path === '/prompt') {
      looks = 0;
      const { prompt } = readJson(asked) as { prompt: Record<string, Node> };
      const loaded = (type: string) =>
        Object.values(prompt).find(({ class_type }) => class_type === type)?.inputs.image;
      const photo = uploads.get(String(loaded('LoadImage')));
      const mask = uploads.get(String(loaded('LoadImageMask')));
      engine.orders.push({ path, headers, fields: prompt, photo, mask });
      sendJson(response, { prompt_id: id, number: 12, node_errors: {} });
    } else if (path === '/queue' && asked.method === 'POST') {
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
      sendJson(response, isDone ? { [id]: entryOf(engine) } : {});
    } else {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(await drawn(engine, engine.orders.at(-1)?.photo));
    }
  });
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
