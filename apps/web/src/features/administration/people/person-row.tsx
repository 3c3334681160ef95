import type { KnownPerson } from '@maquette/contract';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Tag } from '../../../ui/chip.tsx';
import { agoText, dayText } from '../moments.ts';
import { sizeText } from '../size-text.ts';

/** Shared with the header row. */
export const personColumns =
  'lg:grid lg:grid-cols-[minmax(0,1fr)_6rem_6rem_8rem_8rem_6rem] lg:items-center lg:gap-x-5';

export const nameOf = ({ firstName, lastName }: KnownPerson): string =>
  `${firstName} ${lastName}`.trim();

export function PersonRow({ person, onOpen }: { person: KnownPerson; onOpen: () => void }) {
  const name = nameOf(person);
  return (
    <li
      className={`${personColumns} relative grid gap-y-2 border-b border-line py-3.5 max-lg:pr-24`}
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">
          {name}
          {person.isYou && <Tag>you</Tag>}
          {person.administrator && !person.isYou && <Tag>administrator</Tag>}
          {person.disabledAt && <Tag>disabled</Tag>}
        </p>
        <p className="text-note text-faint wrap-anywhere">{person.email}</p>
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-soft lg:contents">
        <Fact name="Plan">{person.plan === 'premium' ? 'Premium' : 'Free'}</Fact>
        <Fact name="Stored">{sizeText(person.storedBytes)}</Fact>
        <Fact name="Joined">{dayText(person.joinedAt)}</Fact>
        <Fact name="Last seen">{person.lastSeenAt ? agoText(person.lastSeenAt) : 'never'}</Fact>
      </dl>
      <Button
        size="small"
        className="max-lg:absolute max-lg:top-3.5 max-lg:right-0"
        aria-label={`Manage ${name}`}
        onClick={onOpen}
      >
        Manage
      </Button>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-faint lg:unseen">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
