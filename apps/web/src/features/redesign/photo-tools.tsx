/** Tools for an uploaded photo, loaded with the first one. */
import { changes, type HandEdits, type StudioKind } from '@maquette/contract';
import { Crop, Layers, PackageOpen } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { ChosenPhoto } from '../../studio/use-photo.ts';
import { Button } from '../../ui/button.tsx';
import { isEdited } from './adjust/edits/hand-edits.ts';
import { EditsLine } from './adjust/edits-line.tsx';
import { PhotoCoach } from './photo-coach.tsx';

const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

interface PhotoToolsProps {
  kind: StudioKind;
  photo: ChosenPhoto;
  edits: HandEdits;
  onPhoto: (file: File) => void;
  onAdjust: () => void;
  onEmpty: () => void;
  /** More buttons in the same row. */
  children: ReactNode;
}

export function PhotoTools({
  kind,
  photo,
  edits,
  onPhoto,
  onAdjust,
  onEmpty,
  children,
}: PhotoToolsProps) {
  const [cropping, setCropping] = useState(false);
  return (
    <div className="grid min-w-0 gap-3">
      <div className="flex flex-wrap gap-2">
        {photo.sent && (
          <Button size="small" icon={<Layers size={16} />} onClick={onAdjust}>
            Adjust
          </Button>
        )}
        <Button size="small" icon={<Crop size={16} />} onClick={() => setCropping(true)}>
          Crop and straighten
        </Button>
        {photo.sent &&
          changes[kind].others.map(({ value, label, hint }) => (
            <Button
              key={value}
              size="small"
              icon={<PackageOpen size={16} />}
              title={hint}
              onClick={onEmpty}
            >
              {label}
            </Button>
          ))}
        {children}
      </div>
      {isEdited(edits) && <EditsLine kind={kind} edits={edits} />}
      {photo.sent && <PhotoCoach kind={kind} photo={photo.sent} file={photo.file} />}
      {cropping && (
        <Suspense>
          <CropDialog
            previewUrl={photo.previewUrl}
            fileName={photo.file.name}
            onClose={() => setCropping(false)}
            onCropped={(file) => {
              setCropping(false);
              onPhoto(file);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
