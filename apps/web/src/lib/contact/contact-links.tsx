/** Extra contact lines set by the operator, such as a phone number, each with its label. */
import { type ContactLine, contactText } from '@maquette/contract';

export interface ContactLinksProps {
  lines: readonly ContactLine[];
  linkClass: string;
  className?: string;
}

export function ContactLinks({ lines, linkClass, className }: ContactLinksProps) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label="More ways to reach us" className={className}>
      {lines.map(({ label, address }) => (
        <li key={`${label} ${address}`} className="wrap-anywhere">
          {label}:{' '}
          <a href={address} className={linkClass}>
            {contactText(address)}
          </a>
        </li>
      ))}
    </ul>
  );
}
