import { Coming } from '../../ui/coming.tsx';

export function ImageFormScreen() {
  return (
    <Coming title="Analyze an image">
      Here you will ask about a picture by its address or from a file.
    </Coming>
  );
}
