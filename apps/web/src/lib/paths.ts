import { paths } from '@maquette/contract';

export { paths, sharedResultRoute } from '@maquette/contract';

export const resultPath = (id: string): string => `${paths.result}/${encodeURIComponent(id)}`;

export const invitationParameter = 'invitation';

export const invitationLink = (code: string): string =>
  new URL(`${paths.signUp}?${invitationParameter}=${code}`, window.location.origin).href;
