/**
 * The eight calls of the specification, with exactly its requests and responses. They share the use cases of
 * all other procedures; a failure is `{ error }`.
 */
import { oc } from '@orpc/contract';
import { z } from 'zod';
import { limits } from '../limits.ts';

const tags = ['The eight calls'];
const words = z.string().trim().min(1).max(limits.promptCharacters);

export const firstCalls = {
  imageInteriors: oc
    .route({
      method: 'POST',
      path: '/image_interiors/',
      summary:
        'Redesign a photo (interiors and exteriors); `image` is base64 png. `startSchedule` under .2 gives new finishes, .2 to .45 new furniture or a new shape, above .45 everything new',
      tags,
    })
    .input(
      z.object({
        image: z.file(),
        startSchedule: z.coerce.number<string>().min(0).max(1),
        seed: z.coerce.number<string>().int().min(0),
        steps: z.coerce.number<string>().int().min(1).max(150),
        cfgScale: z.coerce.number<string>().min(0).max(35),
        roomtype: z.string(),
        aesthetic: z.string(),
        housetype: z.string(),
        style: z.string(),
      }),
    )
    .output(z.object({ image: z.string() })),
  chat: oc
    .route({
      method: 'GET',
      path: '/chat/{prompt}',
      summary: 'Ask the architecture assistant',
      tags,
    })
    .input(z.object({ prompt: words }))
    .output(z.object({ response: z.string(), audioURL: z.string().optional() })),
  speech: oc
    .route({ method: 'POST', path: '/tts', summary: 'Text to speech', tags })
    .input(z.object({ text: z.string().trim().min(1).max(limits.speechCharacters) }))
    // The note is set if another voice than the chosen one was used.
    .output(z.object({ audioURL: z.string(), note: z.string().optional() })),
  generateImage: oc
    .route({
      method: 'POST',
      path: '/generate-image',
      summary: '`file`: what is on it, as `{ response }`; `sketch` and `prompt`: picture bytes',
      tags,
    })
    .input(
      z.object({
        file: z.file().optional(),
        sketch: z.file().optional(),
        prompt: z.string().max(limits.promptCharacters).optional(),
      }),
    )
    .output(z.union([z.file(), z.object({ response: z.string() })])),
  imageGenerate: oc
    .route({
      method: 'GET',
      path: '/image_generate/{prompt}',
      summary: 'Make pictures from words',
      tags,
    })
    .input(z.object({ prompt: words }))
    .output(z.object({ image_urls: z.array(z.string()) })),
  analyzeImage: oc
    .route({ method: 'POST', path: '/analyze-image', summary: 'Look at a picture', tags })
    .input(z.object({ image: z.file().optional() }))
    .output(z.record(z.string(), z.unknown())),
  analyzeUpload: oc
    .route({
      method: 'POST',
      path: '/analyze-upload',
      summary: 'Look at a picture with a question in mind',
      tags,
    })
    .input(
      z.object({
        file: z.file().optional(),
        prompt: z.string().max(limits.promptCharacters).optional(),
      }),
    )
    .output(z.record(z.string(), z.unknown())),
  analyzeUrl: oc
    .route({ method: 'POST', path: '/analyze-url', summary: 'Look at a picture on the web', tags })
    .input(
      z.object({
        image_url: z.string().min(1).max(4_000),
        prompt: z.string().max(limits.promptCharacters).optional(),
      }),
    )
    .output(z.record(z.string(), z.unknown())),
};
