/** A server like AUTOMATIC1111's: one picture at a time, with shared progress and interrupt. */
import {
  drawn,
  type FakeEngine,
  fakeEngine,
  fileIn,
  inBase64,
  readJson,
  sendJson,
} from './fake-engine.fixture.ts';

export function fakeSdapi(): FakeEngine {
  let looks = 0;
  let waiting: (() => void) | undefined;
  return fakeEngine(async (request, response, engine) => {
    const { path, headers } = request;
    const isOver = () => engine.mood !== 'never ends' && looks >= engine.looksNeeded;
    if (path.startsWith('/sdapi/v1/progress')) {
      looks++;
      const progress = Math.min(0.95, looks / (engine.looksNeeded + 1));
      const state = { sampling_step: Math.round(progress * 50), sampling_steps: 50, job_count: 1 };
      sendJson(response, { progress, eta_relative: 1, state, current_image: null, textinfo: null });
      if (isOver()) waiting?.();
    } else if (path === '/sdapi/v1/interrupt') {
      engine.calledOff.push(path);
      waiting?.();
      sendJson(response, {});
    } else {
      looks = 0;
      const fields = readJson(request);
      const photo = fileIn((fields.init_images as string[] | undefined)?.[0]);
      engine.orders.push({ path, headers, fields, photo, mask: fileIn(fields.mask) });
      if (engine.mood === 'fails') {
        const detail = 'CUDA out of memory. Tried to allocate 2.00 GiB';
        sendJson(response, { error: 'OutOfMemoryError', detail, body: '', errors: detail }, 500);
        return;
      }
      if (!isOver()) await new Promise<void>((resolve) => (waiting = resolve));
      const { width, height } = fields as { width: number; height: number };
      const picture = inBase64(engine, await drawn(engine, photo, width, height));
      sendJson(response, {
        images: engine.mood === 'nothing inside' ? [] : [picture],
        parameters: {},
        info: JSON.stringify({ seed: fields.seed, all_seeds: [fields.seed] }),
      });
    }
  });
}
