import { socialNames } from '@maquette/contract';
import { useContact } from '../../lib/contact.ts';
import { classNames } from '../../ui/class-names.ts';
import { SocialIcon } from '../../ui/social-icon.tsx';

export function SocialLinks({ className }: { className?: string }) {
  const contact = useContact();
  return (
    <ul aria-label="Social media" className={classNames('flex items-center', className)}>
      {socialNames.map((name) => (
        <li key={name}>
          <a
            href={contact.social[name]}
            target="_blank"
            rel="noreferrer"
            aria-label={name}
            className="grid size-10 place-items-center rounded-md text-soft transition-colors hover:text-accent"
          >
            <SocialIcon name={name} />
          </a>
        </li>
      ))}
    </ul>
  );
}
