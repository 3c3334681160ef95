import type { Attack } from '../attack.ts';
import { noisyPicture } from '../noisy-picture.ts';
import { sendPhoto } from '../send-photo.ts';

export const diskFill: Attack = {
  name: 'disk: photos of ever new visitors',
  actor: 'anonymous',
  parallel: 2,
  prepare: async (attacker) => sendPhoto(attacker, await noisyPicture()),
};

const order = {
  ...{ kind: 'exterior', style: 'Coastal', roomType: 'Facade', propertyType: 'Residential' },
  ...{ aesthetic: 'Bright', strength: 0.4 },
};

export const refusedCrops: Attack = {
  name: 'disk: orders with a cut, most of them refused',
  actor: 'free',
  parallel: 2,
  picture: async (attacker) => {
    const photoId = await attacker.uploadPhoto(await noisyPicture());
    await attacker.picture('/api/renders', { ...order, photoId, variations: 1 });
  },
  prepare: async (attacker) => {
    const photoId = await attacker.uploadPhoto(await noisyPicture());
    let width = 1;
    return () => {
      width -= 0.001;
      const crop = { x: 0, y: 0, width, height: 1 };
      const json = { ...order, variations: 4, photoId, crop };
      return attacker.status('/api/renders', { json });
    };
  },
};
