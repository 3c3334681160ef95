/** Work at the size of its result: the original with progress over it, then the result in its place. */
import { useState } from 'react';
import { PicturePreview } from '../picture-preview.tsx';
import { PictureStage, usualRatio } from '../picture-stage.tsx';
import type { Work } from '../work.ts';
import { WorkBar } from '../work-state.tsx';
import { ResultHero } from './result-hero.tsx';

export interface WorkHeroProps {
  id: string;
  work: Work;
  original: string | undefined;
  title: string;
  label?: string | undefined;
}

export function WorkHero({ id, work, original, title, label }: WorkHeroProps) {
  const [ratio, setRatio] = useState(usualRatio);
  const running = work.status === 'queued' || work.status === 'running';
  const firstLook = work.previews[0];
  return (
    <>
      <ResultHero
        pictures={work.pictures}
        original={original}
        title={title}
        drawn={work.generation}
        label={label}
      />
      {work.pictures.length === 0 && (running || original) && (
        <PictureStage ratio={ratio}>
          {original && (
            <PicturePreview
              src={original}
              alt="Original Render"
              className="absolute inset-0 size-full object-cover"
              onRatio={setRatio}
            />
          )}
          {firstLook && (
            <img
              src={firstLook}
              alt="First look"
              className="absolute inset-0 size-full object-cover"
            />
          )}
          {running && (
            <WorkBar
              id={id}
              work={work}
              className="absolute inset-x-0 bottom-0 bg-paper/90 py-3 pr-2 pl-4"
            />
          )}
        </PictureStage>
      )}
      {running && work.pictures.length > 0 && <WorkBar id={id} work={work} />}
    </>
  );
}
