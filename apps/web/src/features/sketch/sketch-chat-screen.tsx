import { Coming } from '../../ui/coming.tsx';

export function SketchChatScreen() {
  return <Coming title="Sketch chat">Here you will talk about a drawing or a picture.</Coming>;
}
