import { Coming } from '../../ui/coming.tsx';

export function SketchGeneratorScreen() {
  return (
    <Coming title="Sketch to image">Here a drawing and a few words will become a picture.</Coming>
  );
}
