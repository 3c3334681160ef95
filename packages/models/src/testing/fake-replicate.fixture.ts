/** Replicate's predictions: ordered, looked at, called off; results at an address. */
import {
  drawn,
  type FakeEngine,
  fakeEngine,
  fileIn,
  isWrong,
  readJson,
  sendJson,
  wrongBytes,
  wrongDataUrl,
} from './fake-engine.fixture.ts';

export function fakeReplicate(): FakeEngine {
  let looks = 0;
  return fakeEngine(async (request, response, engine) => {
    const { path, method, headers } = request;
    const origin = `http://${headers.host}`;
    const answer = (status: string, more: object = {}, code = 200) =>
      sendJson(
        response,
        {
          id: 'p1',
          status,
          output: null,
          error: null,
          logs: '',
          urls: {
            get: `${origin}/v1/predictions/p1`,
            cancel: `${origin}/v1/predictions/p1/cancel`,
          },
          ...more,
        },
        code,
      );
    if (path === '/files/out.png') {
      const order = engine.orders.at(-1);
      response.writeHead(200, { 'content-type': 'image/png' });
      response.end(engine.mood === 'wrong bytes' ? wrongBytes : await drawn(engine, order?.photo));
    } else if (path.endsWith('/cancel')) {
      engine.calledOff.push(path);
      answer('canceled');
    } else if (method === 'POST') {
      looks = 0;
      const { input } = readJson(request) as { input: Record<string, unknown> };
      const photo = fileIn(input.image ?? input.input_image);
      engine.orders.push({ path, headers, fields: input, photo, mask: fileIn(input.mask) });
      answer('starting', {}, 201);
    } else if (engine.mood === 'never ends' || looks++ < engine.looksNeeded) {
      answer('processing', { logs: ' 45%|####5     | 22/50' });
    } else if (engine.mood === 'declines') {
      answer('failed', { error: 'NSFW content detected. Try running it again.' });
    } else if (engine.mood === 'fails') {
      answer('failed', { error: 'CUDA out of memory' });
    } else if (engine.mood === 'nothing inside') answer('succeeded');
    else {
      // Some models put the picture itself where its address would be.
      answer('succeeded', { output: [isWrong(engine) ? wrongDataUrl : `${origin}/files/out.png`] });
    }
  });
}
