import { Coming } from '../../ui/coming.tsx';

export function ImageAnalyzerScreen() {
  return (
    <Coming title="Image analyzer">
      Here a picture will be read: what is on it, its colours and its light.
    </Coming>
  );
}
