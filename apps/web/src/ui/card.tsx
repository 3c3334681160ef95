import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';

export function Card({ className, ...rest }: HTMLAttributes<HTMLDivElement>) {
  return (
    <div
      {...rest}
      className={classNames('rounded-lg border border-line bg-raised p-6 sm:p-8', className)}
    />
  );
}
