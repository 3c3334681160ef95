import { expect, test } from 'vitest';
import { applianceIn, appliances } from './appliances.ts';
import { money, priceIn } from './prices.ts';

test.each([
  ['at 28p a unit', 0.28, 'GBP'],
  ['7.5 pence', 0.075, 'GBP'],
  ['at £0.34 per kwh', 0.34, 'GBP'],
  ['0.3 pounds', 0.3, 'GBP'],
  ['€ 0,32 per kwh', 0.32, 'EUR'],
  ['0.40 euros', 0.4, 'EUR'],
  ['32 euro cents', 0.32, 'EUR'],
  ['32 ct', 0.32, 'EUR'],
  ['$.15 a kwh', 0.15, 'USD'],
  ['0.2 dollars', 0.2, 'USD'],
  ['15 cents', 0.15, 'none'],
  ['15c per kwh', 0.15, 'none'],
  ['0.3 per kwh', 0.3, 'none'],
  ['electricity is 0.30', 0.3, 'none'],
  // A price of 3 or more is in hundredths.
  ['electricity costs 2.99', 2.99, 'none'],
  ['electricity costs 3', 0.03, 'none'],
  ['power at 28', 0.28, 'none'],
])('%s', (text, perKwh, currency) => {
  expect(priceIn(text)).toEqual({ perKwh: expect.closeTo(perKwh, 8), currency });
});

test('what something uses is no price', () => {
  for (const text of ['power is 3 kw', 'power: 1500 w', 'a kettle', 'units at 4 h'])
    expect(priceIn(text)).toBeUndefined();
});

test.each([
  [3.4, 'GBP', '£3.40'],
  [1234.5, 'EUR', '€1,234.50'],
  [0.005, 'USD', '$0.01'],
  [0.2, 'none', '0.20'],
  [12, 'CHF', '12.00'],
])('%d in %s is %s', (value, currency, text) => expect(money(value, currency)).toBe(text));

test.each([
  ['my dehumidifier', 'a dehumidifier', 300],
  ['an infra-red heater', 'an infrared panel', 600],
  ['an oil filled radiator', 'an oil-filled radiator', 1500],
  ['the heated towel rail', 'a heated towel rail', 150],
  ['an electric blanket', 'an electric blanket', 100],
  ['a patio heater', 'a patio heater', 2000],
  ['the immersion', 'an immersion heater', 3000],
  ['a fan heater', 'an electric heater', 2000],
  ['an electric shower', 'an electric shower', 9000],
  ['air conditioning', 'a portable air conditioner', 1000],
  ['a ceiling fan', 'a fan', 50],
  ['a kettle', 'a kettle', 2500],
  ['an airfryer', 'an air fryer', 1500],
  ['a microwave', 'a microwave', 1200],
  ['an iron', 'an iron', 2000],
  ['a hair dryer', 'a hairdryer', 1800],
  ['the hoover', 'a vacuum cleaner', 800],
  ['the telly', 'a television', 100],
  ['a playstation', 'a games console', 150],
  ['my gaming pc', 'a desktop computer', 150],
  ['a led bulb', 'an LED lamp', 8],
])('%s is %s of %d W', (text, name, watts) => {
  const { words: _, ...found } = applianceIn(text)!;
  expect(found).toEqual({ name, watts });
});

test('each appliance is one of these, and anything else is none', () => {
  expect(appliances).toHaveLength(21);
  expect(applianceIn('a fridge')).toBeUndefined();
});
