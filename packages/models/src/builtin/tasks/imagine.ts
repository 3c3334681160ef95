/** Words as a plain massing drawing: sky, ground and volumes, from the words and the seed. */
import sharp from 'sharp';
import { encodePng, encodePreview } from './plain-picture.ts';
import type { ImagineInput, MadePicture, TaskReports } from './task-table.ts';

const skies: Readonly<Record<string, readonly [top: string, horizon: string]>> = {
  dawn: ['#6f86b8', '#f3c9b0'],
  day: ['#5b93cf', '#dcebf5'],
  golden: ['#6a8fc0', '#f6d49b'],
  dusk: ['#2f3f6d', '#e39a78'],
  night: ['#0b1330', '#2b3a63'],
};
const walls = ['#e9e4da', '#c9b8a0', '#b5543a', '#8f9aa3', '#d8cfc0', '#6f7f6a'];

function numbersFrom(text: string, seed: number): () => number {
  let state = seed >>> 0;
  for (const letter of text) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

export async function imagine(input: ImagineInput, reports: TaskReports): Promise<MadePicture> {
  const { widthPx, heightPx, prompt } = input;
  reports.stage('Reading the words', 10);
  const random = numbersFrom(prompt.toLowerCase(), input.seed);
  const named = Object.keys(skies).find((name) => prompt.toLowerCase().includes(name));
  const [top, horizon] = skies[input.change.time ?? named ?? 'day']!;
  const ground = heightPx * 0.72;
  const count = 2 + Math.floor(random() * 3);
  const volumes = Array.from({ length: count }, (_, index) => {
    const width = widthPx * (0.16 + random() * 0.2);
    const height = heightPx * (0.14 + random() * 0.3);
    const x = widthPx * (0.16 + (0.6 / count) * index + random() * 0.06);
    const wall = walls[Math.floor(random() * walls.length)];
    const panes = Array.from({ length: 3 }, (_pane, pane) => {
      const paneX = x + width * (0.12 + pane * 0.28);
      return `<rect x="${paneX}" y="${ground - height * 0.75}" width="${width * 0.18}" height="${height * 0.4}" fill="#34424f" opacity=".8"/>`;
    });
    return `<rect x="${x}" y="${ground - height}" width="${width}" height="${height}" fill="${wall}"/>${panes.join('')}`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">
<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${horizon}"/></linearGradient></defs>
<rect width="${widthPx}" height="${heightPx}" fill="url(#s)"/>
<rect y="${ground}" width="${widthPx}" height="${heightPx - ground}" fill="#8a9a70"/>${volumes.join('')}</svg>`;
  reports.stage('Drawing volumes', 50);
  const drawn = () => sharp(Buffer.from(svg));
  reports.preview(await encodePreview(drawn()));
  return {
    picture: await encodePng(drawn()),
    facts: { seed: input.seed, notes: ['A massing drawing: volumes, light and setting only.'] },
  };
}
