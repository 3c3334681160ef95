/**
 * Ordinary work of two people at once: a large photo, previews of it with a brush, a redesign and four scenes each,
 * questions, a text read aloud and the archive. Servers keep the code, and some of the memory, of what was used once;
 * attacks are only charged for more.
 */
import { Client, temporaryQuestion } from './client.ts';
import { noisyPicture } from './noisy-picture.ts';

const addresses = ['203.0.113.201', '203.0.113.202'];
const restyle = {
  ...{ kind: 'exterior', style: 'Coastal', roomType: 'Facade', propertyType: 'Residential' },
  ...{ aesthetic: 'Bright', strength: 0.4, variations: 4 },
};
const preview = {
  ...{ kind: 'interior', style: 'Modern', roomType: 'Living Room' },
  ...{ propertyType: 'Residential', aesthetic: 'Bright' },
  protectStrokes: [{ width: 0.1, points: [0.2, 0.4, 0.6].map((x) => ({ x, y: 0.5 })) }],
};
const questions = [
  ...['How wide is a hallway?', 'Which floor suits a kitchen with a dog?'],
  // Loads what translates questions.
  'Wie breit ist ein Flur?',
];
const text =
  'A kitchen worktop is ninety centimetres high. Twelve tiles of 30 by 60 cover two square metres.';
const scenes = { prompt: 'a small cabin by a lake', variations: 4 };

async function use(person: Client, path: string, json: object): Promise<void> {
  const status = await person.status(path, { json });
  if (status >= 400) throw new Error(`${path} was answered with ${status}`);
}

export async function workOrdinarily(origin: string): Promise<void> {
  const picture = await noisyPicture();
  const work = async (address: string) => {
    const person = new Client(origin, address);
    await person.signUp();
    const photoId = await person.uploadPhoto(picture);
    for (const style of ['Modern', 'Rustic'])
      await use(person, '/api/renders/previews', { ...preview, style, photoId });
    for (const question of questions)
      await use(person, '/api/assistant', temporaryQuestion(question));
    await use(person, '/api/tts', { text });
    await person.picture('/api/renders', { ...restyle, photoId });
    await person.picture('/api/visuals', scenes);
    await person.status('/api/archive');
  };
  await Promise.all(addresses.map(work));
}
