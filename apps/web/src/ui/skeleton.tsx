import { classNames } from './class-names.ts';

/** The place of something that is still on its way; give it the size by classes. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'rounded-md bg-sunken [animation:breathe_1.8s_ease-in-out_infinite]',
        className,
      )}
    />
  );
}
