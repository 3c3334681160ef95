/** From a picture to the assistant: it opens with the picture attached. */
import { MessageCircleQuestion } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { usePerson } from '../lib/session/session.ts';
import { ButtonLink } from '../ui/button.tsx';

/** The addresses our own server gives to pictures; nothing else is fetched. */
export const ownPicture = /^\/api\/files\/[\w-]+$/;

export function AskAbout({ pictureUrl }: { pictureUrl: string }) {
  // The chat that is open to visitors takes it as well.
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
