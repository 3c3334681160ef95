/** Surfaces as tints over the photo. */
import type { SurfaceName } from '@maquette/contract';
import { useEffect, useRef } from 'react';
import { paintTint, type SurfaceMap } from './surface-map.ts';

export function TintLayer({ map, only }: { map: SurfaceMap; only: SurfaceName | null }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const image = context.createImageData(map.widthPx, map.heightPx);
    paintTint(map, only, image.data);
    context.putImageData(image, 0, 0);
  }, [map, only]);
  return (
    <span aria-hidden="true" className="pointer-events-none absolute inset-0">
      <canvas ref={canvas} width={map.widthPx} height={map.heightPx} className="size-full" />
    </span>
  );
}
