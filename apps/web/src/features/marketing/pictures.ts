/** Every picture of the public pages, in one table: replace a file here and it changes everywhere. */
export interface MarketingPicture {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

const livingRoom = (file: string, caption: string, detail: string): MarketingPicture => ({
  src: `/pictures/${file}`,
  caption,
  alt: `The living room in the ${caption} style: ${detail}`,
  widthPx: 1000,
  heightPx: 800,
});

/** One room in four styles: the window, the sofa's place and the walls stay where they are. */
export const stylePictures = [
  livingRoom('modern.svg', 'Modern', 'dark sofa, slatted wall, a blue circle on the wall'),
  livingRoom('scandinavian.svg', 'Scandinavian', 'pale wood, light curtains, a round table'),
  livingRoom('rustic.svg', 'Rustic', 'ceiling beams, leather, a woven rug'),
  livingRoom('industrial.svg', 'Industrial', 'brick, steel window, concrete floor'),
] as const;

export const comparedPictures = {
  before: stylePictures[0],
  after: stylePictures[2],
} as const;
