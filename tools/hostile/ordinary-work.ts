/**
 * An ordinary minute of two people at the same time: a large photo, a redesign and four scenes each. A server
 * keeps some of the memory that it once needed for that; an attack is charged only for what exceeds it.
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
