import { Copy } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import { useCopy } from './use-copy.ts';

export function CopyButton({ text }: { text: string }) {
  const { copied, copy } = useCopy(text);
  return (
    <Button
      size="small"
      className="justify-self-start"
      icon={<Copy size={15} />}
      onClick={() => void copy()}
    >
      {copied ? 'Copied' : 'Copy'}
    </Button>
  );
}
