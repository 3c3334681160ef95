import { Camera } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../ui/button.tsx';

export function CameraButton({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className="hidden pointer-coarse:inline-block">
      <Button size="small" icon={<Camera size={16} />} onClick={() => input.current?.click()}>
        Take a photo
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        tabIndex={-1}
        aria-label="Camera"
        className="unseen"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) onFile(file);
          event.target.value = '';
        }}
      />
    </span>
  );
}
