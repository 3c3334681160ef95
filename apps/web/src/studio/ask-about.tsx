/** Link that opens the assistant with a picture attached. */
import { MessageCircleQuestion } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { usePerson } from '../lib/session/session.ts';
import { ButtonLink } from '../ui/button.tsx';

/** URLs of our own server's pictures; nothing else is fetched. */
export const ownPicture = /^\/api\/files\/[\w-]+$/;

export function AskAbout({ pictureUrl }: { pictureUrl: string }) {
  // Visitors have a chat of their own, which accepts pictures as well.
  const chat = usePerson() ? paths.chat : paths.sketchChat;
  return (
    <ButtonLink
      size="small"
      to={`${chat}?about=${encodeURIComponent(pictureUrl)}`}
      icon={<MessageCircleQuestion size={16} />}
    >
      Ask about this
    </ButtonLink>
  );
}
