/** OpenAI's `/images/edits` and `/images/generations`. */
import {
  drawn,
  type FakeEngine,
  fakeEngine,
  inBase64,
  readForm,
  readJson,
  sendJson,
} from './fake-engine.fixture.ts';

export function fakeOpenAiPictures(): FakeEngine {
  return fakeEngine(async (request, response, engine) => {
    const { path, headers } = request;
    const isEdit = path.endsWith('/images/edits');
    const order = isEdit ? await readForm(request) : { path, headers, fields: readJson(request) };
    engine.orders.push(order);
    if (engine.mood === 'never ends') return;
    if (engine.mood === 'declines') {
      const message = 'Your request was rejected as a result of our safety system.';
      const error = { message, type: 'image_generation_user_error', param: null };
      sendJson(response, { error: { ...error, code: 'moderation_blocked' } }, 400);
      return;
    }
    if (engine.mood === 'fails') {
      const message = 'The server had an error while processing your request.';
      sendJson(
        response,
        { error: { message, type: 'server_error', param: null, code: null } },
        500,
      );
      return;
    }
    if (engine.mood === 'nothing inside') {
      sendJson(response, { created: 1, data: [] });
      return;
    }
    const [width, height] = String(order.fields.size).split('x').map(Number);
    const picture = await drawn(engine, 'photo' in order ? order.photo : undefined, width, height);
    sendJson(response, {
      created: 1,
      data: [{ b64_json: inBase64(engine, picture) }],
      output_format: 'png',
      quality: 'high',
      size: order.fields.size,
      usage: { input_tokens: 50, output_tokens: 4160, total_tokens: 4210 },
    });
  });
}
