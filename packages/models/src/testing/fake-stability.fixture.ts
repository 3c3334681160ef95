/** Stability AI: the services of v2beta and the engines of v1. */
import {
  drawn,
  type EngineMood,
  type FakeEngine,
  fakeEngine,
  inBase64,
  readForm,
  readJson,
  sendJson,
} from './fake-engine.fixture.ts';

/** How the engines of v1 end; the services know the first alone. */
const finishReasons: Readonly<Partial<Record<EngineMood, string>>> = {
  declines: 'CONTENT_FILTERED',
  fails: 'ERROR',
};

export function fakeStability(): FakeEngine {
  return fakeEngine(async (request, response, engine) => {
    const { path, headers } = request;
    const isForm = headers['content-type']?.startsWith('multipart/form-data');
    const order = isForm ? await readForm(request) : { path, headers, fields: readJson(request) };
    engine.orders.push(order);
    if (engine.mood === 'never ends') return;
    const isFirstVersion = path.startsWith('/v1/');
    if (engine.mood === 'fails' && !isFirstVersion) {
      const errors = ['An unexpected server error has occurred, please try again later.'];
      sendJson(response, { id: 'e1', name: 'internal_error', errors }, 500);
      return;
    }
    const reason = finishReasons[engine.mood] ?? 'SUCCESS';
    const photo = 'photo' in order ? order.photo : undefined;
    const picture =
      engine.mood === 'nothing inside' ? undefined : inBase64(engine, await drawn(engine, photo));
    if (isFirstVersion) {
      const artifacts = [{ base64: picture, seed: 1_050_625_087, finishReason: reason }];
      sendJson(response, { artifacts: engine.mood === 'nothing inside' ? [] : artifacts });
    } else sendJson(response, { image: picture, finish_reason: reason, seed: 343_940_597 });
  });
}
