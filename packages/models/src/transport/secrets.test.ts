import { expect, test } from 'vitest';
import { keepSecret, withoutSecrets } from './secrets.ts';

test('of keys within keys the longest is removed', () => {
  keepSecret('cedar-gate');
  keepSecret('cedar-gate-and-hinge');
  expect(withoutSecrets('cedar-gate-and-hinge is refused, cedar-gate as well')).toBe(
    '… is refused, … as well',
  );
});

test('a pair is removed whole, in its parts and as encoded', () => {
  keepSecret('mason:stone/arch+1');
  expect(withoutSecrets('mason:stone/arch+1, mason and stone/arch+1')).toBe('…, … and …');
  expect(withoutSecrets('stone%2Farch%2B1 and bWFzb246c3RvbmUvYXJjaCsx')).toBe('… and …');
});

test('words of four letters stay', () => {
  keepSecret('lime:mortar');
  expect(withoutSecrets('lime and mortar')).toBe('lime and …');
});
