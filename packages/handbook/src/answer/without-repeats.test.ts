import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { withoutOrder, withoutSaidLines } from './without-repeats.ts';

const reply = '**Stop.** A wall carries the floor.\n\nThe safe order: 1. an engineer; 2. approval.';

test('the order of work is told once, by the entry if it has steps', () => {
  expect(withoutOrder(reply, '1. Engineer.\n2. Permit.')).toBe(
    '**Stop.** A wall carries the floor.',
  );
  expect(withoutOrder(reply, '- Time: a week.')).toBe(reply);
});

test('a line that the warning has said already is left out, one with a new figure stays', () => {
  const lines = '- Wall: carries the floor above engineer.\n- Wall: carries the floor, 5 m.';
  expect(withoutSaidLines(lines, `${reply} Above.`)).toBe('- Wall: carries the floor, 5 m.');
});

test('in an answer', () => {
  const { markdown } = answer('how do I remove a load bearing wall myself');
  expect(markdown).toMatch(/^\*\*Stop before you cut/);
  expect(markdown).toContain('1. Engineer');
  expect(markdown).not.toContain('The safe order');
});

test('the opening of its entry does not follow an order of work', () => {
  const { markdown } = answer('the beam in the loft is in my way, can i notch it a bit');
  expect(markdown).toContain('The safe order');
  expect(markdown).not.toContain('To remove a wall you need to know');
});
