/** The administrators' place: each procedure is for administrators alone. */
import { administratorActions } from './actions.ts';
import { administeredPeople } from './people.ts';
import { administeredSignUp } from './sign-up.ts';

export const administrationContract = {
  people: administeredPeople,
  signUp: administeredSignUp,
  actions: administratorActions,
};
