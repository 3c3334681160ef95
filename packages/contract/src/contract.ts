/** Every procedure of the API. The server implements it, the web app calls it. */
import { accountContract } from './features/account.ts';
import { administrationContract } from './features/administration/contract.ts';
import { billingContract } from './features/billing.ts';
import { firstCalls } from './features/calls.ts';
import { conversationsContract, handbookContract } from './features/chat.ts';
import { enginesContract } from './features/engines.ts';
import { pictureApi } from './features/picture-api.ts';
import { systemContract } from './features/system.ts';

export const contract = {
  account: accountContract,
  administration: administrationContract,
  billing: billingContract,
  conversations: conversationsContract,
  handbook: handbookContract,
  engines: enginesContract,
  system: systemContract,
  ...pictureApi,
  calls: firstCalls,
};
