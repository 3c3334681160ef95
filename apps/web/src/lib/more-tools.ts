/** Tools besides the four studios; none needs an account. */
import { paths } from './paths.ts';

export const moreTools = [
  { to: paths.sketch, label: 'Sketches', text: 'A drawing and a few words become a picture' },
  {
    to: paths.sketchChat,
    label: 'Sketch chat',
    text: 'The assistant and your picture, nothing kept',
  },
  { to: paths.imageAnalyzer, label: 'Image analyzer', text: 'Colours, light, surfaces and style' },
  { to: paths.imageForm, label: 'Ask about a picture', text: 'By its web address, or by a file' },
] as const;
