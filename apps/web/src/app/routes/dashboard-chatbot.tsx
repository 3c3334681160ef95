import { ChatScreen } from '../../features/chat/chat-screen.tsx';
import { Gate } from '../gate.tsx';
import { pageMeta } from '../page-title.ts';

export const meta = () => pageMeta('Assistant');

export default function DashboardChatbot() {
  return (
    <Gate name="account">
      <ChatScreen />
    </Gate>
  );
}
