import { paths } from '@maquette/contract';

export { paths, sharedResultRoute } from '@maquette/contract';

export const resultPath = (id: string): string => `${paths.result}/${encodeURIComponent(id)}`;
