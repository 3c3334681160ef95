/** The words for styles: those of the studios, and other common ones. */
import { styles as records, type StyleName } from '../../../styles/styles.ts';
import type { Entry } from './entry.ts';

export type Style = StyleName;

export const styles = Object.fromEntries(
  Object.entries(records).map(([name, { words }]) => [name, words]),
) as Readonly<Record<Style, Entry>>;
