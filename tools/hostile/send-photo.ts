/** Uploads the same picture repeatedly, each time as a new visitor. */
import type { Send } from './attack.ts';
import type { Client } from './client.ts';

export function sendPhoto(attacker: Client, picture: Uint8Array): Send {
  const bytes = new Uint8Array(picture);
  return () => {
    const form = new FormData();
    form.set('file', new File([bytes], 'a.png'));
    return attacker.stranger().status('/api/photos', { form });
  };
}
