import { socialNames } from '@maquette/contract';
import { useContact } from '../../lib/contact/contact.ts';
import { classNames } from '../../ui/class-names.ts';
import { SocialIcon } from '../../ui/social-icon.tsx';

export function SocialLinks({ className }: { className?: string }) {
  const { social } = useContact();
  const shown = socialNames.flatMap((name) => {
    const address = social[name];
    return address === undefined ? [] : [[name, address] as const];
  });
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Social media" className={classNames('flex items-center', className)}>
      {shown.map(([name, address]) => (
        <li key={name}>
          <a
            href={address}
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
