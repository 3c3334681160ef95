/** The log gets the pattern of a path, never values from it. */
import { contract } from '@maquette/contract';
import { expect, test } from 'vitest';
import { routeNames } from './route-names.ts';

const nameOf = await routeNames(contract, ['/health', '/share/{token}', '/api/files/{id}/thumb']);

test.each([
  ['/health', '/health'],
  ['/health/', '/health'],
  ['/api/quota', '/api/quota'],
  ['/api/generations/running', '/api/generations/running'],
  ['/api/generations/g1', '/api/generations/{id}'],
  ['/api/generations/g1/', '/api/generations/{id}'],
  ['/api/generations/g1/events', '/api/generations/{id}/events'],
  ['/api/renders/g1/pictures/0/design', '/api/renders/{id}/pictures/{index}/design'],
  ['/api/image_interiors/', '/api/image_interiors/'],
  ['/api/chat/a secret house\nof mine', '/api/chat/{prompt}'],
  ['/api/files/f1/thumb', '/api/files/{id}/thumb'],
  ['/api/files/f1/thumbs', 'other'],
  ['/x/share/secret', 'other'],
  ['/api/chat/', 'other'],
  ['/ada@house.dev', 'other'],
])('%s is %s', (pathname, name) => expect(nameOf(pathname)).toBe(name));

test('a dot in a pattern is a dot', async () => {
  const named = await routeNames({}, ['/a.b/{id}']);
  expect([named('/a.b/1'), named('/axb/1')]).toEqual(['/a.b/{id}', 'other']);
});
