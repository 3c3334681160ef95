/** Gemini's `:generateContent` with pictures. */
import {
  drawn,
  type FakeEngine,
  fakeEngine,
  fileIn,
  inBase64,
  readJson,
  sendJson,
} from './fake-engine.fixture.ts';

interface Part {
  readonly text?: string;
  readonly inlineData?: { readonly data: string };
}

export function fakeGooglePictures(): FakeEngine {
  return fakeEngine(async (request, response, engine) => {
    const { path, headers } = request;
    const fields = readJson(request);
    const parts = (fields.contents as { parts: Part[] }[])[0]?.parts ?? [];
    const photo = fileIn(parts.find(({ inlineData }) => inlineData)?.inlineData?.data);
    engine.orders.push({ path, headers, fields, photo });
    const finished = (parts: Part[], finishReason = 'STOP') =>
      sendJson(response, {
        candidates: [{ content: { role: 'model', parts }, finishReason, index: 0 }],
        usageMetadata: { promptTokenCount: 15, candidatesTokenCount: 1290, totalTokenCount: 1305 },
        modelVersion: 'gemini-2.5-flash-image',
        responseId: 'r1',
      });
    if (engine.mood === 'never ends') return;
    if (engine.mood === 'declines') {
      finished([], 'IMAGE_SAFETY');
      return;
    }
    if (engine.mood === 'fails') {
      finished([], 'IMAGE_OTHER');
      return;
    }
    if (engine.mood === 'nothing inside') {
      finished([{ text: 'A bright kitchen would suit this room well.' }]);
      return;
    }
    const data = inBase64(engine, await drawn(engine, photo));
    const picture = { inlineData: { mimeType: 'image/png', data } };
    finished([{ text: 'Here it is.' }, picture as Part]);
  });
}
