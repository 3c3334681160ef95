import { SketchChatScreen } from '../../features/sketch/sketch-chat-screen.tsx';

import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Sketch chat');

export default function DashboardSketch() {
  return <SketchChatScreen />;
}
