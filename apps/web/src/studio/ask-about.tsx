/** From a picture to the assistant: it opens with the picture attached. */
import { MessageCircleQuestion } from 'lucide-react';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/button.tsx';

/** The addresses our own server gives to pictures; nothing else is fetched. */
export const ownPicture = /^\/api\/files\/[\w-]+$/;

export const askAboutPath = (pictureUrl: string): string =>
  `${paths.chat}?about=${encodeURIComponent(pictureUrl)}`;

export function AskAbout({ pictureUrl }: { pictureUrl: string }) {
  return (
    <ButtonLink
      size="small"
      to={askAboutPath(pictureUrl)}
      icon={<MessageCircleQuestion size={16} />}
    >
      Ask about this
    </ButtonLink>
  );
}
