/** All procedures of the product, by feature. */
import { pictureApi } from './features/picture-api.ts';

export const api = { ...pictureApi };
