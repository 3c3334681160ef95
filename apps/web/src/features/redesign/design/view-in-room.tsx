/** Opens the model in AR Quick Look on an iPhone or iPad, true to size. */
import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import type { Scene } from 'three';
import { Button } from '../../../ui/button.tsx';
import { useToasts } from '../../../ui/overlays/toast.tsx';

/** Only Safari there opens such links in AR Quick Look. */
const isSupported = () => document.createElement('a').relList.supports('ar');

export interface ViewInRoomProps {
  title: string;
  sceneOf: () => Scene | undefined;
}

export function ViewInRoom({ title, sceneOf }: ViewInRoomProps) {
  const [isBusy, setBusy] = useState(false);
  const { failed } = useToasts();
  const [canShow] = useState(isSupported);
  if (!canShow) return null;
  const show = async () => {
    const scene = sceneOf();
    if (!scene) return;
    setBusy(true);
    try {
      const { USDZExporter } = await import('three/addons/exporters/USDZExporter.js');
      const bytes = await new USDZExporter().parseAsync(scene);
      const file = new Blob([new Uint8Array(bytes)], { type: 'model/vnd.usdz+zip' });
      const link = document.createElement('a');
      link.rel = 'ar';
      link.href = URL.createObjectURL(file);
      link.download = `${title}.usdz`;
      // AR Quick Look requires an image in the link.
      link.append(document.createElement('img'));
      link.click();
    } catch {
      failed({ sentence: 'The model could not be made ready for the viewer of this phone.' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button size="small" busy={isBusy} icon={<Smartphone size={16} />} onClick={() => void show()}>
      View in your room
    </Button>
  );
}
