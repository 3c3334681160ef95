/** A lazily loaded part that a page can do without: it stays empty if its script can't be loaded. */
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const Nothing = () => null;

export const optionalPart = <Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Nothing) }));
