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

/** Replaces the text; keeps the picture and drops a calculator's values. */
export function editedParts({ parts }: AssistantMessage, text: string): AssistantPart[] {
  const pictures = parts.filter(({ type }) => type === 'file');
  return [...pictures, { type: 'text', text: withCapital(text.trim()) }];
}

export function withWork(message: AssistantMessage, generationId: string): AssistantMessage {
  const part = { type: 'data-work' as const, id: generationId, data: { generationId } };
  return { ...message, parts: [...message.parts, part] };
}

/** Marks the answer in progress, or the one that hadn't started, as stopped. */
export function withStop(messages: AssistantMessage[], newId: string): AssistantMessage[] {
  const last = messages.at(-1);
  const metadata = { ...last?.metadata, ended: 'stopped' as const };
  return last?.role === 'assistant'
    ? [...messages.slice(0, -1), { ...last, metadata }]
    : [...messages, { id: newId, role: 'assistant', parts: [], metadata: { ended: 'stopped' } }];
}
