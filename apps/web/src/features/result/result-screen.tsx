import { Coming } from '../../ui/coming.tsx';

export function ResultScreen() {
  return (
    <Coming title="Result">Here one result will be shown with its original and its recipe.</Coming>
  );
}
