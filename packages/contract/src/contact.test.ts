import { expect, test } from 'vitest';
import { contactText } from './contact.ts';
import { contactLink } from './contact-link.ts';

test.each([
  ['office@house.example', 'mailto:office@house.example', 'office@house.example'],
  ['mailto:office@house.example', 'mailto:office@house.example', 'office@house.example'],
  [' +44 20 7946 0958 ', 'tel:+44-20-7946-0958', '+44 20 7946 0958'],
  ['tel:112', 'tel:112', '112'],
  ['(030) 123-456', 'tel:(030)-123-456', '(030) 123 456'],
  ['https://house.example', 'https://house.example/', 'house.example'],
  ['https://house.example/help', 'https://house.example/help', 'house.example/help'],
])('%s is the link %s, read as %s', (written, link, text) => {
  expect(contactLink(written)).toBe(link);
  expect(contactText(link)).toBe(text);
});

test.each([
  '',
  'office',
  'http://house.example',
  'javascript:alert(1)',
  'JavaScript:alert(1)@house.example',
  'data:text/html,hello',
  'https://somebody:secret@house.example',
  'https://somebody@house.example',
  'https://localhost',
  'mailto:office@house.example?bcc=everybody@house.example',
  'tel:+44;ext=evil',
  '12',
])('%s is refused', (written) => expect(contactLink(written)).toBeUndefined());
