/** Colour and level of the new house's light in the photo: white by day, as blue as the photo's sky leaves it in the evening. */
import type { PhotoLight } from '../read/light/photo-light.ts';

/** Share of the drawn sky's colour that is taken away, and of the photo's cast that is added: in an evening lamps cause it. */
const shares = {
  day: { balanced: 1, cast: 0.65 },
  dusk: { balanced: 0.6, cast: 0.3 },
} as const;

type Colour = readonly [red: number, green: number, blue: number];

/** Factor on each channel at an exposure of 1; `ground` is the drawn light of grey ground. */
export function whiteBalance(ground: Colour, { time, cast }: PhotoLight): Colour {
  const { balanced, cast: castShare } = shares[time === 'day' ? 'day' : 'dusk'];
  const grey = 0.2126 * ground[0] + 0.7152 * ground[1] + 0.0722 * ground[2];
  const factor = (c: 0 | 1 | 2) => (grey / ground[c]) ** balanced * cast[c] ** castShare;
  return [factor(0), factor(1), factor(2)];
}
