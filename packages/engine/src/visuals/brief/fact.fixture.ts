/** Facts in tables of prompts, in the notation of `prompts.fixture.ts`. */
import type { Brief, SlotKey } from './brief.ts';
import type { PartKey } from './vocabulary/parts.ts';

/** Whether the brief contains a fact. */
export function holds(brief: Brief, fact: string): boolean {
  const wish = (key: string) => brief.parts[key as PartKey];
  if (fact.startsWith('!')) return wish(fact.slice(1))?.wanted === false;
  if (fact.includes('*')) {
    const [key, count] = fact.split('*') as [string, string];
    return wish(key)?.count === Number(count);
  }
  const [left, value] = fact.split('=') as [string, string | undefined];
  if (value === undefined) return wish(left) !== undefined && wish(left)?.wanted !== false;
  if (left.startsWith('not.'))
    return brief.excluded[left.slice(4) as SlotKey]?.includes(value) ?? false;
  const [part, what] = left.split('.') as [string, string | undefined];
  if (what === 'colour') return wish(part)?.colours?.includes(value) ?? false;
  if (what === 'form' || what === 'size') return wish(part)?.[what] === value;
  if (what === 'material') {
    return wish(part)?.materials?.some((name) => name.split(' ').at(-1) === value) ?? false;
  }
  if (part === 'setting') return [brief.setting, brief.alsoSetting].some((name) => name === value);
  return String(brief[left as keyof Brief]) === value;
}
