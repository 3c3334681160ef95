import { Coming } from '../../ui/coming.tsx';

export function ChatScreen() {
  return (
    <Coming title="Assistant">
      Here you will ask about homes and buildings, and hear the answers read aloud.
    </Coming>
  );
}
