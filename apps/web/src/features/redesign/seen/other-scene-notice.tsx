/** Notice that the photo suits another studio, with a button that takes it there. */
import { ArrowRight, TriangleAlert } from 'lucide-react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { carriedPhoto } from './carried-photo.ts';
import type { OtherScene } from './other-scene.ts';

export function OtherSceneNotice({ otherPlace, file }: { otherPlace: OtherScene; file: File }) {
  const navigate = useNavigate();
  const { sentence, elsewhere } = otherPlace;
  return (
    <div
      role="status"
      className="grid justify-items-start gap-3 rounded-md border border-accent/50 bg-sunken px-4 py-3"
    >
      <p className="flex gap-2.5 text-[0.9375rem]">
        <TriangleAlert size={18} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
        {sentence}
      </p>
      {elsewhere && (
        <Button
          size="small"
          icon={<ArrowRight size={16} />}
          onClick={() =>
            void navigate(elsewhere.path, elsewhere.takesPhoto ? carriedPhoto(file) : undefined)
          }
        >
          {elsewhere.label}
        </Button>
      )}
    </div>
  );
}
