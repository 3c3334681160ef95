import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../lib/output/copy-text.ts';
import { problemMessage } from '../lib/problem-text.ts';
import { Button } from '../ui/button.tsx';
import { useToasts } from '../ui/overlays/toast.tsx';

/** Button that copies a text and confirms it; if copying fails, a message says so. */
export function useCopy(text: string) {
  const { failed } = useToasts();
  const [copiedText, setCopiedText] = useState<string>();
  const copy = async () => {
    try {
      await copyText(text);
      setCopiedText(text);
    } catch (error) {
      failed(problemMessage(error));
    }
  };
  return { copied: copiedText === text, copy };
}

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
