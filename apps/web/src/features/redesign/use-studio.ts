/** State of a studio: the photo with the choices for it, and the renders ordered from them. */
import {
  type HandEdits,
  problems,
  type StudioKind,
  notices as sentences,
} from '@maquette/contract';
import { useState } from 'react';
import { problemMessage } from '../../lib/problem-text.ts';
import { usePhoto } from '../../studio/use-photo.ts';
import { useNotices } from '../../ui/overlays/notices.tsx';
import { noEdits, withSavedCorners } from './adjust/edits/hand-edits.ts';
import { useAwaitAnalysis } from './adjust/use-photo-analysis.ts';
import { firstRecipe, type Recipe } from './recipe.ts';
import type { StartedRender } from './render-row.tsx';
import { useCarriedPhoto } from './seen/carried-photo.ts';
import { otherScene } from './seen/other-scene.ts';
import { roomOfPhoto, withSeenRoom } from './seen/seen-room.ts';
import { useSeenRoom } from './seen/use-seen-room.ts';
import { useOrder } from './use-order.ts';

/** The photo, its recipe and edits; `onChange` is called before each change of them. */
function useChoices(kind: StudioKind, onChange: () => void) {
  const choice = usePhoto();
  const [recipe, setRecipe] = useState<Recipe>(() => firstRecipe(kind));
  const [edits, setEdits] = useState<HandEdits>(noEdits);
  const change = (next: Recipe) => {
    onChange();
    setRecipe(next);
  };
  const edit = (next: HandEdits) => {
    onChange();
    setEdits(next);
  };
  const seenRoom = useSeenRoom(kind, choice.photo?.sent?.id, recipe, change);
  const takePhoto = (file: File) => {
    edit(noEdits);
    setRecipe(({ plainRoom: _, ...rest }) => rest);
    void choice.choose(file).then((sent) => setEdits((now) => withSavedCorners(kind, now, sent)));
  };
  useCarriedPhoto(takePhoto);
  const clear = () => {
    edit(noEdits);
    choice.clear();
  };
  return { choice: { ...choice, clear }, recipe, change, edits, edit, takePhoto, seenRoom };
}

/** Renders ordered here, newest first. */
function useOrders(kind: StudioKind) {
  const [started, setStarted] = useState<readonly StartedRender[]>([]);
  /** Shows the ordered row until the choices change. */
  const [isOrdered, setIsOrdered] = useState(false);
  const { forget, ...orders } = useOrder(kind, (id, { originalUrl, recipe }) => {
    setIsOrdered(true);
    setStarted((rows) => [{ id, originalUrl, ...recipe }, ...rows]);
  });
  /** Earlier errors and results belong to other choices. */
  const reset = () => {
    forget();
    setIsOrdered(false);
  };
  const retried = (render: StartedRender, id: string) =>
    setStarted((now) => [{ ...render, id, known: undefined }, ...now]);
  return { ...orders, started, isOrdered, reset, retried };
}

export function useStudio(kind: StudioKind) {
  const { reset, ...orders } = useOrders(kind);
  const choices = useChoices(kind, reset);
  const notices = useNotices();
  const readScene = useAwaitAnalysis(kind);
  const { choice, recipe, edits, seenRoom } = choices;
  const generate = async (wanted: Recipe = recipe) => {
    const { photo } = choice;
    if (!photo) {
      await notices.alert(problems.IMAGE_NEEDED.message);
      return;
    }
    const sent = photo.sent ?? (await choice.arrival());
    if (!sent) {
      if (photo.status === 'failed')
        await notices.failed(problemMessage(photo.failure, sentences.uploadFailed));
      return;
    }
    const scene = (await readScene(sent.id))?.scene;
    const otherPlace = otherScene(kind, scene);
    if (otherPlace?.isHopeless) return notices.alert(otherPlace.sentence);
    if (otherPlace && !(await notices.confirm(otherPlace.sentence, { okLabel: 'Generate anyway' })))
      return;
    const ordered = withSeenRoom(wanted, roomOfPhoto(kind, scene)?.name, seenRoom.unchosen);
    await orders.order({ photoId: sent.id, originalUrl: sent.url, recipe: ordered, edits });
  };
  return { ...choices, ...orders, generate };
}
