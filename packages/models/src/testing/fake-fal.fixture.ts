/** fal's queue: requests that are polled and can be cancelled, with results at an address. */
import {
  drawn,
  type FakeEngine,
  fakeEngine,
  fileIn,
  isWrong,
  readJson,
  sendJson,
  wrongDataUrl,
} from './fake-engine.fixture.ts';

export function fakeFal(): FakeEngine {
  let looks = 0;
  return fakeEngine(async (request, response, engine) => {
    const { path, method, headers } = request;
    const origin = `http://${headers.host}`;
    const order = `${origin}/fal-ai/flux/requests/r1`;
    if (path === '/files/out.png') {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(await drawn(engine, engine.orders.at(-1)?.photo));
    } else if (path.endsWith('/cancel')) {
      engine.calledOff.push(path);
      sendJson(response, { status: 'CANCELLATION_REQUESTED' }, 202);
    } else if (method === 'POST') {
      looks = 0;
      const fields = readJson(request);
      const [listed] = (fields.image_urls as string[] | undefined) ?? [];
      const photo = fileIn(fields.image_url ?? listed);
      engine.orders.push({ path, headers, fields, photo, mask: fileIn(fields.mask_url) });
      sendJson(response, {
        status: 'IN_QUEUE',
        request_id: 'r1',
        queue_position: 0,
        response_url: order,
        status_url: `${order}/status`,
        cancel_url: `${order}/cancel`,
      });
    } else if (path.endsWith('/status?logs=1')) {
      const isOver = engine.mood !== 'never ends' && looks++ >= engine.looksNeeded;
      const logs = [{ message: ' 60%|######    | 30/50', level: 'INFO', source: 'USER' }];
      const status = isOver ? 'COMPLETED' : 'IN_PROGRESS';
      sendJson(response, { status, request_id: 'r1', logs });
    } else if (engine.mood === 'fails') {
      const detail = [
        { loc: ['body', 'image_url'], msg: 'Could not read it', type: 'value_error' },
      ];
      sendJson(response, { detail }, 422);
    } else {
      // In its blocking mode pictures come inside the answer.
      const url = isWrong(engine) ? wrongDataUrl : `${origin}/files/out.png`;
      const picture = { url, width: 64, height: 48 };
      sendJson(response, {
        images: engine.mood === 'nothing inside' ? [] : [{ ...picture, content_type: 'image/png' }],
        timings: { inference: 1.2 },
        seed: 4242,
        has_nsfw_concepts: [engine.mood === 'declines'],
        prompt: '',
      });
    }
  });
}
