/** Administration; all procedures require an administrator. */
import { administratorActions } from './actions.ts';
import { administeredContact } from './contact.ts';
import { administeredJobs } from './jobs.ts';
import { administeredPeople } from './people.ts';
import { administeredServer } from './server.ts';
import { administeredSignUp } from './sign-up.ts';

export const administrationContract = {
  people: administeredPeople,
  jobs: administeredJobs,
  server: administeredServer,
  signUp: administeredSignUp,
  contact: administeredContact,
  actions: administratorActions,
};
