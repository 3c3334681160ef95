/**
 * Ordinary work of two people at once: a large photo, a redesign and four scenes each. Servers keep some of
 * the memory this needs; attacks are only charged for more.
 */
import { Client } from './client.ts';
import { noisyPicture } from './noisy-picture.ts';

const addresses = ['203.0.113.201', '203.0.113.202'];
const restyle = {
  ...{ kind: 'exterior', style: 'Coastal', roomType: 'Facade', propertyType: 'Residential' },
  ...{ aesthetic: 'Bright', strength: 0.4, variations: 4 },
};
const scenes = { prompt: 'a small cabin by a lake', variations: 4 };

export async function workOrdinarily(origin: string): Promise<void> {
  const picture = await noisyPicture();
  const work = async (address: string) => {
    const person = new Client(origin, address);
    await person.signUp();
    const photoId = await person.uploadPhoto(picture);
    await person.picture('/api/renders', { ...restyle, photoId });
    await person.picture('/api/visuals', scenes);
    await person.status('/api/archive');
  };
  await Promise.all(addresses.map(work));
}
