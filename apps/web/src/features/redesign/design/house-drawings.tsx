import type { DesignOfPicture, HouseDesign } from '@maquette/contract';
import { useState } from 'react';
import {
  type ScaleDrawing,
  scaleDrawingKinds,
  scaleDrawings,
} from '../../../studio/result/scale-drawings.ts';
import { Chip } from '../../../ui/chip.tsx';

export interface HouseDrawingsProps {
  design: HouseDesign;
  files: DesignOfPicture['files'];
  title: string;
}

export function HouseDrawings({ design, files, title }: HouseDrawingsProps) {
  const [shown, setShown] = useState<ScaleDrawing>('elevation');
  const [wide, deep, high] = design.sizeMetres;
  const facts = [
    ['Storeys', String(design.storeys)],
    ['Floor, all storeys', `${design.floorSquareMetres} m²`],
    ['Ground covered', `${design.footprintSquareMetres} m²`],
    ['Size', `${wide} × ${deep} m, ${high} m high`],
    ['Roof', design.roof],
    ['Garage', design.garage ? 'Yes' : 'No'],
  ] as const;
  return (
    <div className="grid gap-5">
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-[0.9375rem] sm:grid-cols-[auto_1fr_auto_1fr]">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-faint">{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {scaleDrawingKinds.map((kind) => (
          <Chip key={kind} pressed={shown === kind} onClick={() => setShown(kind)}>
            {scaleDrawings[kind]}
          </Chip>
        ))}
      </div>
      {/* The sheet stays white in the dark theme. */}
      <img
        src={files[shown]}
        alt={`${scaleDrawings[shown]} of ${title}, with dimensions in metres`}
        className="max-h-144 w-full rounded-sm border border-line bg-[#fbfaf6] object-contain"
      />
      <p className="text-sm text-soft">
        A study in the manner of its style: no building permission. Lengths are estimated from one
        photo.
      </p>
    </div>
  );
}
