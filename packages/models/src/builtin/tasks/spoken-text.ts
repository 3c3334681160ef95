/** Written text as a voice can say it: no marks, no signs it would spell or drop. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/```[\s\S]*?```/g, ' '],
  [/!?\[([^\]]*)\]\([^)]*\)/g, '$1'],
  [/https?:\/\/\S+/g, ' a link '],
  [/[*_`~|>#]+/g, ' '],
  [/(\d)\s*m²/g, '$1 square metres'],
  [/(\d)\s*m³/g, '$1 cubic metres'],
  [/(\d)\s*mm\b/g, '$1 millimetres'],
  [/(\d)\s*cm\b/g, '$1 centimetres'],
  [/(\d)\s*km\b/g, '$1 kilometres'],
  [/(\d)\s*m\b/g, '$1 metres'],
  [/(\d)\s*kg\b/g, '$1 kilograms'],
  [/(\d)\s*kWh\b/g, '$1 kilowatt hours'],
  [/(\d)\s*(?:sq\.?\s?ft|ft²)/gi, '$1 square feet'],
  [/(\d)\s*ft\b/g, '$1 feet'],
  [/°\s*C/g, ' degrees Celsius'],
  [/°\s*F/g, ' degrees Fahrenheit'],
  [/°/g, ' degrees'],
  [/[£](\d[\d.,]*)/g, '$1 pounds'],
  [/[€](\d[\d.,]*)/g, '$1 euros'],
  [/[$](\d[\d.,]*)/g, '$1 dollars'],
  [/%/g, ' percent'],
  [/&/g, ' and '],
  [/(\d)\s*[×x]\s*(\d)/g, '$1 by $2'],
  [/(\d)\s*[–—-]\s*(\d)/g, '$1 to $2'],
  [/[–—]/g, ', '],
  [/[≈~]/g, ' about '],
  [/≤/g, ' at most '],
  [/≥/g, ' at least '],
  [/½/g, ' one half '],
  [/¼/g, ' one quarter '],
  [/¾/g, ' three quarters '],
  [/[“”„«»]/g, '"'],
  [/[‘’]/g, "'"],
  [/…/g, '.'],
  [/ß/g, 'ss'],
  [/[æÆ]/g, 'ae'],
  [/[øØ]/g, 'o'],
];

export function spokenText(written: string): string {
  let text = written;
  for (const [sign, words] of signs) text = text.replace(sign, words);
  return text
    .normalize('NFKD')
    .replace(/[^\n -~]/g, '')
    .replace(/\s*\n+\s*/g, '. ')
    .replace(/(?:\.\s*){2,}/g, '. ')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

const wordsPerPiece = 60;

/** Pieces of about sixty words, cut between sentences: long texts in one go get slower and slower. */
export function speakablePieces(text: string): string[] {
  const sentences = text.match(/[^.!?;:]+[.!?;:]*\s*/g) ?? [];
  const pieces: string[] = [];
  let piece = '';
  let words = 0;
  for (const sentence of sentences) {
    for (const part of shortParts(sentence)) {
      const count = part.split(/\s+/).filter(Boolean).length;
      if (words > 0 && words + count > wordsPerPiece) {
        pieces.push(piece.trim());
        piece = '';
        words = 0;
      }
      piece += part;
      words += count;
    }
  }
  if (/[a-z0-9]/i.test(piece)) pieces.push(piece.trim());
  return pieces;
}

/** A sentence longer than a piece is cut between words. */
function shortParts(sentence: string): string[] {
  const words = sentence.split(/\s+/).filter(Boolean);
  if (words.length <= wordsPerPiece) return [sentence];
  const parts: string[] = [];
  for (let at = 0; at < words.length; at += wordsPerPiece) {
    parts.push(`${words.slice(at, at + wordsPerPiece).join(' ')} `);
  }
  return parts;
}
