/** Sizes on disk as text, in kilobytes and more. */
const units = ['kB', 'MB', 'GB', 'TB'] as const;

export function sizeText(bytes: number): string {
  if (bytes <= 0) return '0 kB';
  let size = bytes / 1024;
  let place = 0;
  // Sizes that would round to 1024 of one unit are 1 of the next.
  while (size >= 1023.5 && place < units.length - 1) {
    size /= 1024;
    place += 1;
  }
  const rounded = size < 10 ? Math.ceil(size * 10) / 10 : Math.round(size);
  return `${rounded} ${units[place]}`;
}
