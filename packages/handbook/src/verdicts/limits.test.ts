/** The verdict on the limit itself, and on the next size that fails it. */
import { expect, test } from 'vitest';
import { withinLimits } from './limits.ts';

const verdictOn = (question: string) =>
  /^\*\*(.+?)\*\*/.exec(withinLimits(question)?.verdict ?? '')?.[1];

test.each<readonly [question: string, sizes: Readonly<Record<string, string | undefined>>]>([
  [
    'Is a ramp of # allowed?',
    {
      ...{ '1:20': 'Yes', '1:19': 'Usually yes', '1:12': 'Usually yes', '1:11': 'Not usually' },
      ...{
        '1:10': 'Not usually',
        '1:9': 'No',
        '5%': 'Yes',
        '8%': 'Usually yes',
        '9 %': 'Not usually',
      },
    },
  ],
  [
    'Are steps of # legal?',
    {
      ...{
        '7.9 cm': undefined,
        '8 cm': 'Yes',
        '190 mm': 'Yes',
        '191 mm': 'In some countries only',
      },
      ...{ '220 mm': 'In some countries only', '221 mm': 'No', '40 cm': 'No', '41 cm': undefined },
    },
  ],
  [
    'Is a # hallway ok?',
    {
      ...{ '49 cm': undefined, '50 cm': 'Not usually', '89 cm': 'Not usually', '90 cm': 'Just' },
      ...{ '99 cm': 'Just', '1 m': 'Yes', '2 m': 'Yes', '2.1 m': undefined },
    },
  ],
  [
    'Is a wardrobe 60 cm deep ok in a hallway of #?',
    {
      ...{ '1.4 m': 'Not usually', '1.5 m': 'Just', '1.59 m': 'Just', '1.6 m': 'Yes' },
      ...{ '3 m': 'Yes', '3.1 m': undefined },
    },
  ],
  [
    'Is a # balcony railing allowed?',
    {
      ...{ '39 cm': undefined, '40 cm': 'Not usually', '89 cm': 'Not usually' },
      ...{ '90 cm': 'It depends on the country', '99 cm': 'It depends on the country' },
      ...{ '1 m': 'In many countries', '1.09 m': 'In many countries', '1.1 m': 'Yes' },
      ...{ '1.6 m': 'Yes', '1.7 m': undefined },
    },
  ],
  [
    'Is # enough for a walkway between kitchen units?',
    {
      ...{ '39 cm': undefined, '40 cm': 'Not usually', '89 cm': 'Not usually' },
      ...{ '90 cm': 'Just, as a way through', '99 cm': 'Just, as a way through' },
      ...{ '1 m': 'Yes, for one cook', '1.19 m': 'Yes, for one cook', '1.2 m': 'Yes' },
      ...{ '2 m': 'Yes', '2.1 m': undefined },
    },
  ],
  [
    'Is # enough between the bed and the wall?',
    {
      ...{ '29 cm': undefined, '30 cm': 'Not usually', '59 cm': 'Not usually', '60 cm': 'Just' },
      ...{ '74 cm': 'Just', '75 cm': 'Yes', '1.5 m': 'Yes', '1.6 m': undefined },
    },
  ],
  [
    'Is a # ceiling allowed?',
    {
      ...{ '1.6 m': undefined, '1.7 m': 'Not usually', '2.09 m': 'Not usually' },
      ...{ '2.1 m': 'In some countries', '2.39 m': 'In some countries', '2.4 m': 'Yes' },
      ...{ '3.5 m': 'Yes', '3.6 m': undefined },
    },
  ],
  [
    'Is # enough for a room of 20 m2?',
    {
      ...{ '4 kW': 'More than enough', '3.9 kW': 'Yes', '2.8 kW': 'Yes' },
      ...{ '2.7 kW': 'Just, in a shaded room', '2 kW': 'Just, in a shaded room', '1.9 kW': 'No' },
      // 12,000 BTU an hour are 3.5 kW.
      ...{ '12,000 btu': 'Yes', '12k btu': 'Yes', '6,000 btu': 'No' },
    },
  ],
  // A fifth more is wanted below the roof.
  [
    'Is # enough for an attic room of 20 m2?',
    {
      '5 kW': 'More than enough',
      '3.5 kW': 'Yes',
      '3.4 kW': 'Just, in a shaded room',
      '2.4 kW': 'No',
    },
  ],
])('%s', (question, sizes) => {
  const found = Object.keys(sizes).map((size) => [size, verdictOn(question.replace('#', size))]);
  expect(Object.fromEntries(found)).toEqual(sizes);
});
