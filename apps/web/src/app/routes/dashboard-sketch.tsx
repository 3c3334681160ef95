import { ChatScreen } from '../../features/chat/chat-screen.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Sketch chat');

export default function DashboardSketch() {
  return <ChatScreen />;
}
