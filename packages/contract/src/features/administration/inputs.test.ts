/** Boundary values of the inputs of members and administrators. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contract } from '../../contract.ts';
import { contactSetting } from './contact.ts';

const many = (count: number) => 'x'.repeat(count);
const inputOf = (procedure: { '~orpc': { inputSchema?: unknown } }) =>
  procedure['~orpc'].inputSchema as z.ZodType;
const { administration, account, engines, conversations, generations } = contract;
const id = randomUUID();

const setting = (more: object) => ({
  ...{ mail: 'hello@house.dev', supportMail: 'help@house.dev', social: {}, lines: [], ...more },
});
const line = (more: object = {}) => ({ label: 'Office', address: 'https://house.dev', ...more });
const site = (length: number) => `https://house.dev/${'x'.repeat(length - 18)}`;
const connection = (more: object = {}) => ({
  job: 'chat',
  provider: 'openai',
  model: 'm',
  ...more,
});

type Row = readonly [string, z.ZodType, good: readonly object[], bad: readonly object[]];
const rows: readonly Row[] = [
  [
    'where people reach the operator',
    contactSetting,
    [
      setting({}),
      setting({ social: { Instagram: 'https://house.dev/us' } }),
      setting({ social: { YouTube: site(300) } }),
      setting({ lines: Array.from({ length: 6 }, () => line()) }),
      setting({ lines: [line({ label: many(40) }), line({ address: '+49 30 123 45' })] }),
    ],
    [
      setting({ mail: 'house.dev' }),
      setting({ supportMail: '' }),
      setting({ social: { Instagram: 'http://house.dev' } }),
      setting({ social: { Instagram: 'javascript:alert(1)' } }),
      setting({ social: { Instagram: 'https://ada:secret@house.dev' } }),
      setting({ social: { YouTube: site(301) } }),
      setting({ social: { Facebook: 'https://house.dev' } }),
      setting({ lines: Array.from({ length: 7 }, () => line()) }),
      setting({ lines: [line({ label: many(41) })] }),
      setting({ lines: [line({ label: ' ' })] }),
      setting({ lines: [line({ address: 'javascript:alert(1)' })] }),
    ],
  ],
  [
    'an invitation',
    inputOf(administration.signUp.invite),
    [{ note: 'A' }, { note: many(80) }, { note: ` ${many(80)} ` }],
    [{ note: ' ' }, { note: many(81) }, { note: 'a\u202eb' }],
  ],
  [
    'who may sign up',
    inputOf(administration.signUp.setRule),
    [{ rule: 'open' }, { rule: 'invitation' }, { rule: 'closed' }],
    [{ rule: 'all' }, {}],
  ],
  [
    'a list of people',
    inputOf(administration.people.list),
    [{}, { limit: 1 }, { limit: '100' }, { search: many(200), cursor: many(200) }],
    [{ limit: 0 }, { limit: 101 }, { search: many(201) }, { cursor: many(201) }],
  ],
  [
    'a person who is kept out',
    inputOf(administration.people.setDisabled),
    [{ id: many(100), disabled: true }],
    [{ id: many(101), disabled: true }, { id: '', disabled: true }, { id: 'a' }],
  ],
  [
    'a list of deeds',
    inputOf(administration.actions.list),
    [{}, { cursor: '1', limit: 100 }, { cursor: Number.MAX_SAFE_INTEGER }],
    [{ cursor: 0 }, { cursor: 1.5 }, { limit: 101 }, { limit: 0 }],
  ],
  [
    'an engine that is connected',
    inputOf(engines.connect),
    [
      connection(),
      connection({ provider: many(40), model: many(200) }),
      connection({ values: { [many(60)]: many(4_096) } }),
    ],
    [
      connection({ model: 'a,b' }),
      connection({ model: 'a b' }),
      connection({ model: many(201) }),
      connection({ provider: many(41) }),
      connection({ job: 'cook' }),
      connection({ values: { [many(61)]: '' } }),
      connection({ values: { A: many(4_097) } }),
      connection({ more: true }),
    ],
  ],
  [
    'an engine that is taken away',
    inputOf(engines.disconnect),
    [{ job: 'chat', id: many(300) }],
    [
      { job: 'chat', id: many(301) },
      { job: 'cook', id: 'a' },
    ],
  ],
  [
    'an engine that is tried',
    inputOf(engines.tryOut),
    [{ job: 'vision', id: many(300) }],
    [
      { job: 'vision', id: many(301) },
      { job: 'cook', id: 'a' },
    ],
  ],
  [
    'a code of a link',
    inputOf(account.confirmAddress),
    [{ code: 'x' }, { code: many(100) }],
    [{ code: '' }, { code: many(101) }, { code: 'x', more: 1 }],
  ],
  [
    'a code of the server',
    inputOf(engines.claim),
    [{ code: 'x' }, { code: many(100) }],
    [{ code: '' }, { code: many(101) }],
  ],
  [
    'a new password',
    inputOf(account.updatePassword),
    [{ newPassword: many(4_000) }],
    [{ newPassword: many(4_001) }, {}],
  ],
  [
    'names',
    inputOf(account.updateNames),
    [{ firstName: many(80), lastName: 'L' }],
    [{ firstName: many(81), lastName: 'L' }, { firstName: 'A' }],
  ],
  [
    'a title of a conversation',
    inputOf(conversations.rename),
    [
      { id, title: 'A' },
      { id, title: many(120) },
    ],
    [
      { id, title: many(121) },
      { id, title: ' ' },
      { id: 'one', title: 'A' },
    ],
  ],
  [
    'work that is shown with an answer',
    inputOf(conversations.keepWork),
    [{ id, messageId: many(100), generationId: many(100) }],
    [
      { id, messageId: many(101), generationId: 'g' },
      { id, messageId: 'm', generationId: many(101) },
    ],
  ],
  [
    'a title of a result',
    inputOf(generations.rename),
    [{ id: 'a', title: many(200) }],
    [
      { id: 'a', title: many(201) },
      { id: 'a', title: ' ' },
    ],
  ],
  [
    'an entry of the handbook',
    inputOf(contract.handbook.entry),
    [{ slug: many(100) }],
    [{ slug: many(101) }],
  ],
];

test.each(rows)('%s passes up to its edge and no further', (_name, schema, good, bad) => {
  const isAccepted = (value: object) => schema.safeParse(value).success;
  expect(good.filter((value) => !isAccepted(value))).toEqual([]);
  expect(bad.filter(isAccepted)).toEqual([]);
});

test('lists of administrators have twenty-five rows unless more are asked for', () => {
  for (const list of [administration.people.list, administration.actions.list]) {
    expect(inputOf(list).parse({})).toMatchObject({ limit: 25 });
  }
});

test('typed addresses become links', () => {
  const { lines } = contactSetting.parse(
    setting({ lines: [line({ address: ' +49 30 123 45 ' }), line({ address: 'a@house.dev' })] }),
  );
  expect(lines.map(({ address }) => address)).toEqual(['tel:+49-30-123-45', 'mailto:a@house.dev']);
});
