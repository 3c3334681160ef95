/** The parts of a message and how to change them. */

import type { NewMessage } from '../composer/use-composer.ts';
import { withCapital } from '../words.ts';
import type { AssistantMessage, AssistantPart } from './assistant-message.ts';

export function partsOf({ text, photo, calculation }: NewMessage): AssistantPart[] {
  return [
    ...(photo
      ? [
          {
            type: 'file' as const,
            mediaType: photo.file.type === 'image/png' ? 'image/png' : 'image/jpeg',
            filename: photo.file.name,
            url: photo.sent.url,
          },
        ]
      : []),
    ...(calculation ? [{ type: 'data-calculation' as const, data: calculation }] : []),
    ...(text ? [{ type: 'text' as const, text }] : []),
  ];
}

/** New words in place of the old; the picture stays, a form that was filled in does not. */
export function editedParts({ parts }: AssistantMessage, text: string): AssistantPart[] {
  const pictures = parts.filter(({ type }) => type === 'file');
  return [...pictures, { type: 'text', text: withCapital(text.trim()) }];
}

export function withWork(message: AssistantMessage, generationId: string): AssistantMessage {
  const part = { type: 'data-work' as const, id: generationId, data: { generationId } };
  return { ...message, parts: [...message.parts, part] };
}

/** The answer that is being written, or the one that was about to be, says that it was stopped. */
export function withStop(messages: AssistantMessage[], newId: string): AssistantMessage[] {
  const last = messages.at(-1);
  const metadata = { ...last?.metadata, ended: 'stopped' as const };
  return last?.role === 'assistant'
    ? [...messages.slice(0, -1), { ...last, metadata }]
    : [...messages, { id: newId, role: 'assistant', parts: [], metadata: { ended: 'stopped' } }];
}
