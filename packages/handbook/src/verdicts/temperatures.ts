/** "Is 18 too cold for a bedroom?": room temperatures from the entry. */
import { wantsYesOrNo } from './yes-or-no.ts';

interface Room {
  readonly name: string;
  readonly words: RegExp;
  readonly lowC: number;
  readonly highC: number;
}

export const temperatureSlug = 'room-temperatures-and-humidity';

/** The first match applies. */
export const roomTemperatures: readonly Room[] = [
  {
    name: 'a baby sleeps safest at',
    words: /\b(?:baby|babies|nursery|newborn|infant)/i,
    lowC: 16,
    highC: 20,
  },
  { name: 'with older people', words: /\b(?:elderly|older|grand\w+)\b/i, lowC: 20, highC: 21 },
  { name: 'bedrooms', words: /\b(?:bedrooms?|sleep\w*)\b/i, lowC: 16, highC: 19 },
  { name: 'bathrooms', words: /\bbathrooms?\b/i, lowC: 22, highC: 24 },
  { name: 'halls', words: /\b(?:halls?|hallways?|corridors?)\b/i, lowC: 16, highC: 18 },
  {
    name: 'Living rooms',
    words: /\b(?:living rooms?|lounge|room|flat|house|home|indoors|inside)\b|^/i,
    lowC: 20,
    highC: 22,
  },
];

const asked =
  /(\d{1,2}(?:\.\d)?)\s*(?:°|degrees?|deg)?\s*(c|celsius|f|fahrenheit)?\b[^.?!]*?\b(too (?:cold|cool|low|warm|hot|high)|(?:warm|cool|hot) enough|ok|okay|fine|normal|cold|hot)\b/i;
const aboutRooms =
  /\b(?:cold|cool|warm|hot|degrees?|celsius|fahrenheit|temperature|thermostat)\b|°/i;
const aboutOther =
  /\b(?:water|oven|fridge|freezer|flow|floor heating|boiler|radiators?|outside|paint\w*|concrete|plaster\w*|pool|sauna|lamps?|light|kelvin|mm|cm|m2|watts?)\b/i;

export function temperatureVerdict(question: string): string | undefined {
  if (!wantsYesOrNo(question) || !aboutRooms.test(question) || aboutOther.test(question))
    return undefined;
  const [, figure, unit, judged = ''] = asked.exec(question) ?? [];
  if (figure === undefined) return undefined;
  const isFahrenheit = /^f/i.test(unit ?? '') || Number(figure) > 45;
  const celsius = isFahrenheit ? ((Number(figure) - 32) * 5) / 9 : Number(figure);
  const { name, lowC, highC } = roomTemperatures.find(({ words }) => words.test(question))!;
  const isCold = celsius < lowC - 0.1;
  const isHot = celsius > highC + 0.1;
  const why = `${name.charAt(0).toLowerCase()}${name.slice(1)} ${lowC}–${highC} °C`;
  if (/^too (?:cold|cool|low)|^cold/i.test(judged))
    return isCold ? `**Yes**: ${why}.` : `**No**: ${why}.`;
  if (/^too (?:warm|hot|high)|^hot$/i.test(judged))
    return isHot ? `**Yes**: ${why}.` : `**No**: ${why}.`;
  if (isCold) return `**No**, it is on the cold side: ${why}.`;
  return isHot ? `**It is on the warm side**: ${why}.` : `**Yes**: ${why}.`;
}
