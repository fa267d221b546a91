import MessageCircle from 'lucide-react/icons/message-circle';
import { texts } from '#src/texts/texts.ts';
import { Page } from '#src/ui/page.tsx';
import { Placeholder } from '#src/ui/placeholder.tsx';

export default function MessagesPage() {
  const { title, empty, hint } = texts.messages;
  return (
    <Page title={title} hasTabbar>
      <Placeholder icon={<MessageCircle size={40} aria-hidden />} title={empty} hint={hint} />
    </Page>
  );
}
