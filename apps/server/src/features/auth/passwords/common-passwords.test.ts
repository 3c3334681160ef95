import { expect, test } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

test.each([
  'password',
  'Password1',
  'P@ssw0rd!',
  'passw0rd123',
  'Pa$$word2025',
  'qwertyuiop',
  'qwerty123',
  'asdfghjkl',
  '1qaz2wsx',
  'zxcvbnm1',
  '12345678',
  '87654321',
  '11111111',
  '20240101',
  'aaaaaaaa',
  'abcabcabc',
  'abcdefgh',
  'iloveyou2',
  'letmein!!',
  'welcome2024',
  'Summer2026!',
  'sunshine',
  'monkey123',
  'dragon12',
  'football1',
  'trustno1!',
  'admin123',
  'adminadmin',
  'housedesign',
  'Maquette2026',
])('%s is a common password', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

test.each([
  'brick by brick',
  'tile+oak',
  'stone-upon-stone',
  'correct horse staple battery',
  'kv9-Tulpe/Haus',
  'a red door, a blue roof',
  '🏠🏡🏢🏣🏤🏥🏦🏨',
  'xGf4!q0Zr2',
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});

test('so is a name with a year', () => {
  const person = ['Ada', 'Lovelace', 'ada.byron@example.com'];
  expect(isCommonPassword('Lovelace1815', person)).toBe(true);
  expect(isCommonPassword('byron!!!!', person)).toBe(true);
  expect(isCommonPassword('lovelace and oak', person)).toBe(false);
});

test.each([
  'ada.byron@example.com',
  'ADA.BYRON@EXAMPLE.COM',
  'ada.byron@example.com!1',
  'AdaLovelace',
  'lovelace.ada1815',
  'byronexample',
])('based on their own address or name: %s', (password) => {
  expect(isCommonPassword(password, ['Ada', 'Lovelace', 'ada.byron@example.com'])).toBe(true);
});

test('names in other scripts count too', () => {
  expect(isCommonPassword('Łukasz Żółć', ['Łukasz', 'Żółć', 'l@example.com'])).toBe(true);
  expect(isCommonPassword('żółta łódź', ['Łukasz', 'Żółć', 'l@example.com'])).toBe(false);
});
