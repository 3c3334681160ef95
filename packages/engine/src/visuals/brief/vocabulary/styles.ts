/** Words for styles: those of the studios, and other common ones. */
import type { Style as StyleRecord } from '../../../styles/style.ts';
import { styles as records, type StyleName } from '../../../styles/styles.ts';

export type Style = StyleName;

export const styles = Object.fromEntries(
  Object.entries<StyleRecord>(records).map(([name, { words }]) => [name, words]),
) as Readonly<Record<Style, StyleRecord['words']>>;
