import { classNames } from './class-names.ts';

/** Placeholder for loading content; size it with classes. */
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
