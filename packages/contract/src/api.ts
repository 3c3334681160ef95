/** Every procedure of the product, by feature: the server implements it, the screens call it. */
import { pictureApi } from './features/picture-api.ts';

export const api = { ...pictureApi };
