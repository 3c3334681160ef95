/** A second copy of the API's addresses: clients of others call them by method and path, and read the status. */
import { expect, test } from 'vitest';
import { contract } from './contract.ts';
import { sharedGeneration } from './features/generations.ts';

interface Procedure {
  readonly '~orpc': {
    readonly route: {
      readonly method?: string;
      readonly path?: string;
      readonly successStatus?: number;
    };
  };
}

const isProcedure = (part: object): part is Procedure => '~orpc' in part;
const routesOf = (part: object): string[] => {
  if (!isProcedure(part)) return Object.values(part).flatMap(routesOf);
  const { method, path, successStatus } = part['~orpc'].route;
  return [`${method} ${path}${successStatus === undefined ? '' : ` ${successStatus}`}`];
};

test.each<[keyof typeof contract, string]>([
  [
    'account',
    `GET /account/profile
    GET /account/sign-up
    PATCH /account/names
    PUT /account/password
    POST /account/address/mail
    POST /account/address`,
  ],
  [
    'administration',
    `GET /administration/people
    PUT /administration/people/{id}/disabled
    POST /administration/people/{id}/sign-out
    PUT /administration/people/{id}/premium
    DELETE /administration/people/{id}
    GET /administration/jobs
    POST /administration/jobs/{id}/cancel
    POST /administration/jobs/{id}/retry
    GET /administration/processes
    GET /administration/storage
    GET /administration/sign-up
    PUT /administration/sign-up
    POST /administration/invitations
    DELETE /administration/invitations/{id}
    GET /administration/contact
    PUT /administration/contact
    GET /administration/actions`,
  ],
  [
    'billing',
    `GET /billing
    POST /billing/checkout
    POST /billing/confirm
    POST /billing/portal`,
  ],
  [
    'conversations',
    `GET /conversations
    GET /conversations/{id}
    PATCH /conversations/{id}
    DELETE /conversations/{id} 204
    POST /conversations/{id}/restore
    PUT /conversations/{id}/work
    GET /conversations/{id}/markdown`,
  ],
  [
    'handbook',
    `GET /handbook/calculators
    GET /handbook/{slug}`,
  ],
  [
    'engines',
    `GET /engines/access
    POST /engines/access
    POST /engines/access/mail
    GET /engines
    POST /engines/try
    POST /engines/connect
    POST /engines/disconnect`,
  ],
  ['system', `GET /system`],
  [
    'photos',
    `POST /photos 201
    GET /photos/{id}/analysis
    POST /photos/{id}/surfaces
    PUT /photos/{id}/corners 204
    DELETE /photos/{id} 204`,
  ],
  [
    'analysis',
    `POST /analysis
    POST /analysis/address`,
  ],
  [
    'renders',
    `GET /renders/{id}/pictures/{index}/design
    GET /renders/{id}/pictures/{index}/files/{kind}
    POST /renders/previews
    POST /renders/words
    POST /renders 202`,
  ],
  [
    'visuals',
    `POST /visuals 202
    POST /visuals/brief
    GET /visuals/{id}/pictures/{index}/{kind}`,
  ],
  ['sketches', `POST /sketches 202`],
  [
    'generations',
    `GET /generations/{id}
    GET /generations
    GET /generations/running
    GET /generations/{id}/events
    PATCH /generations/{id}
    PUT /generations/{id}/favourite
    DELETE /generations/{id}
    POST /generations/{id}/restore
    POST /generations/{id}/cancel
    POST /generations/{id}/retry 202
    PUT /generations/{id}/share
    DELETE /generations/{id}/share 204`,
  ],
  ['shares', `GET /shares/{token}`],
  [
    'quota',
    `GET /quota
    GET /storage`,
  ],
  [
    'calls',
    `POST /image_interiors/
    GET /chat/{prompt}
    POST /tts
    POST /generate-image
    GET /image_generate/{prompt}
    POST /analyze-image
    POST /analyze-upload
    POST /analyze-url`,
  ],
])('the addresses of %s', (name, addresses) => {
  expect(routesOf(contract[name])).toEqual(addresses.split('\n').map((line) => line.trim()));
});

test('a shared result tells nothing of its owner: no prompt, recipe, notes, favourite or link', () => {
  expect(Object.keys(sharedGeneration.shape)).toEqual([
    ...['tool', 'title', 'style', 'roomType', 'propertyType', 'aesthetic', 'engine', 'original'],
    ...['pictures', 'structureScore', 'overlayUrl', 'brief', 'createdAt'],
  ]);
});
