import { Coming } from '../../ui/coming.tsx';

export function AlternativeHomePage() {
  return (
    <Coming title="Design Your Interior &amp; Exterior Effortlessly with AI">
      This page opens soon.
    </Coming>
  );
}
