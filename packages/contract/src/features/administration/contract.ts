/** The administrators' place: each procedure is for administrators alone. */
import { administratorActions } from './actions.ts';
import { administeredPeople } from './people.ts';

export const administrationContract = {
  people: administeredPeople,
  actions: administratorActions,
};
