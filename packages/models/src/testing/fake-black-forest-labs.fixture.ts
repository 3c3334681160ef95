/** Black Forest Labs: ordered, looked at by its polling address; the result at another one. */
import {
  drawn,
  type FakeEngine,
  fakeEngine,
  fileIn,
  readJson,
  sendJson,
} from './fake-engine.fixture.ts';

export function fakeBlackForestLabs(): FakeEngine {
  let looks = 0;
  return fakeEngine(async (request, response, engine) => {
    const { path, method, headers } = request;
    const origin = `http://${headers.host}`;
    const state = (status: string, more: object = {}) =>
      sendJson(response, {
        id: 'b1',
        status,
        result: null,
        progress: null,
        details: null,
        ...more,
      });
    if (path === '/files/out.png') {
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(await drawn(engine, engine.orders.at(-1)?.photo));
    } else if (method === 'POST') {
      looks = 0;
      const fields = readJson(request);
      const photo = fileIn(fields.input_image ?? fields.image);
      engine.orders.push({ path, headers, fields, photo, mask: fileIn(fields.mask) });
      sendJson(response, { id: 'b1', polling_url: `${origin}/v1/get_result`, cost: 4 });
    } else if (engine.mood === 'never ends' || looks++ < engine.looksNeeded) {
      state('Pending', { progress: 0.4 });
    } else if (engine.mood === 'declines') {
      state('Request Moderated', {
        details: { 'Moderation Reasons': ['Derivative Works Filter'] },
      });
    } else if (engine.mood === 'fails') state('Error');
    else if (engine.mood === 'nothing inside') state('Ready');
    else state('Ready', { result: { sample: `${origin}/files/out.png`, seed: 4242 } });
  });
}
