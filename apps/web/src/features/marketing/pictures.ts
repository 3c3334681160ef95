/** Table of all pictures on public pages; `npm run pictures` generates them. */
export interface MarketingPicture {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

const made = (file: string, caption: string, alt: string): MarketingPicture => ({
  src: `/pictures/${file}.webp`,
  caption,
  alt,
  widthPx: 1000,
  heightPx: 800,
});

/** Generated from prompts by the visuals studio's engine. */
export const stylePictures = [
  made('modern', 'Modern', 'A Modern villa with a long pool at dusk, lights behind the glass'),
  made(
    'scandinavian',
    'Scandinavian',
    'A Scandinavian living room: grey sofa, oak floor, morning sun',
  ),
  made('rustic', 'Rustic', 'A Rustic timber cabin with a steep roof among autumn trees'),
  made('industrial', 'Industrial', 'An Industrial loft with brick walls and a leather sofa'),
] as const;

/** One drawn room before and after the interior studio's engine emptied and furnished it. */
export const comparedPictures = {
  before: made(
    'room-before',
    'The room',
    'A living room with beige walls, brown and black seats and a tall bookcase',
  ),
  after: made(
    'room-after',
    'Scandinavian',
    'The same room and view, bright: a grey sofa, light chairs, a round rug',
  ),
} as const;
