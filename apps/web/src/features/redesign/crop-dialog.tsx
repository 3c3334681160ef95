/** Crop and straighten before the upload. Arrow keys nudge by 1, with Shift 10, with Ctrl or Cmd 100 px. */
import { useRef, useState } from 'react';
import { type Crop, cropToCanvas, type PixelCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { canvasToJpeg } from '../../studio/prepare-picture.ts';
import { Button } from '../../ui/button.tsx';
import { Slider } from '../../ui/forms/slider.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

export interface CropDialogProps {
  previewUrl: string;
  fileName: string;
  onCropped: (file: File) => void;
  onClose: () => void;
}

const wholePicture: Crop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };
const mostTiltDeg = 15;
const smallestSidePx = 64;

/** Scale at which a rotated picture has no empty corners. */
export function zoomToCover(widthPx: number, heightPx: number, degrees: number): number {
  const angle = (Math.abs(degrees) * Math.PI) / 180;
  const longOverShort = Math.max(widthPx / heightPx, heightPx / widthPx);
  return Math.cos(angle) + longOverShort * Math.sin(angle);
}

interface ShownSize {
  readonly width: number;
  readonly height: number;
}

/** The chosen area in displayed pixels; everything if none was chosen, or one without width. */
export const areaToCut = (chosen: PixelCrop | null, { width, height }: ShownSize): PixelCrop =>
  chosen && chosen.width > 0 ? chosen : { unit: 'px', x: 0, y: 0, width, height };

export function CropDialog({ previewUrl, fileName, onCropped, onClose }: CropDialogProps) {
  const picture = useRef<HTMLImageElement>(null);
  const [crop, setCrop] = useState<Crop>(wholePicture);
  const [pixels, setPixels] = useState<PixelCrop | null>(null);
  const [tiltDeg, setTiltDeg] = useState(0);
  const [busy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [size, setSize] = useState({ width: 3, height: 2 });
  const zoom = zoomToCover(size.width, size.height, tiltDeg);

  const apply = async () => {
    const image = picture.current;
    if (!image) return;
    setBusy(true);
    setFailed(false);
    try {
      const canvas = document.createElement('canvas');
      await cropToCanvas(image, canvas, areaToCut(pixels, image), zoom, tiltDeg);
      onCropped(await canvasToJpeg(canvas, fileName));
    } catch {
      // The phone is out of memory.
      setFailed(true);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Crop and straighten"
      description="A view taken straight on, with walls and floor in sight, gives the best result."
      width="wide"
    >
      <div className="grid gap-5">
        {/* Padding: half of a handle lies outside of the picture. */}
        <div className="grid place-items-center rounded-md bg-sunken p-4">
          <ReactCrop
            className="max-h-[min(56dvh,100dvh-25rem)]"
            crop={crop}
            onChange={(_, percent) => setCrop(percent)}
            onComplete={setPixels}
            minWidth={smallestSidePx}
            minHeight={smallestSidePx}
            keepSelection
            ruleOfThirds
          >
            <img
              ref={picture}
              src={previewUrl}
              alt="To be cropped"
              className="w-auto"
              style={{ transform: `scale(${zoom}) rotate(${tiltDeg}deg)` }}
              onLoad={(event) => {
                const { naturalWidth, naturalHeight } = event.currentTarget;
                setSize({ width: naturalWidth, height: naturalHeight });
              }}
            />
          </ReactCrop>
        </div>
        <Slider
          label="Straighten"
          value={tiltDeg}
          onValueChange={setTiltDeg}
          min={-mostTiltDeg}
          max={mostTiltDeg}
          step={0.5}
          format={(value) => `${value.toFixed(1)}°`}
        />
        {hasFailed && (
          <p role="alert" className="text-note text-danger">
            The view could not be cut out here. Try a larger part of it, or use the whole photo.
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            variant="quiet"
            onClick={() => {
              setCrop(wholePicture);
              setPixels(null);
              setTiltDeg(0);
            }}
          >
            Reset
          </Button>
          <Button variant="primary" busy={busy} onClick={() => void apply()}>
            Use this view
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
