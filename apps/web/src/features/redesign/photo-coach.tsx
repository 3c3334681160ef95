/** The photo coach's remarks before anything is spent; those that need an analysis follow a moment later. */
import type { CoachRemark, StudioKind, UploadedPhoto } from '@maquette/contract';
import { CircleCheck, Lightbulb, MapPinOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePhotoAnalysis } from './adjust/use-photo-analysis.ts';
import { otherScene } from './seen/other-scene.ts';
import { OtherSceneNotice } from './seen/other-scene-notice.tsx';

export function joinRemarks(
  first: readonly CoachRemark[],
  later: readonly CoachRemark[],
): CoachRemark[] {
  const codes = new Set(first.map(({ code }) => code));
  return [...first, ...later.filter(({ code }) => !codes.has(code))];
}

interface PhotoCoachProps {
  kind: StudioKind;
  photo: UploadedPhoto;
  file: File;
}

export function PhotoCoach({ kind, photo, file }: PhotoCoachProps) {
  const reading = usePhotoAnalysis(kind, photo.id);
  const otherPlace = otherScene(kind, reading.data?.scene);
  // Remarks about missing parts don't help with a photo of something else.
  const remarks = joinRemarks(photo.coach, otherPlace ? [] : (reading.data?.coach ?? []));
  return (
    <>
      {otherPlace && <OtherSceneNotice otherPlace={otherPlace} file={file} />}
      <ul className="grid gap-1.5 text-note text-soft" aria-label="Photo coach" aria-live="polite">
        {remarks.map(({ code, sentence }) => (
          <Remark key={code} icon={<Lightbulb size={15} />}>
            {sentence}
          </Remark>
        ))}
        {photo.locationRemoved && (
          <Remark icon={<MapPinOff size={15} />}>
            The place stored in this photo was removed.
          </Remark>
        )}
        {reading.isPending && <Remark icon={<Lightbulb size={15} />}>Reading the photo …</Remark>}
        {reading.isSuccess && !otherPlace && remarks.length === 0 && (
          <Remark icon={<CircleCheck size={15} />}>A good photo: sharp, bright and level.</Remark>
        )}
      </ul>
    </>
  );
}

function Remark({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <span aria-hidden="true" className="mt-0.5 shrink-0 text-accent">
        {icon}
      </span>
      {children}
    </li>
  );
}
