/** Stability AI: the services of v2beta and the engines of v1. */
import {
  drawn,
  type FakeEngine,
  fakeEngine,
  readForm,
  readJson,
  sendJson,
} from './fake-engine.fixture.ts';

export function fakeStability(): FakeEngine {
  return fakeEngine(async (asked, response, engine) => {
    const { path, headers } = asked;
    const isForm = headers['content-type']?.startsWith('multipart/form-data');
    const order = isForm ? await readForm(asked) : { path, headers, fields: readJson(asked) };
    engine.orders.push(order);
    if (engine.mood === 'never ends') return;
    const isFirstVersion = path.startsWith('/v1/');
    const reason = engine.mood === 'declines' ? 'CONTENT_FILTERED' : 'SUCCESS';
    const photo = 'photo' in order ? order.photo : undefined;
    const picture =
      engine.mood === 'nothing inside'
        ? undefined
        : (await drawn(engine, photo)).toString('base64');
    if (isFirstVersion) {
      const artifacts = [{ base64: picture, seed: 1_050_625_087, finishReason: reason }];
      sendJson(response, { artifacts: engine.mood === 'nothing inside' ? [] : artifacts });
    } else sendJson(response, { image: picture, finish_reason: reason, seed: 343_940_597 });
  });
}
