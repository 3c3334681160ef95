/** An environment in which every provider is in use, with a key each and one address for all. */
import { providers } from '../providers.ts';
import { type RoleName, roles } from '../roles.ts';

const pictureRoles = ['visuals', 'sketch', 'restyle'] as const;

export function settingsOfEveryProvider(address: string, keyOf: (variable: string) => string) {
  const environment: Record<string, string> = {};
  const keys: string[] = [];
  const ids = new Map<RoleName, string[]>();
  let turn = 0;
  for (const [id, entry] of Object.entries(providers)) {
    for (const { name, what } of entry.variables) {
      if (what === 'address') environment[name] = address;
      if (what === 'key') {
        environment[name] = keyOf(name);
        keys.push(keyOf(name));
      }
    }
    // Picture engines take turns at the jobs: each is asked for one of them.
    const pictureRole = pictureRoles[turn % pictureRoles.length];
    if (entry.pictures) turn++;
    const does = entry.does.filter(
      (role) => role === 'chat' || role === 'speech' || role === pictureRole,
    );
    for (const role of does) {
      const model = entry.examples?.[role];
      if (model) ids.set(role, [...(ids.get(role) ?? []), `${id}:${model}`]);
    }
  }
  for (const [role, named] of ids) environment[roles[role].variable] = named.join(', ');
  return { environment, keys };
}
