/** Maps the contract's scene words to the scene engine's. */
import {
  applyChips,
  type Brief,
  briefFromModel,
  type ImagineOptions,
  readBrief,
} from '@maquette/engine/visuals';
import type { ImagineInput, SceneWords } from './messages/scene.ts';

export const briefOf = ({ prompt, edits, written }: SceneWords): Brief =>
  applyChips(written ? briefFromModel(prompt, written.wishes) : readBrief(prompt), edits);

type View = Pick<ImagineOptions, 'time' | 'weather' | 'season' | 'turnDeg'>;

export const viewOf = ({ medium: _medium, ...wishes }: ImagineInput['change']): View => wishes;
