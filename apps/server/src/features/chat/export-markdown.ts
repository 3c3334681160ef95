/** A conversation as a Markdown document. */
import type { ConversationRow, MessageRow } from './store.ts';

const speaker = { user: 'You', assistant: 'Assistant' } as const;

/** Text only, without tool parts. */
export const textOf = (parts: MessageRow['parts']) =>
  parts
    .flatMap((part) => {
      if (part.type === 'text' && 'text' in part) return [String(part.text)];
      return part.type === 'file' ? ['*(a picture)*'] : [];
    })
    .join('\n\n');

export function conversationMarkdown(
  row: Pick<ConversationRow, 'title'>,
  messages: readonly Pick<MessageRow, 'role' | 'parts'>[],
) {
  // A single line: line breaks could imitate a message of the assistant.
  const title = row.title.replaceAll(/\s+/g, ' ');
  const body = messages
    .map(
      ({ role, parts }) =>
        `## ${role === 'user' ? speaker.user : speaker.assistant}\n\n${textOf(parts)}\n`,
    )
    .join('\n');
  const safeName = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60);
  return { fileName: `${safeName || 'conversation'}.md`, markdown: `# ${title}\n\n${body}` };
}
