/** Decodes character references of Markdown, such as `&amp;` and `&#8212;`; unknown ones stay as they are. */
import { decodeNamedCharacterReference } from 'decode-named-character-reference';

const reference = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z][a-z\d]{1,31}));/gi;
const lastSign = 0x10ffff;

export const decodeReferences = (text: string): string =>
  text.includes('&')
    ? text.replace(reference, (written, hexadecimal, decimal, name) => {
        if (name) return decodeNamedCharacterReference(name) || written;
        const sign = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
        return sign > 0 && sign <= lastSign ? String.fromCodePoint(sign) : written;
      })
    : text;
