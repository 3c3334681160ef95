/** Every procedure of the API. The server implements it, the web app calls it. */
import { accountContract } from './account.ts';
import { billingContract } from './billing.ts';
import { conversationsContract, handbookContract } from './conversations.ts';
import { enginesContract } from './engines.ts';
import { firstCalls } from './first-calls.ts';
import { pictureApi } from './picture-api.ts';
import { systemContract } from './system.ts';

export const contract = {
  account: accountContract,
  billing: billingContract,
  conversations: conversationsContract,
  handbook: handbookContract,
  engines: enginesContract,
  system: systemContract,
  ...pictureApi,
  calls: firstCalls,
};
